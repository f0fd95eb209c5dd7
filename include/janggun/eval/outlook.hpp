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

// The expected score is 1 / (1 + exp(-0.004 cp)). Where points decide, no game is drawn.
[[nodiscard]] Outlook outlook(Score score, const game::Rules& rules) noexcept;

}  // namespace janggun::eval
