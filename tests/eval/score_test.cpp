#include "janggun/eval/score.hpp"

#include <vector>

#include <catch2/catch.hpp>

using janggun::eval::bounded;
using janggun::eval::Score;

TEST_CASE("scores are in the order in which a side wants them", "[eval]") {
    const std::vector<Score> worst_first{
        -Score::infinite(),
        Score::mated_in(0),
        Score::mated_in(2),
        Score::mated_in(Score::kMostPlies),
        Score::points_lost_in(0),
        Score::points_lost_in(3),
        Score::points_lost_in(Score::kMostPlies),
        Score{-Score::kBestEvaluation},
        Score{-1},
        Score::draw(),
        Score{1},
        Score{Score::kBestEvaluation},
        -Score::points_lost_in(Score::kMostPlies),
        -Score::points_lost_in(3),
        -Score::points_lost_in(0),
        -Score::mated_in(Score::kMostPlies),
        -Score::mated_in(3),
        -Score::mated_in(1),
        Score::infinite(),
    };
    for (std::size_t i = 1; i < worst_first.size(); ++i) {
        CAPTURE(worst_first[i - 1].raw(), worst_first[i].raw());
        CHECK(worst_first[i - 1] < worst_first[i]);
        CHECK(-worst_first[i] < -worst_first[i - 1]);
    }
}

TEST_CASE("a score is an evaluation, a result on points or a mate", "[eval]") {
    for (const int plies : {0, 1, 2, 50, Score::kMostPlies}) {
        CAPTURE(plies);
        for (const Score mate : {Score::mated_in(plies), -Score::mated_in(plies)}) {
            CHECK(mate.is_mate());
            CHECK(!mate.is_points());
            CHECK(mate.is_decided());
            CHECK(mate.plies() == plies);
        }
        for (const Score points : {Score::points_lost_in(plies), -Score::points_lost_in(plies)}) {
            CHECK(!points.is_mate());
            CHECK(points.is_points());
            CHECK(points.is_decided());
            CHECK(points.plies() == plies);
        }
    }
    for (const int centipawns : {0, 1, -1, 500, -500, Score::kBestEvaluation, -Score::kBestEvaluation}) {
        CAPTURE(centipawns);
        CHECK(!Score{centipawns}.is_mate());
        CHECK(!Score{centipawns}.is_points());
        CHECK(!Score{centipawns}.is_decided());
    }
}

TEST_CASE("a decided score counts from where one stands", "[eval]") {
    CHECK(Score::mated_in(5).from_node(3) == Score::mated_in(2));
    CHECK((-Score::mated_in(5)).from_node(3) == -Score::mated_in(2));
    CHECK(Score::points_lost_in(5).from_node(3) == Score::points_lost_in(2));
    CHECK((-Score::points_lost_in(5)).from_node(3) == -Score::points_lost_in(2));
    CHECK(Score::mated_in(2).from_root(3) == Score::mated_in(5));
    for (const Score score : {Score::mated_in(9), -Score::mated_in(9), Score::points_lost_in(9),
                              -Score::points_lost_in(9), Score::draw(), Score{123}, Score{-15000}}) {
        CAPTURE(score.raw());
        CHECK(score.from_node(7).from_root(7) == score);
        CHECK(score.from_node(0) == score);
        if (!score.is_decided()) CHECK(score.from_node(7) == score);
    }
}

TEST_CASE("an evaluation is cut to its band", "[eval]") {
    CHECK(bounded(0) == Score{0});
    CHECK(bounded(15000) == Score{15000});
    CHECK(bounded(15001) == Score{15000});
    CHECK(bounded(1'000'000) == Score{15000});
    CHECK(bounded(-15001) == Score{-15000});
    CHECK(!bounded(1'000'000).is_decided());
}
