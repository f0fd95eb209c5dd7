#include "janggun/match/runner.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "janggun/match/opening.hpp"
#include "janggun/util/error.hpp"
#include "players.hpp"

namespace janggun::match {
namespace {

using match_test::engine_player;
using match_test::first_move;
using match_test::ScriptedPlayer;

MatchSettings settings_of(std::int64_t games, int concurrency) {
    MatchSettings settings;
    settings.openings = setup_openings();
    settings.random_plies = 2;
    settings.seed = 5;
    settings.games = games;
    settings.concurrency = concurrency;
    settings.limits[0].depth = 2;
    settings.limits[1].nodes = 60;
    settings.terms.most_plies = 12;
    return settings;
}

struct Told {
    std::vector<std::int64_t> numbers;
    std::string records;
    MatchOutcome outcome;
};

Told play(const MatchSettings& settings, const PlayerMaker& make_player) {
    Told told;
    const auto listener = [&told](std::int64_t number, const PlayedGame& game, const Tally& tally) {
        told.numbers.push_back(number);
        told.records += record_text(game.record);
        CHECK(tally.games() == number + 1);
    };
    told.outcome = run_match(settings, make_player, listener, {});
    return told;
}

Told play_engines(std::int64_t games, int concurrency) {
    return play(settings_of(games, concurrency), [](Contestant) { return engine_player(); });
}

// Plays the first legal move, and thinks that it has won or lost.
PlayerMaker winner_is_a() {
    return [](Contestant contestant) {
        const int score = contestant == Contestant::a ? 5000 : -5000;
        return std::make_unique<ScriptedPlayer>(
            [score](const Turn& turn) { return first_move(turn, score); });
    };
}

TEST_CASE("games are the same however many threads play them", "[match]") {
    const Told alone = play_engines(6, 1);
    const Told together = play_engines(6, 3);
    CHECK(alone.numbers == std::vector<std::int64_t>{0, 1, 2, 3, 4, 5});
    CHECK(together.numbers == alone.numbers);
    CHECK(together.records == alone.records);
    CHECK(together.outcome.tally.pairs() == alone.outcome.tally.pairs());
    CHECK_THAT(alone.records, Catch::Contains("[Round \"6\"]") && Catch::Contains("(A)\"]\n[Han") &&
                                  Catch::Contains("(B)\"]\n[Han"));
}

TEST_CASE("a seed gives other games", "[match]") {
    MatchSettings other = settings_of(2, 1);
    other.seed = 6;
    const auto make = [](Contestant) { return engine_player(); };
    CHECK(play(other, make).records != play(settings_of(2, 1), make).records);
}

TEST_CASE("each thread has players of its own", "[match]") {
    std::atomic<int> made{0};
    MatchSettings settings = settings_of(8, 3);
    static_cast<void>(play(settings, [&made](Contestant contestant) {
        ++made;
        return winner_is_a()(contestant);
    }));
    CHECK(made == 6);
    made = 0;
    settings.games = 1;  // a pair
    static_cast<void>(play(settings, [&made](Contestant contestant) {
        ++made;
        return winner_is_a()(contestant);
    }));
    CHECK(made == 4);
}

TEST_CASE("a match ends when its hypotheses are decided, in threads too", "[match]") {
    MatchSettings settings = settings_of(1000, GENERATE(1, 4));
    settings.sprt = Hypotheses{0, 100};
    settings.terms.resign.moves = 2;
    const Told told = play(settings, winner_is_a());
    CHECK(told.outcome.tally.pairs() == PairCounts{0, 0, 0, 0, kLeastSprtPairs});
    CHECK(told.numbers.size() == 2 * kLeastSprtPairs);
    CHECK(told.outcome.tally.losses() == 0);
}

TEST_CASE("a match that is stopped tells the games so far, from threads too", "[match]") {
    constexpr std::int64_t kMany = 1'000'000;
    std::stop_source stop;
    int games = 0;
    const auto listener = [&](std::int64_t, const PlayedGame&, const Tally&) {
        if (++games == 3) stop.request_stop();
    };
    const MatchOutcome outcome =
        run_match(settings_of(kMany, GENERATE(1, 3)), winner_is_a(), listener, stop.get_token());
    CHECK(outcome.tally.games() >= 3);
    CHECK(outcome.tally.games() == games);
    CHECK(outcome.tally.games() < kMany);
    CHECK(outcome.names[0] == "script");
}

TEST_CASE("a player that cannot play at all is refused, from threads too", "[match]") {
    const auto make = [](Contestant contestant) -> std::unique_ptr<Player> {
        if (contestant == Contestant::a) return engine_player();
        return std::make_unique<ScriptedPlayer>([](const Turn& turn) { return first_move(turn); }, "is ill");
    };
    CHECK_THROWS_WITH(play(settings_of(4, 2), make), "player B (script) is ill");
}

TEST_CASE("what the listener throws ends the match, from threads too", "[match]") {
    const auto listener = [](std::int64_t, const PlayedGame&, const Tally&) {
        throw util::InputError("enough");
    };
    CHECK_THROWS_WITH(run_match(settings_of(100, 2), winner_is_a(), listener, {}), "enough");
}

}  // namespace
}  // namespace janggun::match
