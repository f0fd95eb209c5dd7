#include "janggun/eval/outlook.hpp"

#include <algorithm>
#include <cmath>

#include "janggun/eval/phased.hpp"

namespace janggun::eval {

namespace {

// The chance of a draw by the curves of Odds, at the score where a win and half a draw come to `expected`.
double draw_chance(double expected, double half_width) noexcept {
    const double even = std::tanh(half_width / 2);  // the chance if neither side is ahead
    const double lead = (2 * expected - 1) * (2 * expected - 1);
    const double sum = 1 + even * even;
    const double difference = 1 - even * even;
    return 2 * even * (1 - lead) / (sum + std::sqrt((1 - lead) * difference * difference + lead * sum * sum));
}

}  // namespace

double expected_score(double centipawns) noexcept { return 1 / (1 + std::exp(-kPerCentipawn * centipawns)); }

Odds OddsModel::at(int phase) const noexcept {
    const double early = static_cast<double>(phase) / Phased::kFull;
    return {per_unit, early * early_half_width + (1 - early) * late_half_width};
}

OddsModel odds_model(const game::Rules& rules) noexcept {
    if (rules.undecided == game::Undecided::points) return {0.0069, 0, 0};
    return rules.facing == board::Facing::binds ? OddsModel{0.0035, 0.90, 4.85}
                                                : OddsModel{0.0035, 0.66, 4.31};
}

// With u = per_unit * score, a win and half a draw come to (cosh h + e^u) of 2 cosh h + e^u + e^-u.
Centipawns in_centipawns(Score units, const Odds& odds) noexcept {
    if (units.is_decided()) return Centipawns{units.raw()};
    const double middle = std::cosh(odds.half_width);
    const double lead = odds.per_unit * units.magnitude();
    const double centipawns =
        (std::log(middle + std::exp(lead)) - std::log(middle + std::exp(-lead))) / kPerCentipawn;
    const int whole = static_cast<int>(std::lround(std::min<double>(centipawns, Score::kBestEvaluation)));
    return Centipawns{units < Score::draw() ? -whole : whole};
}

Outlook outlook(Centipawns centipawns, const Odds& odds) noexcept {
    if (centipawns.is_decided()) return centipawns.raw() > 0 ? Outlook{1000, 0, 0} : Outlook{0, 0, 1000};
    const double expected = expected_score(centipawns.raw());
    const double drawn = draw_chance(expected, odds.half_width);
    // The rounding error goes to draws or losses: a better score never wins less often.
    const int win = static_cast<int>(std::lround(1000 * expected - 500 * drawn));
    const int loss = static_cast<int>(std::lround(1000 * (1 - expected) - 500 * drawn));
    if (drawn == 0) return {win, 0, 1000 - win};
    return {win, std::max(1000 - win - loss, 0), std::min(loss, 1000 - win)};
}

}  // namespace janggun::eval
