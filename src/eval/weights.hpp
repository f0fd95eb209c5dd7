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
    {{88, 274}, {156, 310}, {0, 0}, {248, 576}, {171, 305}, {600, 1564}, {361, 398}}};

// What each piece adds to the phase.
inline constexpr std::array<int, board::kPieceTypes> kPhaseOf{0, 1, 0, 4, 2, 8, 5};

// By the number of points it can go to, more than the last counting like the last.
inline constexpr std::array<Phased, 9> kHorseMobility{
    {{-26, -95}, {-18, -68}, {-9, -42}, {-2, -15}, {4, 11}, {8, 36}, {10, 60}, {13, 85}, {15, 108}}};
inline constexpr std::array<Phased, 9> kElephantMobility{
    {{-2, -15}, {0, -8}, {2, -1}, {4, 6}, {6, 12}, {9, 18}, {12, 23}, {16, 28}, {20, 33}}};
inline constexpr std::array<Phased, 18> kChariotMobility{{{-36, -92},
                                                          {-34, -80},
                                                          {-30, -68},
                                                          {-27, -55},
                                                          {-23, -43},
                                                          {-19, -30},
                                                          {-14, -18},
                                                          {-8, -5},
                                                          {-1, 8},
                                                          {5, 20},
                                                          {10, 32},
                                                          {15, 43},
                                                          {19, 55},
                                                          {23, 65},
                                                          {27, 76},
                                                          {31, 86},
                                                          {34, 96},
                                                          {38, 106}}};
inline constexpr std::array<Phased, 15> kCannonMobility{{{-38, -51},
                                                         {-29, -39},
                                                         {-20, -28},
                                                         {-12, -18},
                                                         {-4, -8},
                                                         {1, 0},
                                                         {3, 7},
                                                         {6, 13},
                                                         {8, 18},
                                                         {11, 24},
                                                         {13, 29},
                                                         {15, 35},
                                                         {18, 40},
                                                         {21, 45},
                                                         {24, 50}}};

// An attack, by the attacker and then by what it could take.
inline constexpr std::array<ByType, board::kPieceTypes> kThreats{
    {{{{0, 0}, {11, 12}, {0, 0}, {81, 8}, {67, 28}, {36, 12}, {53, 41}}},
     {{{-9, -7}, {0, 0}, {0, 0}, {0, -1}, {31, 43}, {4, 1}, {14, 10}}},
     {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
     {{{8, 58}, {39, -21}, {0, 0}, {4, -4}, {9, 22}, {35, -11}, {16, 67}}},
     {{{17, -3}, {33, 28}, {0, 0}, {41, 29}, {47, 23}, {2, 1}, {56, 40}}},
     {{{1, 27}, {0, 36}, {0, 0}, {17, 44}, {8, 21}, {0, 0}, {22, 13}}},
     {{{-4, -31}, {-18, 12}, {0, 0}, {26, 58}, {4, 13}, {89, 43}, {0, 0}}}}};

// What a piece that bears on the enemy palace counts in a siege, and what the sum is worth.
inline constexpr std::array<int, board::kPieceTypes> kSiegeUnits{1, 0, 0, 2, 1, 3, 2};
inline constexpr std::array<Phased, 16> kSiege{{{10, -40},
                                                {11, -28},
                                                {13, -18},
                                                {18, -7},
                                                {27, 6},
                                                {37, 18},
                                                {51, 30},
                                                {66, 42},
                                                {83, 54},
                                                {102, 65},
                                                {122, 76},
                                                {143, 87},
                                                {164, 98},
                                                {185, 108},
                                                {206, 118},
                                                {228, 128}}};

// A chariot or cannon on a line with the enemy king, by the number of pieces between, three or more counting
// alike.
using ByScreens = std::array<Phased, 4>;
inline constexpr ByScreens kChariotLine{{{0, 0}, {10, 1}, {-10, 1}, {-8, -65}}};
inline constexpr ByScreens kCannonLine{{{72, -36}, {60, -31}, {35, 67}, {39, -13}}};

// Two soldiers side by side.
inline constexpr Phased kSoldierPair{8, 1};

// To the side that is ahead on points, where points decide.
inline constexpr Phased kLead{13, 178};

// What a win on points is worth as an evaluation, to the side that will have it when the counter runs out.
inline constexpr int kPointsWin = 600;

inline constexpr int kTempo = 18;

}  // namespace janggun::eval
