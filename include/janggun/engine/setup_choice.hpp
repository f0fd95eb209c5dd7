#pragma once

#include <array>
#include <optional>
#include <vector>

#include "janggun/board/setup.hpp"
#include "janggun/engine/config.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/util/rng.hpp"

// Which set-up a side is best off with. Han sets up first, and Cho, who sees it, answers.

namespace janggun::engine {

// What each of a side's set-ups is worth to that side, in centipawns.
using SetupValues = std::array<eval::Score, board::kSetups.size()>;

// The best, and those that are worth the same.
[[nodiscard]] std::vector<board::Setup> best_setups(const SetupValues& values);

// What the engine knows of the start positions: Cho's set-ups against one of Han's, and Han's where Cho gives
// its best answer.
[[nodiscard]] SetupValues known_answers(board::Setup han);
[[nodiscard]] SetupValues known_choices();

// What the engine sets up: as Cho against Han's set-up, as Han where there is none yet. At full strength it
// is the best, or one of several that are worth the same; a weaker player chooses by chance among all, the
// more often the weaker it is.
[[nodiscard]] board::Setup choose_setup(std::optional<board::Setup> han, const Config& config,
                                        util::Rng& rng);

}  // namespace janggun::engine
