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

using HalfRank = std::array<Phased, kHalf>;
using HalfBoard = std::array<HalfRank, board::kRanks>;

// For a piece that does not leave its palace. What no element names is filled in by hand, because GCC 12 does
// not read it in a constant expression.
constexpr HalfBoard palace_ranks(const HalfRank& first, const HalfRank& second, const HalfRank& third) {
    constexpr Phased kNothing{0, 0};
    HalfBoard board{};
    board.fill({kNothing, kNothing, kNothing, kNothing, kNothing});
    board[0] = first;
    board[1] = second;
    board[2] = third;
    return board;
}

inline constexpr HalfBoard kSoldier{{
    {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
    {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
    {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
    {{{-32, -113}, {-7, -41}, {25, -30}, {25, 18}, {33, 25}}},
    {{{-37, -31}, {11, -68}, {10, -26}, {5, 16}, {17, 52}}},
    {{{-50, -14}, {-6, 0}, {-23, 40}, {45, 31}, {-18, 38}}},
    {{{-26, 18}, {-11, 24}, {36, 40}, {83, 58}, {43, 48}}},
    {{{-36, -48}, {21, 18}, {16, 30}, {62, 152}, {41, 75}}},
    {{{-20, -27}, {-11, -18}, {-20, 5}, {45, 75}, {50, 50}}},
    {{{-53, -62}, {-41, -61}, {-44, -80}, {-5, -30}, {0, -10}}},
}};
inline constexpr HalfBoard kGuard = palace_ranks({{{0, 0}, {0, 0}, {0, 0}, {8, -23}, {-37, -63}}},
                                                 {{{0, 0}, {0, 0}, {0, 0}, {0, 71}, {39, 31}}},
                                                 {{{0, 0}, {0, 0}, {0, 0}, {-14, 5}, {20, 12}}});
inline constexpr HalfBoard kKing = palace_ranks({{{0, 0}, {0, 0}, {0, 0}, {66, 16}, {100, 6}}},
                                                {{{0, 0}, {0, 0}, {0, 0}, {-28, 22}, {39, 45}}},
                                                {{{0, 0}, {0, 0}, {0, 0}, {-74, -22}, {-99, -59}}});
inline constexpr HalfBoard kHorse{{
    {{{-79, -60}, {-30, 25}, {-9, -39}, {-28, -18}, {-69, -43}}},
    {{{-2, -37}, {17, -39}, {-37, -61}, {33, -32}, {-13, -25}}},
    {{{-94, 7}, {-9, 10}, {5, -38}, {40, 22}, {-17, -20}}},
    {{{-14, -21}, {-9, 17}, {-3, 0}, {-39, 28}, {56, 23}}},
    {{{8, -19}, {-10, -15}, {43, 22}, {0, 3}, {12, 45}}},
    {{{-1, -6}, {34, 20}, {13, 24}, {21, 53}, {51, 47}}},
    {{{2, -4}, {-37, 27}, {37, 19}, {82, 14}, {19, 30}}},
    {{{-2, 2}, {0, 11}, {59, 58}, {23, 32}, {35, 25}}},
    {{{-21, -13}, {38, 15}, {26, 43}, {15, 19}, {18, 12}}},
    {{{-26, -21}, {-9, -5}, {0, 15}, {-5, -7}, {-4, -5}}},
}};
inline constexpr HalfBoard kElephant{{
    {{{5, 7}, {-40, -31}, {-8, -56}, {-50, -15}, {-7, -7}}},
    {{{30, 0}, {-13, -12}, {19, -16}, {41, 22}, {0, 0}}},
    {{{-18, -23}, {5, -6}, {-1, -15}, {33, 55}, {-11, 129}}},
    {{{26, -20}, {4, 19}, {-2, -16}, {5, 49}, {53, -2}}},
    {{{2, 17}, {-14, 32}, {1, -6}, {50, -41}, {35, 7}}},
    {{{-50, -22}, {-41, 24}, {-31, -3}, {-25, 16}, {4, 1}}},
    {{{-13, -18}, {29, 31}, {29, -32}, {14, 52}, {-6, -8}}},
    {{{4, 16}, {-17, -21}, {-22, -5}, {-15, -12}, {21, 0}}},
    {{{4, 12}, {-14, -14}, {19, 10}, {-3, -5}, {-4, -6}}},
    {{{-27, -63}, {-2, -1}, {-3, -8}, {-7, -5}, {-4, -7}}},
}};
inline constexpr HalfBoard kChariot{{
    {{{-22, -43}, {-12, -39}, {4, -13}, {-46, -55}, {-27, -14}}},
    {{{-23, -9}, {-32, 7}, {13, 12}, {-7, 23}, {-36, -3}}},
    {{{-19, 1}, {23, 7}, {-3, 8}, {-11, -29}, {-13, 24}}},
    {{{-19, -23}, {12, 1}, {36, 52}, {15, -27}, {42, 28}}},
    {{{-14, 7}, {-20, -6}, {18, 41}, {-44, -2}, {-16, 46}}},
    {{{15, -27}, {46, 27}, {33, 26}, {-1, 3}, {35, 33}}},
    {{{19, -6}, {26, 8}, {44, 15}, {14, 14}, {21, 44}}},
    {{{-8, 18}, {27, -2}, {38, 31}, {25, 35}, {28, 18}}},
    {{{-14, -11}, {29, 38}, {44, 17}, {53, 33}, {20, 20}}},
    {{{-1, -18}, {26, 25}, {-43, 35}, {31, 30}, {18, 21}}},
}};
inline constexpr HalfBoard kCannon{{
    {{{-16, -1}, {6, 3}, {22, 23}, {132, 59}, {82, 90}}},
    {{{31, -14}, {50, 10}, {8, -11}, {83, 2}, {34, -16}}},
    {{{20, 34}, {4, 27}, {28, -1}, {41, 107}, {40, 127}}},
    {{{1, -8}, {-34, -10}, {-5, -19}, {24, 5}, {26, -10}}},
    {{{7, 10}, {-39, 13}, {-44, -22}, {-38, -17}, {-25, -18}}},
    {{{32, 21}, {30, -2}, {-29, -3}, {57, 26}, {40, -2}}},
    {{{-10, 18}, {-19, 19}, {-19, -18}, {-43, -42}, {-3, -4}}},
    {{{-17, 0}, {-17, -47}, {2, -33}, {34, 10}, {34, -6}}},
    {{{-60, -27}, {-86, -18}, {-33, -137}, {-26, -32}, {6, 11}}},
    {{{-88, -6}, {-80, 15}, {-67, -3}, {-3, 10}, {-9, -17}}},
}};

inline constexpr std::array<HalfBoard, board::kPieceTypes> kByType{kSoldier,  kGuard,   kKing,  kHorse,
                                                                   kElephant, kChariot, kCannon};

}  // namespace detail

[[nodiscard]] constexpr Phased placement(board::Side side, board::PieceType type,
                                         board::Square square) noexcept {
    const int file = square.file();
    const int half_file = file < detail::kHalf ? file : board::kFiles - 1 - file;
    const int rank = side == board::Side::cho ? square.rank() : board::kRanks - 1 - square.rank();
    return detail::kByType[index(type)][static_cast<std::size_t>(rank)][static_cast<std::size_t>(half_file)];
}

}  // namespace janggun::eval
