#include "janggun/train/selfplay.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "game/moves.hpp"
#include "games.hpp"
#include "janggun/match/engine_player.hpp"
#include "janggun/train/format.hpp"

namespace janggun::train {
namespace {

using train_test::quick_settings;

std::vector<GameRecord> play(const Settings& settings, GameRange range, int concurrency) {
    std::vector<GameRecord> games;
    play_games(settings, range, concurrency, [&games](const GameRecord& game) { games.push_back(game); }, {});
    return games;
}

// Plays a record again, and looks what has become of the game.
game::Verdict verdict_of(const GameRecord& record) {
    game::Game game = record.opening();
    for (const ScoredMove& scored : record.moves) {
        REQUIRE(game.verdict().reason == game::Reason::none);
        play_text(game, to_string(scored.move));
    }
    return game.verdict();
}

TEST_CASE("games are the same for any number of threads, and from any number on", "[train]") {
    const std::vector<GameRecord> alone = play(quick_settings(), {0, 12}, 1);
    REQUIRE(alone.size() == 12);
    CHECK(play(quick_settings(), {0, 12}, 3) == alone);
    CHECK(play(quick_settings(), {7, 12}, 2) == std::vector(alone.begin() + 7, alone.end()));
    CHECK(play(quick_settings(), {12, 5}, 1).empty());
}

TEST_CASE("a seed gives other games, none like another", "[train]") {
    Settings settings = quick_settings();
    settings.fewest_random_plies = 3;
    std::set<std::string> games;
    for (const GameRecord& game : play(settings, {0, 20}, 1)) games.insert(game_bytes(game));
    settings.seed = 3;
    for (const GameRecord& game : play(settings, {0, 20}, 1)) games.insert(game_bytes(game));
    CHECK(games.size() == 40);
}

TEST_CASE("games begin as planned and end as the rules or the terms say", "[train]") {
    Settings settings = quick_settings();
    settings.most_plies = 400;
    settings.resign = {400, 2};
    settings.rules.assign(
        {game::RuleSet::janggi, game::RuleSet::janggitraditional, game::RuleSet::janggimodern});
    std::set<Ending> endings;
    std::int64_t number = 0;
    for (const GameRecord& game : play(settings, {0, 30}, 1)) {
        const GamePlan plan = plan_of(settings, number++);
        CHECK(game.rules == plan.rules);
        CHECK(game.cho == plan.cho);
        CHECK(game.han == plan.han);
        CHECK(game.random_moves.size() == static_cast<std::size_t>(plan.random_plies));
        endings.insert(game.ending);
        const game::Verdict verdict = verdict_of(game);
        if (game.ending == Ending::resignation) {
            CHECK(verdict.reason == game::Reason::none);
            // Who has moved last agrees.
            const bool has_cho_moved = (game.random_moves.size() + game.moves.size()) % 2 == 1;
            const bool has_cho_won = (game.moves.back().score > 0) == has_cho_moved;
            CHECK(game.result == (has_cho_won ? game::Result::cho_wins : game::Result::han_wins));
        } else if (game.ending != Ending::ply_limit) {
            CHECK(verdict.result == game.result);
            CHECK(static_cast<int>(verdict.reason) == static_cast<int>(game.ending));
        }
    }
    CHECK(endings.contains(Ending::resignation));
}

TEST_CASE("games may be played to their ends", "[train]") {
    Settings settings = quick_settings();
    settings.most_plies = 500;
    settings.resign = {0, 0};
    std::set<Ending> endings;
    bool has_decided_score = false;
    for (const GameRecord& game : play(settings, {0, 8}, 1)) {
        CHECK(verdict_of(game).result == game.result);
        endings.insert(game.ending);
        for (const ScoredMove& scored : game.moves)
            has_decided_score = has_decided_score || scored.score == kDecidedScore;
    }
    CHECK(!endings.contains(Ending::resignation));
    CHECK(endings.contains(Ending::mate));
    CHECK(has_decided_score);
}

TEST_CASE("games that are too long are drawn", "[train]") {
    Settings settings = quick_settings();
    settings.most_plies = 3;
    for (const GameRecord& game : play(settings, {0, 4}, 1)) {
        CHECK(game.moves.size() == 3);
        CHECK(game.result == game::Result::draw);
        CHECK(game.ending == Ending::ply_limit);
    }
}

TEST_CASE("a stop ends games, of threads too, and those told are the first", "[train]") {
    Settings settings = quick_settings();
    const std::vector<GameRecord> first = play(settings, {0, 3}, 1);
    std::stop_source stop;
    std::vector<GameRecord> games;
    const auto listener = [&](const GameRecord& game) {
        games.push_back(game);
        if (games.size() == 3) stop.request_stop();
    };
    play_games(settings, {0, 1'000'000}, GENERATE(1, 3), listener, stop.get_token());
    REQUIRE(games.size() >= 3);
    CHECK(games.size() < 100);
    CHECK(std::vector(games.begin(), games.begin() + 3) == first);
}

}  // namespace
}  // namespace janggun::train
