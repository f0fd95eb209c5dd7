#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/geometry.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// Both palaces, derived from their lower left corners d1 and d8. The drawn diagonals join each corner with
// the centre:
//
//   . - . - .
//   | \ | / |
//   . - . - .
//   | / | \ |
//   . - . - .

namespace janggun::board {

inline constexpr int kPalaceSize = 3;
inline constexpr std::size_t kPalacePoints = 9;

// The lower left corner of a side's palace.
[[nodiscard]] constexpr Square palace_corner(Side side) noexcept {
    return {3, side == Side::cho ? 0 : kRanks - kPalaceSize};
}
[[nodiscard]] constexpr Square palace_centre(Side side) noexcept {
    return palace_corner(side) + kRowLength + 1;
}

[[nodiscard]] constexpr bool is_in_palace(Square square, Side side) noexcept {
    const int file = square.file() - palace_corner(side).file();
    const int rank = square.rank() - palace_corner(side).rank();
    return file >= 0 && file < kPalaceSize && rank >= 0 && rank < kPalaceSize;
}

// The number 0..8 of a palace's point, row by row from its lower left corner.
[[nodiscard]] constexpr std::size_t palace_index(Square square, Side side) noexcept {
    const Square corner = palace_corner(side);
    return static_cast<std::size_t>((square.rank() - corner.rank()) * kPalaceSize + square.file() -
                                    corner.file());
}

[[nodiscard]] constexpr Square palace_point(std::size_t index, Side side) noexcept {
    const int i = static_cast<int>(index);
    return palace_corner(side) + (i / kPalaceSize) * kRowLength + i % kPalaceSize;
}

// A diagonal line seen from one of its points: `near`, then `far` where the line goes on (from a corner: the
// centre and the opposite corner; from the centre: a corner and nothing).
struct DiagonalRay {
    Square near;
    Square far;
};

struct DiagonalRays {
    std::array<DiagonalRay, 4> rays{};
    std::uint8_t count = 0;

    [[nodiscard]] constexpr const DiagonalRay* begin() const noexcept { return rays.data(); }
    [[nodiscard]] constexpr const DiagonalRay* end() const noexcept { return rays.data() + count; }
};

// The squares that a piece reaches in one step: the first `count` of them.
struct Steps {
    std::array<Square, 8> squares{};
    std::uint8_t count = 0;

    constexpr void add(Square square) { squares[count++] = square; }
    [[nodiscard]] constexpr const Square* begin() const noexcept { return squares.data(); }
    [[nodiscard]] constexpr const Square* end() const noexcept { return squares.data() + count; }
};

namespace detail {

constexpr DiagonalRays diagonal_rays_from(Square square) {
    DiagonalRays result;
    for (const Side side : kSides) {
        if (!is_in_palace(square, side)) continue;
        const Square centre = palace_centre(side);
        const int from_centre = square.raw() - centre.raw();
        for (const int diagonal : {kRowLength + 1, kRowLength - 1, -kRowLength + 1, -kRowLength - 1}) {
            if (from_centre == 0) result.rays[result.count++] = {centre + diagonal, Square::none()};
            if (from_centre == diagonal) result.rays[result.count++] = {centre, centre + -diagonal};
        }
    }
    return result;
}

constexpr std::array<DiagonalRays, kCells> all_diagonal_rays() {
    std::array<DiagonalRays, kCells> table{};
    for_each_square([&](Square square) { table[square.index()] = diagonal_rays_from(square); });
    return table;
}

inline constexpr std::array<DiagonalRays, kCells> kDiagonalRays = all_diagonal_rays();

// Kings and guards: one step along a drawn line inside the palace.
constexpr Steps palace_steps_from(Square square) {
    Steps steps;
    for (const Side side : kSides) {
        if (!is_in_palace(square, side)) continue;
        for (const Direction direction : kDirections) {
            const Square to = square + step(direction);
            if (is_in_palace(to, side)) steps.add(to);
        }
        for (const DiagonalRay& ray : diagonal_rays_from(square)) steps.add(ray.near);
    }
    return steps;
}

constexpr std::array<Steps, kCells> all_palace_steps() {
    std::array<Steps, kCells> table{};
    for_each_square([&](Square square) { table[square.index()] = palace_steps_from(square); });
    return table;
}

inline constexpr std::array<Steps, kCells> kPalaceSteps = all_palace_steps();

// Soldiers: one step forward or sideways; in the enemy palace also forward along a drawn diagonal.
constexpr Steps soldier_steps_from(Square square, Side side) {
    Steps steps;
    for (const Direction direction : {forward(side), Direction::east, Direction::west}) {
        const Square to = square + step(direction);
        if (to.is_on_board()) steps.add(to);
    }
    if (!is_in_palace(square, other(side))) return steps;
    for (const DiagonalRay& ray : diagonal_rays_from(square)) {
        const int ranks = ray.near.rank() - square.rank();
        if (ranks == (side == Side::cho ? 1 : -1)) steps.add(ray.near);
    }
    return steps;
}

constexpr BySide<std::array<Steps, kCells>> all_soldier_steps() {
    BySide<std::array<Steps, kCells>> table{};
    for (const Side side : kSides) {
        for_each_square(
            [&](Square square) { table[side][square.index()] = soldier_steps_from(square, side); });
    }
    return table;
}

inline constexpr BySide<std::array<Steps, kCells>> kSoldierSteps = all_soldier_steps();

// A soldier's steps walked backwards.
constexpr BySide<std::array<Steps, kCells>> all_soldier_origins() {
    BySide<std::array<Steps, kCells>> table{};
    for (const Side side : kSides) {
        for_each_square([&](Square from) {
            for (const Square to : kSoldierSteps[side][from.index()]) table[side][to.index()].add(from);
        });
    }
    return table;
}

inline constexpr BySide<std::array<Steps, kCells>> kSoldierOrigins = all_soldier_origins();

}  // namespace detail

// The diagonals from a point; none if the point has no diagonal.
[[nodiscard]] constexpr const DiagonalRays& diagonal_rays(Square square) noexcept {
    return detail::kDiagonalRays[square.index()];
}

[[nodiscard]] constexpr const Steps& palace_steps(Square square) noexcept {
    return detail::kPalaceSteps[square.index()];
}

[[nodiscard]] constexpr const Steps& soldier_steps(Square square, Side side) noexcept {
    return detail::kSoldierSteps[side][square.index()];
}

// The points from which soldiers of `side` attack `to`.
[[nodiscard]] constexpr const Steps& soldier_origins(Square to, Side side) noexcept {
    return detail::kSoldierOrigins[side][to.index()];
}

static_assert(palace_steps(Square{4, 1}).count == 8 && palace_steps(Square{3, 0}).count == 3);
static_assert(palace_steps(Square{4, 0}).count == 3, "the middle of a palace's side carries no diagonal");
static_assert(diagonal_rays(Square{5, 9}).count == 1 &&
              diagonal_rays(Square{5, 9}).rays[0].far == Square{3, 7});
static_assert(soldier_steps(Square{4, 8}, Side::cho).count == 5 &&
              soldier_steps(Square{4, 8}, Side::han).count == 3);

}  // namespace janggun::board
