#include "janggun/train/calibration.hpp"

#include <cmath>
#include <cstdlib>

#include <catch2/catch.hpp>

#include "janggun/eval/outlook.hpp"
#include "janggun/util/rng.hpp"

namespace janggun::train {
namespace {

constexpr int kGames = 4000;

// Games of one scored move at the beginning, which come out as these odds have it.
Forecasts made_up(game::RuleSet rules, const eval::Odds& odds) {
    const auto logistic = [](double x) { return 1 / (1 + std::exp(-x)); };
    Forecasts forecasts{rules_for(rules)};
    util::Rng rng{5};
    for (int i = 0; i < kGames; ++i) {
        const int score = static_cast<int>(rng.below(2001)) - 1000;
        const double chance = rng.below(1'000'000) / 1e6;
        const double win = logistic(odds.per_unit * score - odds.half_width);
        const double loss = logistic(-odds.per_unit * score - odds.half_width);
        GameRecord game;
        game.rules = rules;
        game.moves.push_back({*board::parse_move("a4a5"), static_cast<std::int16_t>(score)});
        game.result = chance < win        ? game::Result::cho_wins
                      : chance > 1 - loss ? game::Result::han_wins
                                          : game::Result::draw;
        forecasts.add(game);
    }
    return forecasts;
}

bool is_near(const Estimate& estimate, double truth) {
    CAPTURE(estimate.value, estimate.error, truth);
    return estimate.error > 0 && std::abs(estimate.value - truth) < 3 * estimate.error &&
           estimate.error < truth / 10;
}

TEST_CASE("the odds by which games came out are found again", "[train]") {
    SECTION("without draws") {
        const OddsFit fit = fit_odds(made_up(game::RuleSet::janggi, {0.007, 0}));
        CHECK(is_near(fit.per_unit, 0.007));
        CHECK(fit.early_half_width.value == 0);
        CHECK(fit.late_half_width.value == 0);
    }
    SECTION("with draws") {
        const OddsFit fit = fit_odds(made_up(game::RuleSet::janggicasual, {0.003, 1.5}));
        CHECK(is_near(fit.per_unit, 0.003));
        CHECK(is_near(fit.early_half_width, 1.5));
    }
}

TEST_CASE("where games come out as the engine expects, the slope is that of a centipawn", "[train]") {
    for (const game::RuleSet rules : {game::RuleSet::janggimodern, game::RuleSet::janggitraditional}) {
        const eval::Odds odds = eval::odds_model(rules_for(rules)).at(64);
        const Forecasts forecasts = made_up(rules, odds);
        CHECK(is_near(fit_slope(forecasts), eval::kPerCentipawn));
        std::int64_t positions = 0;
        for (const Bucket& bucket : reliability(forecasts)) {
            positions += bucket.positions;
            if (bucket.positions < 50) continue;
            CAPTURE(bucket.low, bucket.high, bucket.result.value, bucket.expected, bucket.drawn);
            CHECK(std::abs(bucket.result.value - bucket.expected) < 4 * bucket.result.error + 0.02);
            CHECK(std::abs(bucket.drawn - bucket.drawn_expected) < 0.2);
        }
        CHECK(positions == kGames);
    }
}

TEST_CASE("the error counts games, not positions", "[train]") {
    // The same result for many moves of a game is one result.
    Forecasts single{rules_for(game::RuleSet::janggi)};
    Forecasts many{rules_for(game::RuleSet::janggi)};
    for (int i = 0; i < 200; ++i) {
        GameRecord game;
        game.result = i % 4 == 0 ? game::Result::han_wins : game::Result::cho_wins;
        game.moves.push_back({*board::parse_move("a4a5"), 200});
        single.add(game);
        game.moves.push_back({*board::parse_move("a7a6"), -200});
        game.moves.push_back({*board::parse_move("a5b5"), 200});
        many.add(game);
    }
    const Estimate of_single = fit_slope(single);
    CHECK(fit_slope(many).value == Approx(of_single.value).epsilon(1e-6));
    CHECK(fit_slope(many).error == Approx(of_single.error).epsilon(1e-6));
}

TEST_CASE("what was broken off or decided tells nothing", "[train]") {
    Forecasts forecasts{rules_for(game::RuleSet::janggi)};
    GameRecord game;
    game.result = game::Result::cho_wins;
    game.moves.push_back({*board::parse_move("a4a5"), 20});
    game.moves.push_back({*board::parse_move("a7a6"), -kDecidedScore});
    game.ending = Ending::ply_limit;
    forecasts.add(game);
    CHECK(forecasts.games() == 0);
    game.ending = Ending::resignation;
    forecasts.add(game);
    CHECK(forecasts.games() == 1);
    CHECK(forecasts.all().size() == 1);
}

}  // namespace
}  // namespace janggun::train
