#include "janggun/train/settings.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "games.hpp"

namespace janggun::train {
namespace {

using train_test::quick_settings;

TEST_CASE("games are spread evenly over the set-ups of each rule set", "[train]") {
    Settings settings;
    const auto sets = GENERATE(as<std::size_t>{}, 1, 2, 3, 4);
    for (std::size_t i = 0; i < sets; ++i) settings.rules.push_back(static_cast<game::RuleSet>(i));
    settings.rules.erase(settings.rules.begin());
    std::map<std::tuple<game::RuleSet, board::Setup, board::Setup>, int> games;
    const auto all = static_cast<std::int64_t>(sets * 16);
    for (std::int64_t number = 0; number < 3 * all; ++number) {
        const GamePlan plan = plan_of(settings, number);
        CHECK(plan.rules == settings.rules[static_cast<std::size_t>(number) % sets]);
        ++games[{plan.rules, plan.cho, plan.han}];
        if (number + 1 == all) CHECK(games.size() == sets * 16);
    }
    for (const auto& [beginning, count] : games) CHECK(count == 3);
}

TEST_CASE("random plies are of every number between, and other ones in each game", "[train]") {
    Settings settings;
    settings.fewest_random_plies = 4;
    settings.most_random_plies = 10;
    std::array<int, 12> plies{};
    std::set<std::uint64_t> seeds;
    constexpr int kPlans = 7000;
    for (std::int64_t number = 0; number < kPlans; ++number) {
        const GamePlan plan = plan_of(settings, number);
        ++plies.at(static_cast<std::size_t>(plan.random_plies));
        seeds.insert(plan.seed);
    }
    CHECK(seeds.size() == kPlans);
    for (std::size_t i = 0; i < plies.size(); ++i) {
        CAPTURE(i);
        if (i < 4 || i > 10) CHECK(plies[i] == 0);
        if (i >= 4 && i <= 10) CHECK_THAT(plies[i], Catch::WithinAbs(1000, 150));
    }
}

TEST_CASE("a seed gives other beginnings", "[train]") {
    Settings other;
    other.seed = 1;
    CHECK(plan_of(other, 5).seed != plan_of(Settings{}, 5).seed);
    CHECK(plan_of(Settings{}, 5).seed == plan_of(Settings{}, 5).seed);
}

TEST_CASE("the first setting that differs is told", "[train]") {
    const Settings settings = quick_settings();
    CHECK(difference(settings, settings) == std::nullopt);
    const auto difference_with = [&settings](const auto& change) {
        Settings other = settings;
        change(other);
        return difference(settings, other).value_or("none");
    };
    CHECK(difference_with([](Settings& s) { s.engine = "other"; }) == "engine test, not other");
    CHECK(difference_with([](Settings& s) { s.seed = 1; }) == "seed 72623859790382856, not 1");
    CHECK(difference_with([](Settings& s) { s.nodes = 41; }) == "nodes 40, not 41");
    CHECK(difference_with([](Settings& s) { s.hash_megabytes = 2; }) == "hash 1, not 2");
    CHECK(difference_with([](Settings& s) { s.fewest_random_plies = 1; }) == "plies 0,3, not 1,3");
    CHECK(difference_with([](Settings& s) { s.resign = {0, 0}; }) == "resign 1500:4, not 0");
    CHECK(difference_with([](Settings& s) { s.most_plies = 13; }) == "max-plies 12, not 13");
    CHECK(difference_with([](Settings& s) { s.rules.pop_back(); }) ==
          "rules janggi,janggicasual, not janggi");
}

}  // namespace
}  // namespace janggun::train
