#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

namespace janggun::board {

enum class Direction : std::uint8_t { north, south, east, west };

inline constexpr std::array kDirections{Direction::north, Direction::south, Direction::east, Direction::west};

// The offset from a cell to its neighbour.
[[nodiscard]] constexpr int step(Direction direction) noexcept {
    constexpr std::array<int, 4> kSteps{kRowLength, -kRowLength, 1, -1};
    return kSteps[static_cast<std::size_t>(direction)];
}

// The direction towards the enemy's back rank.
[[nodiscard]] constexpr Direction forward(Side side) noexcept {
    return side == Side::cho ? Direction::north : Direction::south;
}

// The jump of a horse or an elephant: offsets from its square to the points that must be empty, and to the
// target. A horse has one such point; it is written twice, so that one piece of code serves both.
struct Leap {
    int first_leg;
    int second_leg;
    int target;
};

using Leaps = std::array<Leap, 8>;

namespace detail {

// One straight step, then `diagonals` steps outward along one of the two diagonals that continue it.
constexpr Leaps leaps(int diagonals) {
    Leaps result{};
    std::size_t count = 0;
    for (const Direction direction : kDirections) {
        const int straight = step(direction);
        const int across = straight == 1 || straight == -1 ? kRowLength : 1;
        for (const int sideways : {across, -across}) {
            const int diagonal = straight + sideways;
            result[count++] = {straight, straight + (diagonals - 1) * diagonal,
                               straight + diagonals * diagonal};
        }
    }
    return result;
}

}  // namespace detail

inline constexpr Leaps kHorseLeaps = detail::leaps(1);
inline constexpr Leaps kElephantLeaps = detail::leaps(2);

namespace detail {

// The frame is wide enough: every leap from the board stays in the mailbox and lands on the point it means.
constexpr bool frame_holds(const Leaps& leaps) {
    bool holds = true;
    for_each_square([&](Square from) {
        for (const Leap& leap : leaps) {
            const int raw = from.raw() + leap.target;
            holds = holds && raw > 0 && raw < static_cast<int>(kCells);
            // Columns do not wrap: a target three columns away at most keeps its distance.
            const int columns = raw % kRowLength - from.raw() % kRowLength;
            holds = holds && columns >= -kFrame && columns <= kFrame;
        }
    });
    return holds;
}

}  // namespace detail

static_assert(detail::frame_holds(kHorseLeaps) && detail::frame_holds(kElephantLeaps));
static_assert(kHorseLeaps[0].target == 33 && kElephantLeaps[0].target == 50);

}  // namespace janggun::board
