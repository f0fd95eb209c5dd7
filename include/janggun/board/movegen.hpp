#pragma once

#include <cstdint>
#include <vector>

#include "janggun/board/legality.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/sets.hpp"

namespace janggun::board {

// How the side to move passes, whether or not it may.
[[nodiscard]] inline Move pass_of(const Position& position) noexcept {
    return Move::pass(position.king(position.side_to_move()));
}

// Appends the legal moves, the pass among them; none when the game has ended.
void generate_legal(const Position& position, MoveList& moves) noexcept;

// Appends the legal moves that take nothing, the pass among them.
void generate_quiets(const Position& position, MoveList& moves) noexcept;
void generate_quiets(const Position& position, const Legality& legality, MoveList& moves) noexcept;

// Appends all captures, legal or not. The caller knows that no other pieces than `takers`, the king and the
// guards can take anything.
void generate_pseudo_legal_captures(const Position& position, TypeSet takers, MoveList& moves) noexcept;

// A cheap test to make first: false if there is no capture, with `takers` as above.
[[nodiscard]] bool may_capture(const Position& position, TypeSet takers) noexcept;

// How many legal moves there are, without listing them.
[[nodiscard]] std::uint64_t count_legal(const Position& position) noexcept;

// Whether the piece of the side to move on `move.from()` moves like that, its king's safety and facing kings
// apart. The pass is none of these moves.
[[nodiscard]] bool is_pseudo_legal(const Position& position, Move move) noexcept;

// The squares of the pieces that give check to the side to move.
[[nodiscard]] std::vector<Square> checkers(const Position& position);

// Whether `move`, of any origin, is legal here.
[[nodiscard]] bool is_legal(const Position& position, Move move) noexcept;
[[nodiscard]] bool is_legal(const Position& position, const Legality& legality, Move move) noexcept;

// Whether a legal move gives mate.
[[nodiscard]] bool mates(const Position& position, Move move) noexcept;

// Whether a move that is pseudo-legal is legal.
[[nodiscard]] bool is_safe(const Position& position, const Legality& legality, Move move) noexcept;
// A quick test of a pseudo-legal move for a side that is not in check. It returns true only if a glance shows
// that the move is legal, as it does for most: they open nothing on their own king.
[[nodiscard]] bool is_plainly_safe(const Position& position, Move move) noexcept;

}  // namespace janggun::board
