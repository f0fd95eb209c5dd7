#pragma once

#include <array>
#include <cstddef>

#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"

// The numbers of the evaluation apart from placement, in centipawns: an expected score follows from their sum
// as 1 / (1 + exp(-0.004 cp)).

namespace janggun::eval {

// By type: soldier, guard, king, horse, elephant, chariot, cannon.
using ByType = std::array<Phased, board::kPieceTypes>;

inline constexpr ByType kValue{
    {{90, 261}, {115, 299}, {0, 0}, {269, 486}, {190, 255}, {805, 1255}, {376, 270}}};

// What each piece adds to the phase.
inline constexpr std::array<int, board::kPieceTypes> kPhaseOf{0, 1, 0, 4, 2, 8, 5};

// By the number of points it can go to, more than the last counting like the last.
inline constexpr std::array<Phased, 9> kHorseMobility{
    {{-37, -87}, {-24, -63}, {-11, -40}, {-1, -16}, {6, 8}, {10, 32}, {14, 56}, {18, 81}, {23, 105}}};
inline constexpr std::array<Phased, 9> kElephantMobility{
    {{0, -23}, {0, -14}, {0, -5}, {1, 5}, {3, 13}, {8, 21}, {13, 27}, {19, 32}, {25, 37}}};
inline constexpr std::array<Phased, 18> kChariotMobility{{{-59, -82},
                                                          {-52, -72},
                                                          {-45, -62},
                                                          {-37, -52},
                                                          {-30, -41},
                                                          {-24, -30},
                                                          {-18, -18},
                                                          {-11, -6},
                                                          {-5, 6},
                                                          {3, 18},
                                                          {11, 31},
                                                          {20, 43},
                                                          {28, 54},
                                                          {36, 64},
                                                          {42, 73},
                                                          {48, 81},
                                                          {52, 89},
                                                          {56, 96}}};
inline constexpr std::array<Phased, 15> kCannonMobility{{{-47, -58},
                                                         {-38, -44},
                                                         {-30, -30},
                                                         {-20, -18},
                                                         {-10, -8},
                                                         {-1, -1},
                                                         {5, 6},
                                                         {10, 12},
                                                         {13, 18},
                                                         {15, 24},
                                                         {18, 30},
                                                         {21, 36},
                                                         {25, 42},
                                                         {28, 48},
                                                         {32, 54}}};

// What a piece that bears on the enemy palace counts in a siege, and what the sum is worth.
inline constexpr std::array<int, board::kPieceTypes> kSiegeUnits{1, 0, 0, 2, 1, 3, 2};
inline constexpr std::array<Phased, 16> kSiege{{{22, -41},
                                                {15, -30},
                                                {11, -19},
                                                {14, -6},
                                                {22, 7},
                                                {33, 20},
                                                {46, 33},
                                                {62, 45},
                                                {81, 57},
                                                {102, 68},
                                                {123, 78},
                                                {144, 87},
                                                {166, 97},
                                                {187, 105},
                                                {209, 114},
                                                {230, 122}}};

// A chariot or cannon on a line with the enemy king, by the number of pieces between, three or more counting
// alike.
using ByScreens = std::array<Phased, 4>;
inline constexpr ByScreens kChariotLine{{{0, 0}, {14, 23}, {-6, 6}, {13, -62}}};
inline constexpr ByScreens kCannonLine{{{76, -43}, {80, -23}, {22, 50}, {46, -27}}};

// Two soldiers side by side.
inline constexpr Phased kSoldierPair{-13, 24};

// To the side that is ahead on points, where points decide.
inline constexpr Phased kLead{7, 232};

// What a win on points is worth as an evaluation, to the side that will have it when the counter runs out.
inline constexpr int kPointsWin = 600;

inline constexpr int kTempo = 10;

}  // namespace janggun::eval
