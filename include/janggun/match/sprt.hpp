#pragma once

#include <cstdint>

#include "janggun/match/statistics.hpp"

// The sequential probability ratio test: is A better by elo0 or by elo1? It errs one time in twenty, either
// way, and ends as soon as the games tell.

namespace janggun::match {

struct Hypotheses {
    double elo0 = 0;
    double elo1 = 0;  // more than elo0
};

// The logarithm of 0.95 / 0.05: elo1 is accepted if the log likelihood ratio reaches it, elo0 if the ratio
// reaches its negative.
inline constexpr double kSprtBound = 2.944438979166440;

// With fewer pairs the normal approximation says nothing.
inline constexpr std::int64_t kLeastSprtPairs = 10;

// The logarithm of how much likelier these pairs are with elo1 than with elo0, where the mean score of pairs
// is taken as normally distributed with the variance that they show. Counts of zero are taken as 0.001, lest
// pairs that are all alike show none.
[[nodiscard]] double log_likelihood_ratio(const PairCounts& pairs, Hypotheses hypotheses) noexcept;

enum class SprtVerdict : std::uint8_t { undecided, elo0, elo1 };

[[nodiscard]] SprtVerdict decide(const PairCounts& pairs, Hypotheses hypotheses) noexcept;

}  // namespace janggun::match
