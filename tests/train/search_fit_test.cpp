#include "janggun/train/search_fit.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "janggun/match/engine_player.hpp"
#include "janggun/match/opening.hpp"
#include "janggun/match/runner.hpp"

namespace janggun::train {
namespace {

SearchFitSettings quick_fit() {
    SearchFitSettings settings;
    settings.pairs = 12;
    settings.limits.nodes = 150;
    settings.hash_megabytes = 1;
    settings.openings = match::setup_openings();
    settings.random_plies = 4;
    settings.most_plies = 60;
    settings.resign = {300, 1};
    settings.rate = 500;
    settings.lag = 4;
    return settings;
}

struct Fit {
    std::vector<int> results;
    std::vector<double> values;
};

Fit fit(const SearchFitSettings& settings, int concurrency, const std::vector<int>& known = {}) {
    Spsa spsa = spsa_of(settings);
    Fit found{known, {}};
    for (const int half_points : known) learn_pair(spsa, half_points);
    const auto listen = [&](std::int64_t pair, int half_points) {
        CHECK(pair == static_cast<std::int64_t>(found.results.size()));
        found.results.push_back(half_points);
    };
    play_pairs(settings, spsa, concurrency, listen, {});
    found.values = spsa.values();
    return found;
}

TEST_CASE("a fit is the same for any number of threads, and from any pair on", "[train][spsa]") {
    SearchFitSettings settings = quick_fit();
    // Far enough apart that not all pairs are even, whatever the engine plays.
    for (SearchNumber& number : settings.numbers) number.step *= 6;
    const Fit alone = fit(settings, 1);
    REQUIRE(alone.results.size() == 12);
    CHECK(std::any_of(alone.results.begin(), alone.results.end(), [](int points) { return points != 2; }));
    for (const int concurrency : {2, 3, 20}) {
        const Fit together = fit(settings, concurrency);
        CHECK(together.results == alone.results);
        CHECK(together.values == alone.values);
    }
    const Fit resumed = fit(settings, 2, {alone.results.begin(), alone.results.begin() + 5});
    CHECK(resumed.results == alone.results);
    CHECK(resumed.values == alone.values);
    CHECK(fit(settings, 2, alone.results).values == alone.values);
}

// The first pair again, as a match in which A has the numbers of the plus side.
int half_points_of_match(const SearchFitSettings& settings) {
    const Trial trial = spsa_of(settings).trial(0);
    match::MatchSettings wanted;
    wanted.openings = settings.openings;
    wanted.random_plies = settings.random_plies;
    wanted.seed = settings.seed;
    wanted.terms.resign = settings.resign;
    wanted.terms.most_plies = settings.most_plies;
    wanted.limits.fill(settings.limits);
    const auto make_player = [&](match::Contestant contestant) {
        engine::Config config;
        config.hash_megabytes = settings.hash_megabytes;
        const std::vector<int>& values = contestant == match::Contestant::a ? trial.plus : trial.minus;
        for (std::size_t i = 0; i < values.size(); ++i)
            config.params.*settings.numbers[i].info.member = values[i];
        return std::make_unique<match::EnginePlayer>(config);
    };
    const auto ignore = [](std::int64_t, const match::PlayedGame&, const match::Tally&) {};
    const match::Tally tally = run_match(wanted, make_player, ignore, {}).tally;
    return static_cast<int>(2 * tally.wins() + tally.draws());
}

TEST_CASE("a pair is a match of the plus side against the minus side", "[train][spsa]") {
    SearchFitSettings settings = quick_fit();
    settings.pairs = 1;
    settings.limits.nodes = 200;
    settings.most_plies = 500;
    for (SearchNumber& number : settings.numbers) number.step *= 2;
    std::set<int> seen;
    const auto has_seen_both = [&seen] { return seen.contains(0) && seen.contains(4); };
    for (settings.seed = 0; settings.seed < 12 || (settings.seed < 200 && !has_seen_both());
         ++settings.seed) {
        const Fit found = fit(settings, 1);
        CHECK(found.results == std::vector{half_points_of_match(settings)});
        seen.insert(found.results[0]);
    }
    CHECK(has_seen_both());
}

TEST_CASE("the numbers that are tried are played with", "[train][spsa]") {
    // Enough games that not all pairs are even, whatever the engine plays.
    SearchFitSettings settings = quick_fit();
    settings.pairs = 40;
    const Fit usual = fit(settings, 1);
    settings.seed = 1;
    CHECK(fit(settings, 1).results != usual.results);
    settings.seed = 0;
    for (SearchNumber& number : settings.numbers) number.step *= 4;
    CHECK(fit(settings, 1).results != usual.results);
}

TEST_CASE("a stop ends a fit of threads, and what is told is its beginning", "[train][spsa]") {
    SearchFitSettings settings = quick_fit();
    settings.pairs = 100'000;
    std::vector<int> results;
    std::stop_source stop;
    Spsa spsa = spsa_of(settings);
    const auto listen = [&](std::int64_t /*pair*/, int half_points) {
        results.push_back(half_points);
        if (results.size() == 3) stop.request_stop();
    };
    play_pairs(settings, spsa, GENERATE(1, 3), listen, stop.get_token());
    CHECK(results.size() >= 3);
    CHECK(results.size() < 1000);
    CHECK(spsa.known() == static_cast<std::int64_t>(results.size()));
}

TEST_CASE("what is fitted can be moved either way", "[train][spsa]") {
    const std::vector<SearchNumber> numbers = usual_numbers();
    CHECK(numbers.size() > 20);
    for (const SearchNumber& number : numbers) {
        CAPTURE(number.info.name);
        const int value = search::Params{}.*number.info.member;
        CHECK((number.info.low < value && value < number.info.high));
        CHECK(number.step >= 1);
        CHECK(number.step <= std::max(1.0, 0.1 * value));
        CHECK_FALSE(number.info.name.starts_with("time_"));
    }
}

TEST_CASE("all settings are described, and differ where games would", "[train][spsa]") {
    const auto value = [](const SearchFitSettings& settings, std::string_view name) {
        for (const SettingText& text : described(settings)) {
            if (text.name == name) return text.value;
        }
        return std::string{};
    };
    SearchFitSettings settings = quick_fit();
    CHECK(value(settings, "games") == "24");
    CHECK(value(settings, "resign") == "300:1");
    const std::string openings = value(settings, "openings");
    CHECK_THAT(openings, Catch::Matches("16 [0-9a-f]{8}"));
    std::swap(settings.openings[0], settings.openings[1]);
    CHECK(value(settings, "openings") != openings);
    settings.numbers.resize(2);
    CHECK(value(settings, "params") == "exchange_soldier,exchange_guard");
    CHECK_THAT(value(settings, "exchange_soldier"), Catch::Matches("[0-9]+ in 20\\.\\.2000 by 16"));
}

}  // namespace
}  // namespace janggun::train
