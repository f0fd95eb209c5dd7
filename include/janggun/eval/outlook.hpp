#pragma once

#include "janggun/eval/score.hpp"
#include "janggun/game/rules.hpp"

namespace janggun::eval {

// The chances of the side to move in thousandths, which add up to 1000.
struct Outlook {
    int win = 0;
    int draw = 0;
    int loss = 0;

    friend constexpr bool operator==(Outlook, Outlook) noexcept = default;
};

// What a centipawn is: the expected score of an evaluation is 1 / (1 + exp(-kPerCentipawn cp)).
inline constexpr double kPerCentipawn = 0.004;
[[nodiscard]] double expected_score(double centipawns) noexcept;

// The chances add up to the expected score. Where points decide, no game is drawn.
[[nodiscard]] Outlook outlook(Score score, const game::Rules& rules) noexcept;

}  // namespace janggun::eval
