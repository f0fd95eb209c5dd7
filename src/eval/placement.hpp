#pragma once

#include <array>
#include <cstddef>

#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"

// What a piece gains or loses by where it stands, in centipawns. Left and right are alike, so a row holds the
// files a to e; the first row is the side's own back rank.

namespace janggun::eval {

namespace detail {

inline constexpr int kHalf = 5;  // files a to e

using HalfBoard = std::array<std::array<Phased, kHalf>, board::kRanks>;

inline constexpr HalfBoard kSoldier{{
    {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
    {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
    {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
    {{{-18, -79}, {-13, -10}, {21, -27}, {41, -22}, {29, 7}}},
    {{{-7, -37}, {6, -26}, {12, -5}, {11, 23}, {24, 31}}},
    {{{-51, -12}, {-6, 6}, {-26, 43}, {32, 12}, {-28, 34}}},
    {{{-33, 14}, {-17, 20}, {36, 46}, {76, 34}, {28, 26}}},
    {{{-31, -43}, {18, 19}, {19, 31}, {54, 134}, {39, 69}}},
    {{{-20, -24}, {-9, -13}, {-12, 10}, {44, 67}, {50, 50}}},
    {{{-53, -61}, {-41, -61}, {-45, -77}, {-5, -25}, {0, 0}}},
}};
inline constexpr HalfBoard kGuard{{
    {{{0, 0}, {0, 0}, {0, 0}, {0, -4}, {-42, -73}}},
    {{{0, 0}, {0, 0}, {0, 0}, {-20, 65}, {43, 21}}},
    {{{0, 0}, {0, 0}, {0, 0}, {-9, 0}, {43, 24}}},
}};
inline constexpr HalfBoard kKing{{
    {{{0, 0}, {0, 0}, {0, 0}, {48, 15}, {93, 1}}},
    {{{0, 0}, {0, 0}, {0, 0}, {-11, 33}, {29, 31}}},
    {{{0, 0}, {0, 0}, {0, 0}, {-60, -18}, {-95, -55}}},
}};
inline constexpr HalfBoard kHorse{{
    {{{-76, -56}, {-50, 32}, {-31, -42}, {-5, -15}, {-54, -37}}},
    {{{11, -29}, {17, -47}, {-22, -51}, {18, -37}, {-35, -25}}},
    {{{-89, 3}, {-1, 19}, {-7, -38}, {-5, 13}, {-14, -22}}},
    {{{-25, -25}, {-17, 13}, {-20, -20}, {-22, 45}, {71, 20}}},
    {{{28, -13}, {6, -14}, {40, 27}, {-17, -5}, {10, 42}}},
    {{{2, -4}, {26, 14}, {9, 25}, {30, 38}, {60, 56}}},
    {{{3, -7}, {-30, 30}, {44, 19}, {87, 20}, {16, 23}}},
    {{{-4, -2}, {0, 18}, {64, 59}, {24, 34}, {33, 25}}},
    {{{-21, -16}, {34, 12}, {38, 48}, {14, 19}, {17, 12}}},
    {{{-22, -19}, {-8, -6}, {0, 16}, {-2, -6}, {-4, -5}}},
}};
inline constexpr HalfBoard kElephant{{
    {{{3, 5}, {-36, -36}, {-2, -75}, {-48, -13}, {-6, -6}}},
    {{{18, -9}, {-11, -12}, {4, -22}, {43, 29}, {0, 0}}},
    {{{-14, -21}, {11, -1}, {0, -14}, {47, 62}, {-25, 136}}},
    {{{1, -28}, {22, 23}, {-1, -16}, {-8, 44}, {28, -21}}},
    {{{8, 16}, {-12, 40}, {-4, 7}, {55, -30}, {55, 16}}},
    {{{-47, -22}, {-59, 21}, {-17, 3}, {-21, 19}, {1, 0}}},
    {{{-10, -14}, {12, 15}, {35, -27}, {19, 41}, {-5, -6}}},
    {{{6, 24}, {-17, -21}, {-22, -7}, {-8, -7}, {22, 2}}},
    {{{3, 8}, {-13, -13}, {27, 14}, {-2, -4}, {-7, -7}}},
    {{{-32, -71}, {3, 1}, {-6, -9}, {-2, -3}, {-4, -7}}},
}};
inline constexpr HalfBoard kChariot{{
    {{{-34, -39}, {-30, -47}, {13, -15}, {-56, -58}, {-19, -14}}},
    {{{-38, -20}, {-37, 7}, {34, 14}, {-18, 18}, {-39, -3}}},
    {{{-23, 19}, {8, 1}, {-15, 5}, {12, -31}, {-11, 24}}},
    {{{-55, -31}, {20, 1}, {50, 56}, {34, -19}, {48, 35}}},
    {{{-9, 6}, {-32, -7}, {25, 42}, {-34, 0}, {-18, 46}}},
    {{{2, -25}, {40, 29}, {56, 35}, {13, -1}, {44, 31}}},
    {{{21, -7}, {31, 9}, {57, 12}, {10, 18}, {24, 40}}},
    {{{-13, 19}, {13, -3}, {56, 38}, {20, 28}, {26, 18}}},
    {{{-8, -9}, {47, 47}, {37, 13}, {52, 33}, {20, 20}}},
    {{{-25, -18}, {31, 28}, {-50, 32}, {25, 21}, {18, 21}}},
}};
inline constexpr HalfBoard kCannon{{
    {{{-19, -3}, {21, 9}, {3, 22}, {80, 23}, {98, 91}}},
    {{{46, 3}, {41, 16}, {1, -13}, {34, 1}, {28, -19}}},
    {{{13, 25}, {-1, 30}, {15, -6}, {24, 99}, {47, 112}}},
    {{{2, -5}, {-33, -12}, {-2, -18}, {30, 5}, {27, -11}}},
    {{{47, 23}, {-19, 12}, {-47, -14}, {-54, -16}, {-42, -25}}},
    {{{3, 6}, {41, -6}, {-46, -9}, {73, 23}, {61, -5}}},
    {{{-4, 23}, {12, 27}, {-9, -13}, {-51, -45}, {10, -1}}},
    {{{-10, 5}, {-20, -43}, {24, -23}, {33, 12}, {29, -4}}},
    {{{-56, -19}, {-86, -17}, {-43, -148}, {-27, -32}, {8, 10}}},
    {{{-81, 4}, {-76, 6}, {-56, 14}, {4, 19}, {-7, -14}}},
}};

inline constexpr std::array<HalfBoard, board::kPieceTypes> kByType{kSoldier,  kGuard,   kKing,  kHorse,
                                                                   kElephant, kChariot, kCannon};

// Small, for it is read with every move of the search.
struct PhasedPair {
    std::int16_t early = 0;
    std::int16_t late = 0;
};

using CellValues = std::array<std::array<std::array<PhasedPair, board::kCells>, board::kPieceTypes>, 2>;

constexpr CellValues placement_by_cell() {
    CellValues values{};
    board::for_each_square([&values](board::Square square) {
        const int file = square.file();
        const int half_file = file < kHalf ? file : board::kFiles - 1 - file;
        for (const board::Side side : board::kSides) {
            const int rank = side == board::Side::cho ? square.rank() : board::kRanks - 1 - square.rank();
            for (std::size_t type = 0; type < board::kPieceTypes; ++type) {
                const Phased value =
                    kByType[type][static_cast<std::size_t>(rank)][static_cast<std::size_t>(half_file)];
                values[index(side)][type][square.index()] = {static_cast<std::int16_t>(value.early),
                                                             static_cast<std::int16_t>(value.late)};
            }
        }
    });
    return values;
}

inline constexpr CellValues kPlacement = placement_by_cell();

}  // namespace detail

[[nodiscard]] constexpr Phased placement(board::Side side, board::PieceType type,
                                         board::Square square) noexcept {
    const detail::PhasedPair value = detail::kPlacement[index(side)][index(type)][square.index()];
    return {value.early, value.late};
}

}  // namespace janggun::eval
