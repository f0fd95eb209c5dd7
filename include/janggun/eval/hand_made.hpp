#pragma once

#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/eval/state.hpp"
#include "janggun/eval/tally.hpp"
#include "janggun/game/material.hpp"
#include "janggun/game/rules.hpp"

// The hand-made evaluation as a search asks it, through State.

namespace janggun::eval {

// Finds out on the way what the board shows.
[[nodiscard]] Assessment assess(const board::Position& position, const Tally& tally,
                                const game::Material& material, const game::Rules& rules) noexcept;
// What assess() says after a pass, from what it said before.
[[nodiscard]] Assessment assess_after_pass(const Assessment& before) noexcept;
// What assess() says after a move, from what it said before: what pieces do where they stand is taken to be
// as it was. The gain is Cho's in the tally's standing, in 1/Phased::kFull of a unit.
[[nodiscard]] Score foresee(Score before, int gain, board::Side side_to_move) noexcept;

}  // namespace janggun::eval
