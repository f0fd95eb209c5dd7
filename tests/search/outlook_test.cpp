#include "janggun/eval/outlook.hpp"

#include <catch2/catch.hpp>

#include "janggun/eval/score.hpp"
#include "janggun/game/rules.hpp"

using janggun::eval::outlook;
using janggun::eval::Outlook;
using janggun::eval::Score;

namespace game = janggun::game;

namespace {

constexpr int kLimit = 2500;  // centipawns to either side that are tried

}  // namespace

TEST_CASE("chances are thousandths of one whole", "[eval]") {
    for (const game::Rules& rules : game::kRules) {
        for (int cp = -kLimit; cp <= kLimit; ++cp) {
            const Outlook chances = outlook(Score{cp}, rules);
            const bool is_sound = chances.win >= 0 && chances.draw >= 0 && chances.loss >= 0 &&
                                  chances.win + chances.draw + chances.loss == 1000;
            CAPTURE(rules.name, cp, chances.win, chances.draw, chances.loss);
            if (!is_sound) FAIL_CHECK("not one whole");
        }
    }
}

TEST_CASE("a better score never has worse chances", "[eval]") {
    for (const game::Rules& rules : game::kRules) {
        Outlook worse = outlook(Score{-kLimit}, rules);
        for (int cp = 1 - kLimit; cp <= kLimit; ++cp) {
            const Outlook chances = outlook(Score{cp}, rules);
            CAPTURE(rules.name, cp);
            if (chances.win < worse.win || chances.loss > worse.loss)
                FAIL_CHECK("worse than a centipawn less");
            worse = chances;
        }
        CHECK(outlook(Score{100}, rules).win > outlook(Score{0}, rules).win);
    }
}

TEST_CASE("chances look the same from both sides", "[eval]") {
    for (const game::Rules& rules : game::kRules) {
        for (int cp = 0; cp <= kLimit; ++cp) {
            const Outlook mine = outlook(Score{cp}, rules);
            const Outlook theirs = outlook(Score{-cp}, rules);
            CAPTURE(rules.name, cp);
            const bool is_alike =
                mine.win == theirs.loss && mine.loss == theirs.win && mine.draw == theirs.draw;
            if (!is_alike) FAIL_CHECK("differs");
        }
        const Outlook equal = outlook(Score::draw(), rules);
        CHECK(equal.win == equal.loss);
    }
}

TEST_CASE("only rules that know draws expect any", "[eval]") {
    for (const game::Rules& rules : game::kRules) {
        CAPTURE(rules.name);
        CHECK((outlook(Score{0}, rules).draw > 0) == (rules.undecided == game::Undecided::draw));
    }
}

TEST_CASE("what is decided has no other chances", "[eval]") {
    for (const game::Rules& rules : game::kRules) {
        for (const Score lost : {Score::mated_in(0), Score::mated_in(100), Score::points_lost_in(0),
                                 Score::points_lost_in(Score::kMostPlies)}) {
            CAPTURE(rules.name, lost.raw());
            CHECK(outlook(lost, rules) == Outlook{0, 0, 1000});
            CHECK(outlook(-lost, rules) == Outlook{1000, 0, 0});
        }
    }
}
