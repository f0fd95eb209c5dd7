#pragma once

#include <functional>

#include "janggun/board/position.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/train/record.hpp"

namespace janggun::train {

// A position that an evaluation can be asked about, and the result of its game, both from Cho's point of
// view.
struct Sample {
    const board::Position& position;
    const game::Rules& rules;
    double result = 0;  // the result of the game: 1 won, 0.5 drawn, 0 lost
    int score = 0;      // the search's score, in units of the evaluation
};

// The quiet positions of a game: not in check, the move played no capture, the score undecided, the counter
// of plies without a capture in the first half of the move limit, where the evaluation counts in full. A game
// that was broken off at the limit of its plies has none, because nobody knows how it would have ended.
void for_each_quiet_position(const GameRecord& game, const std::function<void(const Sample&)>& visit);

}  // namespace janggun::train
