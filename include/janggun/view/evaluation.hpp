#pragma once

#include <array>
#include <string>

#include "janggun/eval/evaluate.hpp"
#include "janggun/eval/outlook.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"

namespace janggun::view {

// An evaluation for people, who count in soldiers. Numbers are hundredths of one, so rounded that every sum
// is exact: what is printed adds up.
struct Explanation {
    struct Row {
        int cho = 0;
        int han = 0;

        [[nodiscard]] constexpr int difference() const noexcept { return cho - han; }
    };

    std::array<Row, eval::kTerms.size()> terms;  // in the order of eval::kTerms
    Row sum;                                     // of the terms
    int tempo = 0;                               // what the side to move has, as Cho sees it
    int total = 0;                               // as Cho sees it

    int soldier = 0;  // what one ahead is here, in centipawns
    int phase = 0;    // of eval::Breakdown::kFullPhase
    // Of the side to move: what eval::evaluate() says, in centipawns; and its chances, or what a game that is
    // over has brought.
    eval::Score score;
    eval::Outlook chances;
};

[[nodiscard]] Explanation explain(const game::Game& game);

// "-1.05" for -105.
[[nodiscard]] std::string hundredths_text(int hundredths);

// Who is better, by what, and what speaks for the other: two or three sentences.
[[nodiscard]] std::string judgement_text(const game::Game& game, const Explanation& explanation);

// All of it, as aligned lines and sentences.
[[nodiscard]] std::string evaluation_text(const game::Game& game);

}  // namespace janggun::view
