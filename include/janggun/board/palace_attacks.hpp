#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/geometry.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// How a piece on any square attacks the nine points of a palace, or could if other pieces let it. The tables
// are built from the steps and leaps with which pieces move, and indexed by the side that owns the palace,
// the defender.

namespace janggun::board {

namespace palace_attacks {

// A value for each square on which an attacker can stand.
template <class T>
using ByCell = std::array<T, kBoardCells>;
template <class T>
using ByPoint = std::array<T, kPalacePoints>;

// The points that must be empty for a horse or elephant to attack; none if it does not aim at all.
struct Aim {
    Square first_leg;
    Square second_leg;
    [[nodiscard]] constexpr bool is_none() const noexcept { return first_leg.is_none(); }
};

// The straight line or palace diagonal that joins a palace point with a square.
struct Line {
    enum class Kind : std::uint8_t { none, straight, diagonal };
    Kind kind = Kind::none;
    Direction direction = Direction::north;  // from the point to the square, if the line is straight
    std::uint8_t length = 0;                 // in steps
    Square middle;                           // the point between, if the line is a diagonal of two steps
};

using Aims = BySide<ByPoint<ByCell<Aim>>>;
using Lines = BySide<ByPoint<ByCell<Line>>>;

constexpr Aims make_aims(const Leaps& leaps) {
    Aims table{};
    for_each_square([&](Square from) {
        for (const Leap& leap : leaps) {
            const Square to = from + leap.target;
            for (const Side defender : kSides) {
                if (!is_in_palace(to, defender)) continue;
                table[defender][palace_index(to, defender)][from.board_index()] = {from + leap.first_leg,
                                                                                   from + leap.second_leg};
            }
        }
    });
    return table;
}

constexpr void add_lines(Square point, ByCell<Line>& lines) {
    for (const Direction direction : kDirections) {
        std::uint8_t length = 1;
        for (Square s = point + step(direction); s.is_on_board(); s = s + step(direction), ++length)
            lines[s.board_index()] = {Line::Kind::straight, direction, length, Square::none()};
    }
    for (const DiagonalRay& ray : diagonal_rays(point)) {
        lines[ray.near.board_index()] = {Line::Kind::diagonal, Direction::north, 1, Square::none()};
        if (ray.far.is_none()) continue;
        lines[ray.far.board_index()] = {Line::Kind::diagonal, Direction::north, 2, ray.near};
    }
}

constexpr Lines make_lines() {
    Lines table{};
    for (const Side defender : kSides) {
        for (std::size_t i = 0; i < kPalacePoints; ++i)
            add_lines(palace_point(i, defender), table[defender][i]);
    }
    return table;
}

inline constexpr Aims kHorseAims = make_aims(kHorseLeaps);
inline constexpr Aims kElephantAims = make_aims(kElephantLeaps);
inline constexpr Lines kLines = make_lines();

[[nodiscard]] constexpr Aim aim_of(PieceType leaper, Square from, Side defender, Square point) noexcept {
    const Aims& aims = leaper == PieceType::horse ? kHorseAims : kElephantAims;
    return aims[defender][palace_index(point, defender)][from.board_index()];
}

[[nodiscard]] constexpr Line line_to(Square square, Side defender, Square point) noexcept {
    return kLines[defender][palace_index(point, defender)][square.board_index()];
}

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

using Stakes = BySide<std::array<Stake, kCells>>;

constexpr Stakes make_leaper_stakes(const Aims& aims) {
    Stakes table{};
    for (const Side defender : kSides) {
        for (const ByCell<Aim>& aims_at_point : aims[defender]) {
            for_each_square([&](Square from) {
                const Aim aim = aims_at_point[from.board_index()];
                if (aim.is_none()) return;
                Stake& stake = table[defender][from.index()];
                stake.add(aim.first_leg);
                stake.add(aim.second_leg);
            });
        }
    }
    return table;
}

constexpr Stakes make_slider_stakes() {
    Stakes table{};
    for (const Side defender : kSides) {
        for (std::size_t i = 0; i < kPalacePoints; ++i) {
            const Square point = palace_point(i, defender);
            for_each_square([&](Square from) {
                const Line line = line_to(from, defender, point);
                if (line.kind == Line::Kind::none) return;
                Stake& stake = table[defender][from.index()];
                if (!line.middle.is_none()) stake.add(line.middle);
                if (line.kind == Line::Kind::diagonal) return;
                for (int k = 1; k < line.length; ++k) stake.add(point + k * step(line.direction));
            });
        }
    }
    return table;
}

inline constexpr Stakes kNoStakes{};
inline constexpr Stakes kHorseStakes = make_leaper_stakes(kHorseAims);
inline constexpr Stakes kElephantStakes = make_leaper_stakes(kElephantAims);
inline constexpr Stakes kSliderStakes = make_slider_stakes();

// Soldiers depend on no cell, and kings and guards attack no palace but their own.
inline constexpr ByType<const Stakes*> kStakes = by_type<const Stakes*>({.soldier = &kNoStakes,
                                                                         .guard = &kNoStakes,
                                                                         .king = &kNoStakes,
                                                                         .horse = &kHorseStakes,
                                                                         .elephant = &kElephantStakes,
                                                                         .chariot = &kSliderStakes,
                                                                         .cannon = &kSliderStakes});

[[nodiscard]] constexpr const Stake& stake_of(PieceType attacker, Square square, Side defender) noexcept {
    return (*kStakes[attacker])[defender][square.index()];
}

// The types that bear on the palace from a cell.
using Bearing = BySide<std::array<std::uint8_t, kCells>>;

constexpr Bearing all_bearings() {
    Bearing bearing{};
    for (const Side defender : kSides) {
        const auto add = [&](PieceType type, Square from) {
            bearing[defender][from.index()] |= static_cast<std::uint8_t>(1U << index(type));
        };
        for (std::size_t i = 0; i < kPalacePoints; ++i) {
            const Square point = palace_point(i, defender);
            for_each_square([&](Square from) {
                if (!aim_of(PieceType::horse, from, defender, point).is_none()) add(PieceType::horse, from);
                if (!aim_of(PieceType::elephant, from, defender, point).is_none())
                    add(PieceType::elephant, from);
                if (line_to(from, defender, point).kind == Line::Kind::none) return;
                add(PieceType::chariot, from);
                add(PieceType::cannon, from);
            });
            for (const Square from : soldier_origins(point, other(defender))) add(PieceType::soldier, from);
        }
    }
    return bearing;
}

inline constexpr Bearing kBearing = all_bearings();

}  // namespace palace_attacks

// Whether a piece of the defender's enemy could attack a point of the palace, whatever stands between now. A
// captured piece, on Square::none(), bears on nothing.
[[nodiscard]] constexpr bool bears_on_palace(PieceType attacker, Square from, Side defender) noexcept {
    return (unsigned{palace_attacks::kBearing[defender][from.index()]} >> index(attacker) & 1U) != 0;
}

static_assert(bears_on_palace(PieceType::chariot, Square{0, 9}, Side::han));
static_assert(!bears_on_palace(PieceType::chariot, Square{0, 6}, Side::han));
static_assert(!bears_on_palace(PieceType::cannon, Square::none(), Side::cho));

}  // namespace janggun::board
