#pragma once

#include <string>

#include "janggun/game/game.hpp"

namespace janggun::view {

// The evaluation term by term for both sides, in centipawns, and what they sum up to.
[[nodiscard]] std::string evaluation_text(const game::Game& game);

}  // namespace janggun::view
