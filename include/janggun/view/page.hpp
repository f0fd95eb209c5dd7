#pragma once

#include <string>
#include <vector>

#include "janggun/game/game.hpp"
#include "janggun/view/board_picture.hpp"

namespace janggun::view {

// Everything about a position: the board, then one `Name: value` line each for FEN, key, rules, side to move,
// checkers, facing, points, legal moves and verdict.
[[nodiscard]] std::string page(const game::Game& game, const PictureStyle& style);

// The legal moves in coordinates, sorted.
[[nodiscard]] std::vector<std::string> legal_moves(const game::Game& game);

}  // namespace janggun::view
