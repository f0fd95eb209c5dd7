#pragma once

#include "janggun/board/legality.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/reach.hpp"
#include "janggun/board/siege.hpp"

namespace janggun::board {

// Finds which moves of the side to move give check, before they are made. The enemy king is not in check yet.
class Checks {
  public:
    explicit Checks(const Position& position) noexcept;

    [[nodiscard]] bool is_given_by(const Position& position, Move move) const noexcept {
        // Most moves come from pieces that mask no other one, and lead nowhere near the king.
        const PieceId mover = position.at(move.from());
        if (reaches(position.board(), mover, move.to(), king_, move.from())) return true;
        return !uncovered_.leave_free(mover) && changes_ways_to(king_, move.from(), move.to()) &&
               is_uncovered_by(position, move);
    }

  private:
    [[nodiscard]] bool is_uncovered_by(const Position& position, Move move) const noexcept;

    Square king_;
    Restraints uncovered_;
};

}  // namespace janggun::board
