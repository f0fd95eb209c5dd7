#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/geometry.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// From where a piece bears on the enemy palace: it could attack a point of it, whatever stands between now.

namespace janggun::board {

namespace detail {

// By defender and the attacker's cell: a bit for each type. Kings and guards bear on nothing.
using Bearing = std::array<std::array<std::uint8_t, kCells>, 2>;

constexpr Bearing all_bearings() {
    Bearing bearing{};
    for (const Side defender : kSides) {
        const auto add = [&](PieceType type, Square from) {
            bearing[index(defender)][from.index()] |= static_cast<std::uint8_t>(1U << index(type));
        };
        const auto leap_in = [&](PieceType type, const Leaps& leaps, Square from) {
            for (const Leap& leap : leaps) {
                if (is_in_palace(from + leap.target, defender)) add(type, from);
            }
        };
        for_each_square([&](Square from) {
            leap_in(PieceType::horse, kHorseLeaps, from);
            leap_in(PieceType::elephant, kElephantLeaps, from);
            for (std::size_t i = 0; i < kPalacePoints; ++i) {
                const Square point = palace_point(i, defender);
                if (point == from || !share_line(point, from)) continue;
                add(PieceType::chariot, from);
                add(PieceType::cannon, from);
            }
        });
        for (std::size_t i = 0; i < kPalacePoints; ++i) {
            for (const Square from : soldier_origins(palace_point(i, defender), other(defender)))
                add(PieceType::soldier, from);
        }
    }
    return bearing;
}

inline constexpr Bearing kBearing = all_bearings();

}  // namespace detail

// A captured piece, on Square::none(), bears on nothing.
[[nodiscard]] constexpr bool bears_on_palace(PieceType attacker, Square from, Side defender) noexcept {
    return (unsigned{detail::kBearing[index(defender)][from.index()]} >> index(attacker) & 1U) != 0;
}

static_assert(bears_on_palace(PieceType::chariot, Square{0, 9}, Side::han));
static_assert(!bears_on_palace(PieceType::chariot, Square{0, 6}, Side::han));
static_assert(!bears_on_palace(PieceType::cannon, Square::none(), Side::cho));

}  // namespace janggun::board
