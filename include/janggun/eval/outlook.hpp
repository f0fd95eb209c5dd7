#pragma once

#include "janggun/eval/score.hpp"
#include "janggun/game/rules.hpp"

// What scores mean. The evaluation and the search count in units of their own, in which nothing is promised
// but that more is better. What leaves the search is told in centipawns, which mean the same under all rules.

namespace janggun::eval {

// What a centipawn is: the expected score is 1 / (1 + exp(-kPerCentipawn cp)).
inline constexpr double kPerCentipawn = 0.004;
[[nodiscard]] double expected_score(double centipawns) noexcept;

// How games come out: a win has the chance of a logistic curve in the score, 1 / (1 + exp(half_width -
// per_unit * score)), a loss that of the same curve in the score of the other side, and what is left are
// draws.
struct Odds {
    double per_unit = 0;    // of the evaluation
    double half_width = 0;  // 0 where no game is drawn
};

// The numbers that were fitted to games of the engine against itself (docs/evaluation.md). The fewer pieces
// there are, the more games are drawn: the half-width lies between that with all pieces and that with none.
struct OddsModel {
    double per_unit = 0;
    double early_half_width = 0;
    double late_half_width = 0;

    [[nodiscard]] Odds at(int phase) const noexcept;  // 0 to Phased::kFull
};
[[nodiscard]] OddsModel odds_model(const game::Rules& rules) noexcept;

// Of a score in units of the evaluation; decided scores stay what they are.
[[nodiscard]] Centipawns in_centipawns(Score units, const Odds& odds) noexcept;

// The chances of the side to move in thousandths, which add up to 1000.
struct Outlook {
    int win = 0;
    int draw = 0;
    int loss = 0;

    // What they come to, a draw counting half, from 0 to 1.
    [[nodiscard]] constexpr double expected() const noexcept { return (2 * win + draw) / 2000.0; }

    friend constexpr bool operator==(Outlook, Outlook) noexcept = default;
};

// Of a score in centipawns: the chances add up to its expected score.
[[nodiscard]] Outlook outlook(Centipawns centipawns, const Odds& odds) noexcept;

}  // namespace janggun::eval
