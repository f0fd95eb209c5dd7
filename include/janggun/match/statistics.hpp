#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

// The two games of an opening are not independent, so pairs of games are counted. Scores are A's, 1 for a win
// of both games.

namespace janggun::match {

// How many pairs brought A 0, 1, 2, 3 and 4 half points: LL, LD, DD or WL, WD, WW.
using PairCounts = std::array<std::int64_t, 5>;

// The same counts as weights, which need not be whole.
using PairWeights = std::array<double, 5>;

// The moments of the score of one pair.
struct Moments {
    double count = 0;
    double mean = 0;
    double variance = 0;
};

[[nodiscard]] constexpr PairWeights weights(const PairCounts& pairs) noexcept {
    PairWeights result{};
    for (std::size_t i = 0; i < pairs.size(); ++i) result[i] = static_cast<double>(pairs[i]);
    return result;
}

// The moments; all are zero if there is no pair.
[[nodiscard]] constexpr Moments moments(const PairWeights& pairs) noexcept {
    Moments result;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        result.count += pairs[i];
        result.mean += pairs[i] * static_cast<double>(i) / 4;
    }
    if (result.count == 0) return {};
    result.mean /= result.count;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const double distance = static_cast<double>(i) / 4 - result.mean;
        result.variance += pairs[i] * distance * distance / result.count;
    }
    return result;
}

// The logistic curve, on which 400 points are a score of 10 to 1. Elo is infinite for scores of 0 and 1.
[[nodiscard]] double elo_of_score(double score) noexcept;
[[nodiscard]] double score_of_elo(double elo) noexcept;

// A's rating less B's, and the 95 % confidence interval.
struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;
};

// Estimates the difference from the pairs, of which there is at least one.
[[nodiscard]] EloEstimate estimate_elo(const PairCounts& pairs) noexcept;

// The likelihood of superiority of A: 0.5 if nothing tells.
[[nodiscard]] double superiority(const PairCounts& pairs) noexcept;

}  // namespace janggun::match
