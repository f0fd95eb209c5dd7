#pragma once

#include <array>
#include <string>

#include "janggun/eval/evaluate.hpp"
#include "janggun/eval/outlook.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"

namespace janggun::view {

// An evaluation for people, who count in soldiers. Numbers are hundredths of a soldier, rounded so that every
// sum is exact: the printed numbers add up.
struct Explanation {
    struct Row {
        int cho = 0;
        int han = 0;

        [[nodiscard]] constexpr int difference() const noexcept { return cho - han; }
    };

    std::array<Row, eval::kTerms.size()> terms;  // in the order of eval::kTerms
    Row sum;                                     // the sum of all terms
    int tempo = 0;                               // the side to move's bonus, from Cho's point of view
    int total = 0;                               // from Cho's point of view

    int soldier = 0;  // what a lead of one soldier is worth here, in centipawns
    int phase = 0;    // 0 to eval::Breakdown::kFullPhase
    // The score of the side to move: the value of eval::evaluate() in centipawns. Its chances follow, which
    // are the result if the game is over.
    eval::Centipawns score;
    eval::Outlook chances;
};

[[nodiscard]] Explanation explain(const game::Game& game);

// "-1.05" for -105.
[[nodiscard]] std::string hundredths_text(int hundredths);

// Which side is better, why, and what speaks for the other side: two or three sentences.
[[nodiscard]] std::string judgement_text(const game::Game& game, const Explanation& explanation);

// The whole explanation, as aligned lines and sentences.
[[nodiscard]] std::string evaluation_text(const game::Game& game);

}  // namespace janggun::view
