#include "janggun/eval/outlook.hpp"

#include <cmath>
#include <vector>

#include <catch2/catch.hpp>

#include "janggun/eval/phased.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/rules.hpp"

using janggun::eval::Centipawns;
using janggun::eval::expected_score;
using janggun::eval::in_centipawns;
using janggun::eval::Odds;
using janggun::eval::odds_model;
using janggun::eval::Outlook;
using janggun::eval::Score;

namespace game = janggun::game;

namespace {

constexpr int kLimit = 2500;  // centipawns to either side that are tried

// Of all rule sets, with all pieces, with some, and with none.
std::vector<Odds> all_odds() {
    constexpr int kFull = janggun::eval::Phased::kFull;
    std::vector<Odds> odds;
    for (const game::Rules& rules : game::kRules)
        for (const int phase : {0, kFull / 3, kFull}) odds.push_back(odds_model(rules).at(phase));
    return odds;
}

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

}  // namespace

TEST_CASE("chances are thousandths of one whole, and come to the expected score", "[eval]") {
    for (const Odds& odds : all_odds()) {
        for (int cp = -kLimit; cp <= kLimit; ++cp) {
            const Outlook chances = outlook(Centipawns{cp}, odds);
            const bool is_sound = chances.win >= 0 && chances.draw >= 0 && chances.loss >= 0 &&
                                  chances.win + chances.draw + chances.loss == 1000 &&
                                  std::abs(chances.expected() - expected_score(cp)) < 0.00051;
            CAPTURE(odds.half_width, cp, chances.win, chances.draw, chances.loss);
            if (!is_sound) FAIL_CHECK("not one whole, or not what is expected");
        }
    }
}

TEST_CASE("a better score never has worse chances", "[eval]") {
    for (const Odds& odds : all_odds()) {
        Outlook worse = outlook(Centipawns{-kLimit}, odds);
        for (int cp = 1 - kLimit; cp <= kLimit; ++cp) {
            const Outlook chances = outlook(Centipawns{cp}, odds);
            CAPTURE(odds.half_width, cp);
            if (chances.win < worse.win || chances.loss > worse.loss)
                FAIL_CHECK("worse than a centipawn less");
            worse = chances;
        }
        CHECK(outlook(Centipawns{100}, odds).expected() > outlook(Centipawns{0}, odds).expected());
    }
}

TEST_CASE("chances look the same from both sides", "[eval]") {
    for (const Odds& odds : all_odds()) {
        for (int cp = 0; cp <= kLimit; ++cp) {
            const Outlook mine = outlook(Centipawns{cp}, odds);
            const Outlook theirs = outlook(Centipawns{-cp}, odds);
            CAPTURE(odds.half_width, cp);
            const bool is_alike =
                mine.win == theirs.loss && mine.loss == theirs.win && mine.draw == theirs.draw;
            if (!is_alike) FAIL_CHECK("differs");
        }
        const Outlook equal = outlook(Centipawns::draw(), odds);
        CHECK(equal.win == equal.loss);
    }
}

TEST_CASE("only rules that know draws expect any", "[eval]") {
    for (const game::Rules& rules : game::kRules) {
        CAPTURE(rules.name);
        CHECK((outlook(Centipawns{0}, odds_model(rules).at(0)).draw > 0) ==
              (rules.undecided == game::Undecided::draw));
    }
}

TEST_CASE("the fewer pieces there are, the more games are drawn", "[eval]") {
    const auto model = odds_model(game::rules_for(game::RuleSet::janggitraditional));
    int before = 0;
    for (const int phase : {64, 48, 32, 16, 0}) {
        const int draw = outlook(Centipawns{0}, model.at(phase)).draw;
        CHECK(draw > before);
        before = draw;
    }
}

TEST_CASE("what is decided has no other chances, and is no evaluation", "[eval]") {
    for (const Odds& odds : all_odds()) {
        for (const Score lost : {Score::mated_in(0), Score::mated_in(100), Score::points_lost_in(0),
                                 Score::points_lost_in(Score::kMostPlies)}) {
            CAPTURE(odds.half_width, lost.raw());
            const Centipawns told = in_centipawns(lost, odds);
            CHECK(told.raw() == lost.raw());
            CHECK(in_centipawns(-lost, odds) == -told);
            CHECK(outlook(told, odds) == Outlook{0, 0, 1000});
            CHECK(outlook(-told, odds) == Outlook{1000, 0, 0});
        }
    }
}

TEST_CASE("centipawns expect what the curves of wins and losses do", "[eval]") {
    for (const Odds& odds : all_odds()) {
        for (int units = -kLimit; units <= kLimit; ++units) {
            const double u = odds.per_unit * units;
            const double win = logistic(u - odds.half_width);
            const double loss = logistic(-u - odds.half_width);
            const Centipawns centipawns = in_centipawns(Score{units}, odds);
            CAPTURE(odds.half_width, units, centipawns.raw());
            // Half a centipawn is half a thousandth at most.
            if (std::abs(expected_score(centipawns.raw()) - (1 + win - loss) / 2) > 0.00051)
                FAIL_CHECK("expects something else");
            const Outlook chances = outlook(centipawns, odds);
            if (std::abs(chances.draw - 1000 * (1 - win - loss)) > 2) FAIL_CHECK("draws are others");
        }
    }
}

TEST_CASE("centipawns rise with units, and stay evaluations", "[eval]") {
    for (const Odds& odds : all_odds()) {
        Centipawns below = in_centipawns(Score{-Centipawns::kBestEvaluation}, odds);
        CHECK(below >= Centipawns{-Centipawns::kBestEvaluation});
        for (int units = 1 - Centipawns::kBestEvaluation; units <= Centipawns::kBestEvaluation; ++units) {
            const Centipawns here = in_centipawns(Score{units}, odds);
            if (here < below || here != -in_centipawns(Score{-units}, odds)) FAIL_CHECK("falls, or differs");
            below = here;
        }
        CHECK(below <= Centipawns{Centipawns::kBestEvaluation});
    }
    // Where nothing is drawn and a unit is a centipawn.
    CHECK(in_centipawns(Score{-1234}, {janggun::eval::kPerCentipawn, 0}) == Centipawns{-1234});
}
