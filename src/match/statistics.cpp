#include "janggun/match/statistics.hpp"

#include <cmath>
#include <limits>
#include <numbers>

namespace janggun::match {

namespace {

constexpr double kPerTenfold = 400;
constexpr double kDeviations = 1.959963984540054;  // that leave 2.5 % of a normal distribution on either side

}  // namespace

double elo_of_score(double score) noexcept {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return kPerTenfold * std::log10(score / (1 - score));
}

double score_of_elo(double elo) noexcept { return 1 / (1 + std::pow(10, -elo / kPerTenfold)); }

EloEstimate estimate_elo(const PairCounts& pairs) noexcept {
    const Moments pair = moments(weights(pairs));
    const double error = kDeviations * std::sqrt(pair.variance / pair.count);
    return {elo_of_score(pair.mean), elo_of_score(pair.mean - error), elo_of_score(pair.mean + error)};
}

double superiority(const PairCounts& pairs) noexcept {
    constexpr double kEven = 0.5;
    const Moments pair = moments(weights(pairs));
    if (pair.count == 0 || pair.mean == kEven) return kEven;
    if (pair.variance == 0) return pair.mean > kEven ? 1 : 0;
    const double deviations = (pair.mean - kEven) / std::sqrt(pair.variance / pair.count);
    return (1 + std::erf(deviations / std::numbers::sqrt2)) / 2;
}

}  // namespace janggun::match
