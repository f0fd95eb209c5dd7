#pragma once

#include <array>
#include <optional>
#include <vector>

#include "janggun/board/setup.hpp"
#include "janggun/engine/config.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/util/rng.hpp"

// Which set-up is best for a side. Han sets up first, and Cho, who sees it, answers.

namespace janggun::engine {

// The value of each of a side's set-ups to that side, in centipawns.
using SetupValues = std::array<eval::Centipawns, board::kSetups.size()>;

// The best set-up, and all that are worth the same.
[[nodiscard]] std::vector<board::Setup> best_setups(const SetupValues& values);

// What the engine knows of the start positions: Cho's set-ups against one of Han's, and Han's if Cho gives
// its best answer.
[[nodiscard]] SetupValues known_answers(board::Setup han);
[[nodiscard]] SetupValues known_choices();

// The engine's set-up: as Cho against Han's set-up, as Han if there is none yet. At full strength it is the
// best, or one of several that are worth the same; a weaker player often chooses at random among all set-ups,
// the weaker the more often.
[[nodiscard]] board::Setup choose_setup(std::optional<board::Setup> han, const Config& config,
                                        util::Rng& rng);

}  // namespace janggun::engine
