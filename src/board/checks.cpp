#include "janggun/board/checks.hpp"

namespace janggun::board {

Checks::Checks(const Position& position) noexcept
    : king_{position.king(other(position.side_to_move()))},
      uncovered_{position, Siege{position, other(position.side_to_move())}, position.side_to_move()} {}

bool Checks::is_uncovered_by(const Position& position, Move move) const noexcept {
    return !move.is_pass() && !uncovered_.permit(position.board(), move.from(), move.to());
}

}  // namespace janggun::board
