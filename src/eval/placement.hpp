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
    {{{-5, -67}, {4, 5}, {21, -11}, {51, -9}, {23, 3}}},
    {{{-5, -34}, {20, -17}, {-3, 2}, {8, 23}, {15, 15}}},
    {{{-57, -24}, {-4, 6}, {-31, 37}, {27, 15}, {-23, 30}}},
    {{{-33, 11}, {-12, 17}, {36, 42}, {57, 26}, {22, 21}}},
    {{{-26, -38}, {18, 16}, {20, 28}, {48, 117}, {36, 62}}},
    {{{-21, -22}, {-8, -6}, {-7, 9}, {44, 62}, {50, 50}}},
    {{{-52, -59}, {-41, -60}, {-43, -71}, {-5, -22}, {0, 0}}},
}};
inline constexpr HalfBoard kGuard{{
    {{{0, 0}, {0, 0}, {0, 0}, {-3, 1}, {-41, -80}}},
    {{{0, 0}, {0, 0}, {0, 0}, {-6, 66}, {47, 25}}},
    {{{0, 0}, {0, 0}, {0, 0}, {-30, -8}, {48, 29}}},
}};
inline constexpr HalfBoard kKing{{
    {{{0, 0}, {0, 0}, {0, 0}, {39, 7}, {92, -6}}},
    {{{0, 0}, {0, 0}, {0, 0}, {-24, 39}, {34, 28}}},
    {{{0, 0}, {0, 0}, {0, 0}, {-48, -9}, {-90, -51}}},
}};
inline constexpr HalfBoard kHorse{{
    {{{-68, -53}, {-50, 34}, {-29, -35}, {13, -10}, {-55, -32}}},
    {{{28, -23}, {20, -39}, {-36, -49}, {22, -34}, {-42, -24}}},
    {{{-85, -7}, {-2, 15}, {-25, -32}, {-12, 12}, {-10, -22}}},
    {{{-35, -29}, {-20, 10}, {-26, -27}, {-8, 39}, {75, 27}}},
    {{{25, -12}, {12, -8}, {64, 31}, {-24, -6}, {4, 44}}},
    {{{2, -6}, {15, 6}, {11, 25}, {39, 35}, {56, 49}}},
    {{{3, -5}, {-27, 28}, {52, 28}, {71, 16}, {19, 25}}},
    {{{-4, -4}, {-1, 14}, {59, 51}, {24, 33}, {32, 25}}},
    {{{-21, -17}, {31, 14}, {34, 44}, {14, 18}, {17, 12}}},
    {{{-22, -19}, {-7, -6}, {-2, 11}, {-2, -6}, {-4, -5}}},
}};
inline constexpr HalfBoard kElephant{{
    {{{1, 2}, {-49, -43}, {-2, -69}, {-39, -10}, {-6, -6}}},
    {{{23, -9}, {-8, -10}, {7, -18}, {37, 27}, {0, 0}}},
    {{{-13, -19}, {10, -1}, {-3, -12}, {59, 62}, {-4, 134}}},
    {{{1, -30}, {19, 21}, {-1, -14}, {-22, 30}, {16, -18}}},
    {{{13, 16}, {-6, 37}, {0, 7}, {50, -20}, {55, 16}}},
    {{{-45, -22}, {-65, 18}, {-13, 3}, {-9, 20}, {3, 3}}},
    {{{-9, -14}, {-2, 10}, {32, -29}, {16, 34}, {-4, -4}}},
    {{{2, 18}, {-13, -17}, {-19, -6}, {-6, -5}, {19, 2}}},
    {{{-1, 5}, {-12, -12}, {29, 17}, {-3, -4}, {-6, -6}}},
    {{{-37, -69}, {3, 0}, {-6, -9}, {-1, -2}, {-3, -6}}},
}};
inline constexpr HalfBoard kChariot{{
    {{{-30, -41}, {-42, -40}, {1, -14}, {-67, -54}, {-5, -11}}},
    {{{-40, -19}, {-41, 6}, {50, 13}, {-10, 16}, {-45, -7}}},
    {{{-33, 21}, {8, 1}, {-17, -1}, {-3, -37}, {-4, 22}}},
    {{{-58, -26}, {19, 1}, {34, 43}, {31, -14}, {47, 35}}},
    {{{-11, 6}, {-29, -5}, {23, 36}, {-19, 2}, {-4, 45}}},
    {{{-2, -20}, {43, 29}, {56, 28}, {31, 7}, {42, 30}}},
    {{{26, 0}, {40, 12}, {50, 7}, {6, 17}, {21, 36}}},
    {{{-21, 16}, {24, 9}, {45, 32}, {21, 23}, {25, 18}}},
    {{{-7, -7}, {63, 54}, {35, 11}, {50, 32}, {20, 20}}},
    {{{-33, -13}, {36, 35}, {-39, 28}, {21, 17}, {18, 21}}},
}};
inline constexpr HalfBoard kCannon{{
    {{{-14, 0}, {15, 5}, {3, 21}, {45, 5}, {72, 81}}},
    {{{37, 3}, {41, 16}, {-11, -18}, {2, -3}, {23, -12}}},
    {{{29, 25}, {24, 22}, {-2, -13}, {38, 85}, {56, 109}}},
    {{{-5, -6}, {-28, -11}, {0, -15}, {27, 6}, {18, -9}}},
    {{{42, 16}, {-7, 9}, {-33, -5}, {-47, -11}, {-33, -24}}},
    {{{1, 6}, {47, -6}, {-60, -11}, {70, 24}, {56, -3}}},
    {{{3, 20}, {21, 28}, {-10, -8}, {-46, -40}, {2, 0}}},
    {{{-8, 5}, {-17, -35}, {31, -17}, {32, 13}, {18, -5}}},
    {{{-52, -13}, {-79, -17}, {-61, -141}, {-21, -23}, {7, 7}}},
    {{{-71, 2}, {-56, 5}, {-35, 25}, {12, 23}, {-7, -11}}},
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
