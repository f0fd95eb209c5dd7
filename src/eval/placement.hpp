#pragma once

#include <array>
#include <cstddef>

#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// What a piece gains or loses by where it stands, in centipawns. Left and right are alike, so a row holds the
// files a to e; the first row is the side's own back rank.

namespace janggun::eval {

namespace detail {

inline constexpr int kHalf = 5;  // files a to e

using HalfBoard = std::array<std::array<int, kHalf>, board::kRanks>;

inline constexpr HalfBoard kSoldier{{
    {0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0},
    {-5, 0, 5, 5, 12},
    {-4, 4, 8, 12, 12},
    {-4, 4, 8, 12, 14},
    {-4, 4, 10, 16, 18},
    {-10, 2, 14, 30, 36},
    {-20, -6, 10, 40, 50},
    {-50, -40, -30, 0, 0},
}};
inline constexpr HalfBoard kGuard{{
    {0, 0, 0, 8, 10},
    {0, 0, 0, 6, 12},
    {0, 0, 0, -6, 2},
}};
inline constexpr HalfBoard kKing{{
    {0, 0, 0, 10, 22},
    {0, 0, 0, 6, 8},
    {0, 0, 0, -20, -18},
}};
inline constexpr HalfBoard kHorse{{
    {-30, -18, -14, -10, -12},
    {-20, -10, -4, 0, 0},
    {-12, 0, 10, 6, 8},
    {-10, 2, 8, 12, 14},
    {-8, 4, 12, 16, 18},
    {-8, 6, 14, 20, 22},
    {-6, 8, 18, 24, 24},
    {-6, 8, 20, 24, 22},
    {-12, 2, 12, 14, 10},
    {-24, -10, 0, 0, -4},
}};
inline constexpr HalfBoard kElephant{{
    {-16, -12, -8, -6, -6},
    {-12, -8, -4, 0, 0},
    {-8, 0, 2, 4, 10},
    {-6, 8, 4, 10, 8},
    {-4, 6, 8, 10, 10},
    {-4, 6, 8, 10, 10},
    {-6, 4, 6, 8, 8},
    {-8, 0, 4, 4, 4},
    {-10, -4, 0, 0, 0},
    {-14, -8, -4, -4, -4},
}};
inline constexpr HalfBoard kChariot{{
    {-10, -4, 0, 2, 0},
    {0, 4, 4, 6, 4},
    {0, 4, 4, 6, 4},
    {2, 4, 6, 8, 8},
    {2, 6, 8, 8, 10},
    {4, 8, 10, 12, 12},
    {6, 10, 12, 14, 14},
    {6, 12, 12, 16, 16},
    {8, 14, 14, 20, 20},
    {6, 12, 12, 16, 16},
}};
inline constexpr HalfBoard kCannon{{
    {-6, -4, -2, 4, 2},
    {-4, 0, 2, 6, 8},
    {-4, 0, 2, 8, 22},
    {-4, 0, 0, 4, 6},
    {-4, 0, 0, 2, 4},
    {-4, 0, 0, 2, 2},
    {-2, 0, 2, 2, 2},
    {-2, 0, 2, 4, 4},
    {0, 2, 4, 6, 6},
    {4, 8, 8, 8, 8},
}};

inline constexpr std::array<HalfBoard, board::kPieceTypes> kByType{kSoldier,  kGuard,   kKing,  kHorse,
                                                                   kElephant, kChariot, kCannon};

using CellValues = std::array<std::array<std::array<std::int8_t, board::kCells>, board::kPieceTypes>, 2>;

constexpr CellValues placement_by_cell() {
    CellValues values{};
    board::for_each_square([&values](board::Square square) {
        const int file = square.file();
        const int half_file = file < kHalf ? file : board::kFiles - 1 - file;
        for (const board::Side side : board::kSides) {
            const int rank = side == board::Side::cho ? square.rank() : board::kRanks - 1 - square.rank();
            for (std::size_t type = 0; type < board::kPieceTypes; ++type) {
                values[index(side)][type][square.index()] = static_cast<std::int8_t>(
                    kByType[type][static_cast<std::size_t>(rank)][static_cast<std::size_t>(half_file)]);
            }
        }
    });
    return values;
}

inline constexpr CellValues kPlacement = placement_by_cell();

}  // namespace detail

[[nodiscard]] constexpr int placement(board::Side side, board::PieceType type,
                                      board::Square square) noexcept {
    return detail::kPlacement[index(side)][index(type)][square.index()];
}

}  // namespace janggun::eval
