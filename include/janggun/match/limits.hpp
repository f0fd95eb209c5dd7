#pragma once

#include <cstdint>
#include <optional>

#include "janggun/search/limits.hpp"

namespace janggun::match {

using search::Milliseconds;

// The time for a whole game, and the increment of each move.
struct TimeControl {
    Milliseconds base{0};
    Milliseconds increment{0};
};

// What one player may use. All limits hold at once.
struct PlayerLimits {
    std::optional<TimeControl> clock;
    std::optional<Milliseconds> move_time;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;

    [[nodiscard]] bool are_given() const noexcept { return clock || move_time || nodes || depth; }
};

}  // namespace janggun::match
