#pragma once

#include "janggun/board/position.hpp"
#include "janggun/board/restraints.hpp"
#include "janggun/board/siege.hpp"

namespace janggun::board {

// All that legality asks of a position but the moves themselves: found once, and good for every move of the
// side to move until one is made.
class Legality {
  public:
    explicit Legality(const Position& position) noexcept
        : siege_{position, position.side_to_move()}, restraints_{position, siege_} {}

    [[nodiscard]] const Siege& siege() const noexcept { return siege_; }
    [[nodiscard]] const Restraints& restraints() const noexcept { return restraints_; }

  private:
    Siege siege_;
    Restraints restraints_;
};

}  // namespace janggun::board
