#include "janggun/board/checks.hpp"

namespace janggun::board {

Checks::Checks(const Position& position) noexcept
    : king_{position.king(other(position.side_to_move()))},
      uncovered_{position, Siege{position, other(position.side_to_move())}, position.side_to_move()} {}

bool Checks::looks_given_by(const Position& position, Move move) const noexcept {
    if (move.is_pass()) return false;
    const PieceId mover = position.at(move.from());
    if (reaches(position.board(), mover, move.to(), king_, move.from())) return true;
    return !uncovered_.leave_free(mover) && !uncovered_.permit(position.board(), move.from(), move.to());
}

}  // namespace janggun::board
