#include "janggun/match/sprt.hpp"

#include <catch2/catch.hpp>
#include <cmath>

// The expected numbers were worked out by another program from the definition.

namespace janggun::match {
namespace {

TEST_CASE("the likelihood ratio of pairs is that of the normal approximation", "[match]") {
    const auto [pairs, elo0, elo1, ratio] = GENERATE(table<PairCounts, double, double, double>({
        {{10, 40, 100, 55, 15}, 0, 5, 0.7194390981},
        {{10, 40, 100, 55, 15}, 0, 10, 1.2300802888},
        {{10, 40, 100, 55, 15}, -5, 0, 0.9280686711},
        {{3, 20, 60, 12, 5}, 0, 5, -0.2452015476},
        {{3, 20, 60, 12, 5}, 0, 50, -8.1907763131},
        {{1083, 5283, 9884, 5450, 1132}, 0, 2, 1.7922586204},
        {{0, 0, 0, 2, 18}, 0, 50, 109.9568727017},
        {{0, 0, 10, 0, 0}, 0, 5, -4.1448499555},
    }));
    CAPTURE(pairs, elo0, elo1);
    CHECK(log_likelihood_ratio(pairs, {elo0, elo1}) == Approx(ratio));
}

TEST_CASE("no pair, and a score half-way between the hypotheses, tell nothing", "[match]") {
    CHECK(log_likelihood_ratio({}, {-5, 5}) == Approx(0).margin(1e-9));
    CHECK(log_likelihood_ratio({4, 7, 30, 7, 4}, {-5, 5}) == Approx(0).margin(1e-9));
}

TEST_CASE("the ratio turns round with the players", "[match]") {
    const double ratio = log_likelihood_ratio({10, 40, 100, 55, 15}, {0, 5});
    CHECK(log_likelihood_ratio({15, 55, 100, 40, 10}, {-5, 0}) == Approx(-ratio));
}

TEST_CASE("the test ends where an error of one in twenty is reached", "[match]") {
    CHECK(kSprtBound == Approx(std::log(0.95 / 0.05)));
    CHECK(decide({10, 40, 100, 55, 15}, {0, 5}) == SprtVerdict::undecided);
    CHECK(decide({3, 20, 60, 12, 5}, {0, 50}) == SprtVerdict::elo0);
    CHECK(decide({0, 0, 0, 2, 18}, {0, 50}) == SprtVerdict::elo1);
}

TEST_CASE("a handful of pairs decides nothing", "[match]") {
    CHECK(decide({}, {0, 5}) == SprtVerdict::undecided);
    CHECK(decide({0, 0, 0, 0, kLeastSprtPairs - 1}, {0, 50}) == SprtVerdict::undecided);
    CHECK(decide({0, 0, 0, 0, kLeastSprtPairs}, {0, 50}) == SprtVerdict::elo1);
}

}  // namespace
}  // namespace janggun::match
