#pragma once

#include <array>
#include <optional>

#include "janggun/board/types.hpp"
#include "janggun/match/referee.hpp"

namespace janggun::match {

// Follows the scores of both players in a game.
class Resignation {
  public:
    explicit Resignation(ResignTerms terms) noexcept : terms_{terms} {}

    // Notes what `side`, which has just moved, thinks of its own prospects. Returns the winner once the other
    // side resigns.
    [[nodiscard]] std::optional<board::Side> after_move(board::Side side, std::optional<int> score) noexcept;

  private:
    // The number of moves for which a player has seen the same winner.
    struct Streak {
        std::optional<board::Side> winner;
        int moves = 0;
    };

    ResignTerms terms_;
    std::array<Streak, 2> streaks_;  // indexed by the side whose opinion it is
};

}  // namespace janggun::match
