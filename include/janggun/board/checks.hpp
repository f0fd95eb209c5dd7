#pragma once

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/reach.hpp"
#include "janggun/board/restraints.hpp"
#include "janggun/board/siege.hpp"

namespace janggun::board {

// Which moves of the side to move give check, told before they are made. The enemy king is not in check yet.
class Checks {
  public:
    explicit Checks(const Position& position) noexcept;

    [[nodiscard]] bool is_given_by(const Position& position, Move move) const noexcept {
        // Most moves are nowhere near the king or a line to it.
        const PieceType type = position.at(move.from()).type();
        return (may_reach(type, move.to(), king_) || lies_in_way(move.from(), king_) ||
                lies_in_way(move.to(), king_)) &&
               looks_given_by(position, move);
    }

  private:
    [[nodiscard]] bool looks_given_by(const Position& position, Move move) const noexcept;

    Square king_;
    Restraints uncovered_;
};

}  // namespace janggun::board
