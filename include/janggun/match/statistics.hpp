#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

// The two games of an opening are not independent, so pairs of games are what is counted. Scores are A's, 1
// for a win of both games.

namespace janggun::match {

// How many pairs brought A 0, 1, 2, 3 and 4 half points: LL, LD, DD or WL, WD, WW.
using PairCounts = std::array<std::int64_t, 5>;

// The same, weighed.
using PairWeights = std::array<double, 5>;

// Of the score of one pair.
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

// All zero where there is no pair.
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

// By the logistic curve: 400 points are a score of 10 to 1. Infinite for scores of 0 and 1.
[[nodiscard]] double elo_of_score(double score) noexcept;
[[nodiscard]] double score_of_elo(double elo) noexcept;

// A's rating less B's, and within what it lies with 95 % likelihood.
struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;
};

// There is at least one pair.
[[nodiscard]] EloEstimate estimate_elo(const PairCounts& pairs) noexcept;

// How likely A is the stronger one: 0.5 where nothing tells.
[[nodiscard]] double superiority(const PairCounts& pairs) noexcept;

}  // namespace janggun::match
