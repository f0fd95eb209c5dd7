#pragma once

#include <optional>

#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"

namespace janggun::search {

// The result of ending by two passes a game that nobody ends, for the side to move, which should pass: the
// game has gone on for long after it could first have been ended, it could be ended now with the same result,
// and that is no win. Nothing if the side to move should play on, because its best move wins, by the score of
// a search, or a pass would be punished.
[[nodiscard]] std::optional<eval::Score> end_by_passes(const game::Game& game, eval::Score best);

}  // namespace janggun::search
