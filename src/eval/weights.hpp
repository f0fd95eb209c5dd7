#pragma once

#include <array>
#include <cstddef>

#include "janggun/board/types.hpp"
#include "janggun/eval/evaluate.hpp"

// The numbers of the evaluation, in centipawns, chosen by hand: a soldier at the start is worth 150, and an
// expected score follows from them as 1 / (1 + exp(-0.004 cp)).

namespace janggun::eval {

struct PieceWeights {
    Phased value;
    Phased mobility;         // for each square it can go to
    int usual_mobility = 0;  // at which that is worth nothing
    int phase = 0;           // what it adds to the phase
    int besieges = 0;        // when it bears on the enemy palace
};

// By type: soldier, guard, king, horse, elephant, chariot, cannon.
inline constexpr std::array<PieceWeights, board::kPieceTypes> kWeights{{
    {{150, 190}, {0, 0}, 0, 0, 0},
    {{290, 260}, {0, 0}, 0, 1, 0},
    {{0, 0}, {0, 0}, 0, 0, 0},
    {{390, 470}, {7, 9}, 3, 4, 18},
    {{240, 260}, {6, 5}, 2, 2, 8},
    {{950, 1000}, {3, 6}, 8, 8, 30},
    {{570, 430}, {5, 6}, 4, 5, 22},
}};

inline constexpr int kTempo = 15;

}  // namespace janggun::eval
