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

// Evaluates the position and records what the board shows on the way.
[[nodiscard]] Assessment assess(const board::Position& position, const Tally& tally,
                                const game::Material& material, const game::Rules& rules) noexcept;
// What assess() would return after a pass, derived from what it returned before.
[[nodiscard]] Assessment assess_after_pass(const Assessment& before) noexcept;
// What assess() would return after a move, estimated from what it returned before: the activity of the pieces
// is taken to be unchanged. `gain` is the change of the tally's standing in Cho's favour, in 1/Phased::kFull
// of a unit.
[[nodiscard]] Score foresee(Score before, int gain, board::Side side_to_move) noexcept;

}  // namespace janggun::eval
