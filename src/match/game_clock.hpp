#pragma once

#include <array>
#include <optional>

#include "janggun/board/types.hpp"
#include "janggun/match/limits.hpp"

namespace janggun::match {

// Both clocks of a game, and what else limits a move. Arrays are by side.
class GameClock {
  public:
    explicit GameClock(const std::array<PlayerLimits, 2>& limits);

    // The limits for the next move of `side`.
    [[nodiscard]] search::Limits limits_for(board::Side side) const;
    // How long that move may take; nothing if no time is set.
    [[nodiscard]] std::optional<Milliseconds> allowance(board::Side side) const;
    // Takes the time for a move off its clock, and adds the increment.
    void charge(board::Side side, Milliseconds spent);

  private:
    std::array<PlayerLimits, 2> limits_;
    std::array<Milliseconds, 2> remaining_{};  // means nothing if there is no clock
};

}  // namespace janggun::match
