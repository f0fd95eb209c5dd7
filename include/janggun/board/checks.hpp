#pragma once

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/restraints.hpp"
#include "janggun/board/siege.hpp"

namespace janggun::board {

// Which moves of the side to move give check, told before they are made. The enemy king is not in check yet.
class Checks {
  public:
    explicit Checks(const Position& position) noexcept;

    [[nodiscard]] bool is_given_by(const Position& position, Move move) const noexcept;

  private:
    Square king_;
    Restraints uncovered_;
};

}  // namespace janggun::board
