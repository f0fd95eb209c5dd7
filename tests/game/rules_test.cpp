#include "janggun/game/rules.hpp"

#include <catch2/catch.hpp>
#include <string>

namespace janggun::game {
namespace {

using board::Facing;

TEST_CASE("the four rule sets say what they should", "[game][rules]") {
    const auto [set, name, facing, undecided, fold, forbids, limit] =
        GENERATE(table<RuleSet, std::string, Facing, Undecided, int, bool, int>({
            {RuleSet::janggi, "janggi", Facing::binds, Undecided::points, 3, false, 100},
            {RuleSet::janggitraditional, "janggitraditional", Facing::binds, Undecided::draw, 3, false, 100},
            {RuleSet::janggimodern, "janggimodern", Facing::ignored, Undecided::points, 4, true, 200},
            {RuleSet::janggicasual, "janggicasual", Facing::ignored, Undecided::draw, 3, false, 100},
        }));
    CAPTURE(name);
    const Rules& rules = rules_for(set);
    CHECK(rules.name == name);
    CHECK(rules.facing == facing);
    CHECK(rules.undecided == undecided);
    CHECK(rules.fold == fold);
    CHECK(rules.forbids_move_repetition == forbids);
    CHECK(rules.move_limit == limit);
    CHECK(rule_set_named(name) == set);
}

TEST_CASE("a rule set is named in letters of any case", "[game][rules]") {
    const std::string text = GENERATE("janggimodern", "JanggiModern", "JANGGIMODERN");
    CHECK(rule_set_named(text) == RuleSet::janggimodern);
}

TEST_CASE("the hint for a name has all names, and the one that was meant", "[game][rules]") {
    const std::string names = "janggi, janggitraditional, janggimodern or janggicasual";
    CHECK(rule_set_hint("chess") == names);
    CHECK(rule_set_hint("jangi") == names + "; did you mean janggi?");
    CHECK(rule_set_hint("Janggi_Modern") == names + "; did you mean janggimodern?");
}

TEST_CASE("other text names no rule set", "[game][rules]") {
    const std::string text = GENERATE("", "janggi ", "jangg", "janggimodern2", "xiangqi");
    CAPTURE(text);
    CHECK_FALSE(rule_set_named(text));
}

}  // namespace
}  // namespace janggun::game
