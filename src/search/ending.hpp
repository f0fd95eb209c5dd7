#pragma once

#include "janggun/game/game.hpp"

namespace janggun::search {

// Whether the side to move should pass to let a game end that nobody ends: it has gone on for long after it
// could first have been ended, it could be ended now, and that would be a loss, or a draw that a pass does
// not put at risk. Two passes end every game with the result that could be claimed.
[[nodiscard]] bool should_pass_to_end(const game::Game& game);

}  // namespace janggun::search
