#include "janggun/eval/outlook.hpp"

#include <algorithm>
#include <cmath>

namespace janggun::eval {

double expected_score(double centipawns) noexcept { return 1 / (1 + std::exp(-kPerCentipawn * centipawns)); }

Outlook outlook(Score score, const game::Rules& rules) noexcept {
    // Half of the games of equals end undecided where nothing breaks the tie.
    constexpr double kDrawShare = 1.0;
    if (score.is_decided()) return score.raw() > 0 ? Outlook{1000, 0, 0} : Outlook{0, 0, 1000};
    const double expected = expected_score(score.raw());
    const double drawn =
        rules.undecided == game::Undecided::draw ? kDrawShare * std::min(expected, 1 - expected) : 0;
    // What is rounded off is drawn, or lost: a better score never wins less often.
    const int win = static_cast<int>(std::lround(1000 * expected - 500 * drawn));
    const int loss = static_cast<int>(std::lround(1000 * (1 - expected) - 500 * drawn));
    if (drawn == 0) return {win, 0, 1000 - win};
    return {win, std::max(1000 - win - loss, 0), std::min(loss, 1000 - win)};
}

}  // namespace janggun::eval
