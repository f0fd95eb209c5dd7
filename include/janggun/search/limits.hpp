#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "janggun/board/move.hpp"

namespace janggun::search {

using Milliseconds = std::chrono::milliseconds;

// The greatest distance of a node from the root.
inline constexpr int kMostPlies = 120;

// Both clocks, by side; an absent time is taken from the other side's.
struct Clocks {
    std::array<std::optional<Milliseconds>, 2> remaining;
    std::array<Milliseconds, 2> increment{};
    std::optional<int> moves_to_go;

    [[nodiscard]] bool are_given() const noexcept { return remaining[0] || remaining[1]; }
};

// What the caller asked for. All limits hold at once; without any the search goes on until it is stopped.
struct Limits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<Milliseconds> move_time;
    std::optional<int> mate;  // end as soon as a mate in that many moves is found
    Clocks clocks;
    bool infinite = false;                // no answer before stop()
    bool ponder = false;                  // no answer and no clock before ponder_hit() or stop()
    std::vector<board::Move> root_moves;  // consider only these; every legal move if empty

    // Whether anything but a stop would end the search, once it does not ponder and is not infinite.
    [[nodiscard]] bool are_any() const noexcept {
        return depth || nodes || move_time || mate || clocks.are_given();
    }
};

}  // namespace janggun::search
