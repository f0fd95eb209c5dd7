#pragma once

#include <array>
#include <vector>

#include "janggun/board/setup.hpp"
#include "janggun/eval/score.hpp"

// Which set-up a side is best off with. Han sets up first, and Cho, who sees it, answers.

namespace janggun::engine {

// What each of a side's set-ups is worth to that side, in centipawns.
using SetupValues = std::array<eval::Score, board::kSetups.size()>;

// Those that are worth at most `margin` less than the best.
[[nodiscard]] std::vector<board::Setup> best_setups(const SetupValues& values, int margin = 0);

}  // namespace janggun::engine
