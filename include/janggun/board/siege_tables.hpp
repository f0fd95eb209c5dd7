#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/geometry.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// How a piece on any square bears on the nine points of a palace, built from the same steps and leaps that
// move it.

namespace janggun::board::siege_tables {

template <class T>
using ByCell = std::array<T, kBoardCells>;
template <class T>
using ByPoint = std::array<T, kPalacePoints>;
template <class T>
using BySide = std::array<T, 2>;  // by defender

// The points that must be empty for a horse or elephant to attack; none where it does not aim at all.
struct Aim {
    Square first_leg;
    Square second_leg;
    [[nodiscard]] constexpr bool is_none() const noexcept { return first_leg.is_none(); }
};

// The straight line or palace diagonal that joins a palace point with a square.
struct Line {
    enum class Kind : std::uint8_t { none, straight, diagonal };
    Kind kind = Kind::none;
    Direction direction = Direction::north;  // of a straight one, from the point to the square
    std::uint8_t length = 0;                 // in steps
    Square middle;                           // of a diagonal of two steps
};

template <class T>
constexpr T& at(ByCell<T>& table, Square square) {
    return table[square.board_index()];
}
template <class T>
[[nodiscard]] constexpr const T& at(const ByCell<T>& table, Square square) {
    return table[square.board_index()];
}

constexpr BySide<ByPoint<ByCell<Aim>>> make_aims(const Leaps& leaps) {
    BySide<ByPoint<ByCell<Aim>>> table{};
    for_each_square([&](Square from) {
        for (const Leap& leap : leaps) {
            const Square to = from + leap.target;
            for (const Side defender : kSides) {
                if (!is_in_palace(to, defender)) continue;
                at(table[index(defender)][palace_index(to, defender)], from) = {from + leap.first_leg,
                                                                                from + leap.second_leg};
            }
        }
    });
    return table;
}

constexpr BySide<ByPoint<ByCell<Line>>> make_lines() {
    BySide<ByPoint<ByCell<Line>>> table{};
    for (const Side defender : kSides) {
        for (std::size_t i = 0; i < kPalacePoints; ++i) {
            const Square point = palace_point(i, defender);
            ByCell<Line>& lines = table[index(defender)][i];
            for (const Direction direction : kDirections) {
                std::uint8_t length = 1;
                for (Square s = point + step(direction); s.is_on_board(); s = s + step(direction), ++length) {
                    at(lines, s) = {Line::Kind::straight, direction, length, Square::none()};
                }
            }
            for (const DiagonalRay& ray : diagonal_rays(point)) {
                at(lines, ray.near) = {Line::Kind::diagonal, Direction::north, 1, Square::none()};
                if (!ray.far.is_none())
                    at(lines, ray.far) = {Line::Kind::diagonal, Direction::north, 2, ray.near};
            }
        }
    }
    return table;
}

inline constexpr auto kHorseAims = make_aims(kHorseLeaps);
inline constexpr auto kElephantAims = make_aims(kElephantLeaps);
inline constexpr auto kLines = make_lines();

// The cells on which the attacks of a besieger depend: legs, and what lies between it and each point.
struct Stake {
    static constexpr std::size_t kMost = 10;

    std::uint8_t count = 0;
    std::array<Square, kMost> cells{};

    constexpr void add(Square cell) {
        for (std::size_t i = 0; i < count; ++i) {
            if (cells[i] == cell) return;
        }
        cells[count++] = cell;
    }
    [[nodiscard]] constexpr const Square* begin() const noexcept { return cells.data(); }
    [[nodiscard]] constexpr const Square* end() const noexcept { return cells.data() + count; }
};

// By the besieger's square.
using Stakes = std::array<Stake, kCells>;

constexpr BySide<Stakes> make_leaper_stakes(const BySide<ByPoint<ByCell<Aim>>>& aims) {
    BySide<Stakes> table{};
    for (const Side defender : kSides) {
        for (const ByCell<Aim>& aims_at_point : aims[index(defender)]) {
            for_each_square([&](Square from) {
                const Aim aim = at(aims_at_point, from);
                if (aim.is_none()) return;
                Stake& stake = table[index(defender)][from.index()];
                stake.add(aim.first_leg);
                stake.add(aim.second_leg);
            });
        }
    }
    return table;
}

constexpr BySide<Stakes> make_slider_stakes() {
    BySide<Stakes> table{};
    for (const Side defender : kSides) {
        for (std::size_t i = 0; i < kPalacePoints; ++i) {
            const Square point = palace_point(i, defender);
            for_each_square([&](Square from) {
                const Line line = at(kLines[index(defender)][i], from);
                if (line.kind == Line::Kind::none) return;
                Stake& stake = table[index(defender)][from.index()];
                if (!line.middle.is_none()) stake.add(line.middle);
                if (line.kind == Line::Kind::diagonal) return;
                for (int k = 1; k < line.length; ++k) stake.add(point + k * step(line.direction));
            });
        }
    }
    return table;
}

// Of what steps, or never attacks a palace.
inline constexpr BySide<Stakes> kNoStakes{};
inline constexpr BySide<Stakes> kHorseStakes = make_leaper_stakes(kHorseAims);
inline constexpr BySide<Stakes> kElephantStakes = make_leaper_stakes(kElephantAims);
inline constexpr BySide<Stakes> kSliderStakes = make_slider_stakes();

// By the attacker's type.
inline constexpr std::array<const BySide<Stakes>*, kPieceTypes> kStakes{
    &kNoStakes, &kNoStakes, &kNoStakes, &kHorseStakes, &kElephantStakes, &kSliderStakes, &kSliderStakes};

[[nodiscard]] constexpr const Stake& stake_of(PieceType attacker, Square square, Side defender) noexcept {
    return (*kStakes[index(attacker)])[index(defender)][square.index()];
}

}  // namespace janggun::board::siege_tables
