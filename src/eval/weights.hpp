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
    {{111, 275}, {185, 271}, {0, 0}, {230, 588}, {176, 298}, {646, 1520}, {354, 386}}};

// What each piece adds to the phase.
inline constexpr std::array<int, board::kPieceTypes> kPhaseOf{0, 1, 0, 4, 2, 8, 5};

// By the number of points it can go to, more than the last counting like the last.
inline constexpr std::array<Phased, 9> kHorseMobility{
    {{-22, -80}, {-15, -56}, {-8, -32}, {-2, -10}, {3, 12}, {7, 32}, {9, 52}, {11, 71}, {13, 90}}};
inline constexpr std::array<Phased, 9> kElephantMobility{
    {{-1, -2}, {2, 1}, {3, 3}, {5, 6}, {7, 10}, {9, 13}, {12, 17}, {14, 21}, {17, 25}}};
inline constexpr std::array<Phased, 18> kChariotMobility{{{-25, -93},
                                                          {-25, -80},
                                                          {-25, -66},
                                                          {-24, -53},
                                                          {-22, -40},
                                                          {-19, -27},
                                                          {-16, -15},
                                                          {-10, -2},
                                                          {-4, 10},
                                                          {2, 22},
                                                          {9, 33},
                                                          {14, 43},
                                                          {17, 53},
                                                          {20, 63},
                                                          {23, 72},
                                                          {28, 82},
                                                          {32, 92},
                                                          {37, 102}}};
inline constexpr std::array<Phased, 15> kCannonMobility{{{-29, -41},
                                                         {-24, -33},
                                                         {-19, -26},
                                                         {-15, -18},
                                                         {-11, -10},
                                                         {-8, -3},
                                                         {-5, 3},
                                                         {0, 9},
                                                         {5, 15},
                                                         {9, 21},
                                                         {14, 27},
                                                         {19, 34},
                                                         {23, 40},
                                                         {27, 46},
                                                         {31, 53}}};

// An attack, by the attacker and then by what it could take.
inline constexpr std::array<ByType, board::kPieceTypes> kThreats{
    {{{{0, 0}, {38, 72}, {0, 0}, {106, 47}, {53, 54}, {46, 10}, {74, 98}}},
     {{{-9, -7}, {0, 0}, {0, 0}, {0, -1}, {31, 43}, {4, 1}, {14, 10}}},
     {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
     {{{10, 58}, {10, -41}, {0, 0}, {-4, -7}, {36, 11}, {53, -9}, {23, 92}}},
     {{{18, 14}, {34, 69}, {0, 0}, {83, 50}, {32, 40}, {26, 17}, {81, 63}}},
     {{{-9, 53}, {-4, 24}, {0, 0}, {16, 20}, {23, 27}, {0, 0}, {21, 13}}},
     {{{5, -1}, {-8, 2}, {0, 0}, {14, 67}, {18, 57}, {115, 65}, {0, 0}}}}};

// What a piece that bears on the enemy palace counts in a siege, and what the sum is worth.
inline constexpr std::array<int, board::kPieceTypes> kSiegeUnits{1, 0, 0, 2, 1, 3, 2};
inline constexpr std::array<Phased, 16> kSiege{{{14, -46},
                                                {17, -34},
                                                {20, -22},
                                                {24, -9},
                                                {32, 4},
                                                {41, 17},
                                                {53, 30},
                                                {67, 42},
                                                {83, 55},
                                                {101, 67},
                                                {119, 78},
                                                {139, 89},
                                                {158, 100},
                                                {179, 111},
                                                {199, 122},
                                                {220, 133}}};

// A chariot or cannon on a line with the enemy king, by the number of pieces between, three or more counting
// alike.
using ByScreens = std::array<Phased, 4>;
inline constexpr ByScreens kChariotLine{{{0, 0}, {6, 0}, {-2, -10}, {-33, -64}}};
inline constexpr ByScreens kCannonLine{{{47, -5}, {20, -52}, {51, 100}, {34, -8}}};

// Two soldiers side by side.
inline constexpr Phased kSoldierPair{12, 2};

// To the side that is ahead on points, where points decide.
inline constexpr Phased kLead{13, 225};

// What a win on points is worth as an evaluation, to the side that will have it when the counter runs out.
inline constexpr int kPointsWin = 600;

inline constexpr int kTempo = 20;

}  // namespace janggun::eval
