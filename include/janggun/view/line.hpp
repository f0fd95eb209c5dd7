#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/game/game.hpp"

namespace janggun::view {

enum class Notation : std::uint8_t { coordinates, korean };

// A point in the notation: "b1" or "02".
[[nodiscard]] std::string point_text(board::Square point, Notation notation);

// A legal move in the notation: "a4a5" or "79졸78".
[[nodiscard]] std::string move_text(const board::Position& position, board::Move move, Notation notation);

// Moves that are legal one after another from where the game stands, with blanks between: "a4a5 a7a6" or
// "79졸78 41병42".
[[nodiscard]] std::string line_text(const game::Game& game, std::span<const board::Move> moves,
                                    Notation notation);

}  // namespace janggun::view
