#pragma once

#include <cstdint>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"

namespace janggun::board {

// Appends the legal moves, the pass among them; none when the game has ended.
void generate_legal(const Position& position, MoveList& moves) noexcept;

// Only those of them that take a piece.
void generate_captures(const Position& position, MoveList& moves) noexcept;

// Only those that do not, the pass among them.
void generate_quiets(const Position& position, MoveList& moves) noexcept;

// How many there are, without listing them.
[[nodiscard]] std::uint64_t count_legal(const Position& position) noexcept;

// Whether the piece of the side to move on `move.from()` moves like that, its king's safety and facing kings
// apart. The pass is none of these moves.
[[nodiscard]] bool is_pseudo_legal(const Position& position, Move move) noexcept;

// Where the pieces stand that give check to the side to move.
[[nodiscard]] std::vector<Square> checkers(const Position& position);

// Whether `move`, of any origin, is legal here.
[[nodiscard]] bool is_legal(const Position& position, Move move) noexcept;

}  // namespace janggun::board
