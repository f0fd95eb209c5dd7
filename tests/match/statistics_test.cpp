#include "janggun/match/statistics.hpp"

#include <catch2/catch.hpp>
#include <cmath>

// The expected numbers were worked out by another program from the definitions.

namespace janggun::match {
namespace {

static_assert(moments(weights({0, 0, 4, 0, 0})).mean == 0.5);
static_assert(moments(weights({2, 0, 0, 0, 2})).variance == 0.25);
static_assert(moments(weights({})).count == 0);

TEST_CASE("mean and variance of pairs are those of their scores", "[match]") {
    const Moments pair = moments(weights({10, 40, 100, 55, 15}));
    CHECK(pair.count == 220);
    CHECK(pair.mean == Approx(0.5284090909));
    CHECK(pair.variance == Approx(0.0545906508));
}

TEST_CASE("Elo and score are two names of the same", "[match]") {
    CHECK(elo_of_score(0.5) == 0);
    CHECK(!std::signbit(elo_of_score(0.5)));
    CHECK(elo_of_score(10.0 / 11) == Approx(400));
    CHECK(elo_of_score(0.25) == Approx(-190.848501888));
    CHECK(std::isinf(elo_of_score(1)));
    CHECK(elo_of_score(0) < -1e9);
    for (const double elo : {-300.0, -1.5, 0.0, 20.0, 700.0}) {
        CAPTURE(elo);
        CHECK(elo_of_score(score_of_elo(elo)) == Approx(elo).margin(1e-9));
    }
}

TEST_CASE("the Elo difference comes with its 95 % interval", "[match]") {
    const EloEstimate some = estimate_elo({10, 40, 100, 55, 15});
    CHECK(some.elo == Approx(19.7619424711));
    CHECK(some.low == Approx(-1.7129556880));
    CHECK(some.high == Approx(41.3889399542));

    const EloEstimate many = estimate_elo({1083, 5283, 9884, 5450, 1132});
    CHECK(many.elo == Approx(2.0162811791));
    CHECK(many.low == Approx(-0.0709450630));
    CHECK(many.high == Approx(4.1036529678));

    const EloEstimate lopsided = estimate_elo({0, 0, 0, 2, 18});
    CHECK(lopsided.elo == Approx(636.4258428106));
    CHECK(lopsided.low == Approx(484.6642298811));
    CHECK(std::isinf(lopsided.high));
}

TEST_CASE("the likelihood of superiority is that of a normal distribution", "[match]") {
    CHECK(superiority({10, 40, 100, 55, 15}) == Approx(0.9643429851));
    CHECK(superiority({3, 20, 60, 12, 5}) == Approx(0.3083171190));
    CHECK(superiority({15, 55, 100, 40, 10}) == Approx(1 - 0.9643429851));
    CHECK(superiority({}) == 0.5);
    CHECK(superiority({0, 0, 7, 0, 0}) == 0.5);
    CHECK(superiority({0, 0, 0, 0, 3}) == 1);
    CHECK(superiority({3, 0, 0, 0, 0}) == 0);
}

}  // namespace
}  // namespace janggun::match
