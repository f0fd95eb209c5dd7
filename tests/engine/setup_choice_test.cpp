#include "janggun/engine/setup_choice.hpp"

#include <catch2/catch.hpp>
#include <cstddef>
#include <optional>
#include <set>

namespace janggun::engine {
namespace {

using board::kSetups;
using board::mirrored;
using board::Setup;
using eval::Centipawns;

using Seen = std::set<Setup>;

// What is set up by as many seeds as it takes to see all that may be.
Seen chosen(std::optional<Setup> han, const Config& config) {
    constexpr std::uint64_t kSeeds = 400;
    Seen seen;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        util::Rng rng{seed};
        seen.insert(choose_setup(han, config, rng));
    }
    return seen;
}

Seen set_of(const std::vector<Setup>& setups) { return {setups.begin(), setups.end()}; }

Config at_level(int level) {
    Config config;
    config.skill_level = level;
    return config;
}

Centipawns value(const SetupValues& values, Setup setup) { return values[index(setup)]; }

TEST_CASE("the best set-ups are those that are worth nearly the most", "[setups]") {
    const SetupValues values{Centipawns{-3}, Centipawns{10}, Centipawns{8}, Centipawns{10}};
    CHECK(best_setups(values) == std::vector{Setup::outer, Setup::right});
}

TEST_CASE("what is known of the start positions is the same in a mirror", "[setups]") {
    for (const Setup han : kSetups) {
        for (const Setup cho : kSetups)
            CHECK(value(known_answers(han), cho) == value(known_answers(mirrored(han)), mirrored(cho)));
    }
}

TEST_CASE("Han's choices are worth what Cho's best answers leave", "[setups]") {
    for (const Setup han : kSetups) {
        const SetupValues answers = known_answers(han);
        CHECK(value(known_choices(), han) == -value(answers, best_setups(answers).front()));
    }
}

TEST_CASE("at full strength each set-up of Han gets a best answer, and Han chooses the least bad",
          "[setups]") {
    for (const Setup han : kSetups) CHECK(chosen(han, {}) == set_of(best_setups(known_answers(han))));
    CHECK(chosen(std::nullopt, {}) == set_of(best_setups(known_choices())));
    CHECK_FALSE(chosen(std::nullopt, {}).contains(Setup::outer));
    CHECK_FALSE(chosen(Setup::left, {}).contains(Setup::outer));
}

TEST_CASE("the weakest player sets up by chance, and one below the best does not", "[setups]") {
    const std::optional<Setup> han = GENERATE(as<std::optional<Setup>>{}, std::nullopt, Setup::left);
    CHECK(chosen(han, at_level(-20)) == Seen{kSetups.begin(), kSetups.end()});
    CHECK(chosen(han, at_level(19)) == chosen(han, {}));
    Config rated;
    rated.limit_strength = true;
    rated.elo = search::Strength::kLeastElo;
    CHECK(chosen(han, rated) == Seen{kSetups.begin(), kSetups.end()});
}

TEST_CASE("the weaker a player is the more often it sets up badly", "[setups]") {
    constexpr std::uint64_t kSeeds = 4000;
    const auto blunders = [](int level) {
        int count = 0;
        for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            util::Rng rng{seed};
            count += choose_setup(std::nullopt, at_level(level), rng) == Setup::outer ? 1 : 0;
        }
        return count;
    };
    CHECK(blunders(-20) > blunders(-10));
    CHECK(blunders(-10) > blunders(0));
    CHECK(blunders(0) > blunders(10));
    CHECK(blunders(10) > blunders(20));
    CHECK(blunders(20) == 0);
}

}  // namespace
}  // namespace janggun::engine
