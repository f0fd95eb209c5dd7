#include "janggun/match/sprt.hpp"

#include <algorithm>
#include <numeric>

namespace janggun::match {

double log_likelihood_ratio(const PairCounts& pairs, Hypotheses hypotheses) noexcept {
    constexpr double kAlmostNone = 0.001;
    PairWeights regular = weights(pairs);
    for (double& count : regular) count = std::max(count, kAlmostNone);
    const Moments pair = moments(regular);
    const double score0 = score_of_elo(hypotheses.elo0);
    const double score1 = score_of_elo(hypotheses.elo1);
    return pair.count * (score1 - score0) * (2 * pair.mean - score0 - score1) / (2 * pair.variance);
}

SprtVerdict decide(const PairCounts& pairs, Hypotheses hypotheses) noexcept {
    if (std::accumulate(pairs.begin(), pairs.end(), std::int64_t{0}) < kLeastSprtPairs)
        return SprtVerdict::undecided;
    const double ratio = log_likelihood_ratio(pairs, hypotheses);
    if (ratio >= kSprtBound) return SprtVerdict::elo1;
    return ratio <= -kSprtBound ? SprtVerdict::elo0 : SprtVerdict::undecided;
}

}  // namespace janggun::match
