#include "janggun/match/referee.hpp"

#include <catch2/catch.hpp>
#include <chrono>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "janggun/board/fen.hpp"
#include "players.hpp"

namespace janggun::match {
namespace {

using board::Side;
using game::Result;
using match_test::first_move;
using match_test::ScriptedPlayer;

game::Game game_from(std::string_view fen, game::RuleSet rules = game::RuleSet::janggi) {
    return {rules, board::parse_fen(fen)};
}

// The moves of both sides, one after another.
ScriptedPlayer::Script moves(std::vector<std::string> words) {
    return [words = std::move(words)](const Turn& turn) {
        Reply reply;
        reply.move = words.at(turn.moves.size() % words.size());
        return reply;
    };
}

PlayedGame play(const game::Game& start, ScriptedPlayer::Script script, GameTerms terms = {},
                PlayerLimits limits = {}) {
    ScriptedPlayer player{std::move(script)};
    const auto game = play_game(start, {Seat{player, limits}, Seat{player, limits}}, terms, {});
    REQUIRE(game);
    return *game;
}

TEST_CASE("a game ends as the rules say", "[match]") {
    const PlayedGame mate = play(game_from("3ak4/R8/9/9/9/9/9/8R/3K5/9 w"), moves({"i3i10"}));
    CHECK(mate.record.result == Result::cho_wins);
    CHECK(mate.record.termination == "mate");
    CHECK(mate.ending == Ending::rules);
    CHECK(mate.reason == game::Reason::mate);
    CHECK(mate.fault == Fault::none);

    const PlayedGame passes = play(game_from(board::kStartFen), moves({"e2e2", "0000"}));
    CHECK(passes.record.result == Result::han_wins);
    CHECK(passes.record.termination == "points after double pass");
    CHECK(passes.record.moves.size() == 2);
}

TEST_CASE("a game that may be ended is ended", "[match]") {
    const PlayedGame game = play(game_from(board::kStartFen, game::RuleSet::janggicasual),
                                 moves({"a1a2", "a10a9", "a2a1", "a9a10"}));
    CHECK(game.record.result == Result::draw);
    CHECK(game.record.termination == "repetition");
    CHECK(game.record.moves.size() == 8);
}

TEST_CASE("a game that goes on for too long is a draw", "[match]") {
    GameTerms terms;
    terms.most_plies = 3;
    const PlayedGame game = play(game_from(board::kStartFen), moves({"a1a2", "a10a9", "a2a1"}), terms);
    CHECK(game.record.result == Result::draw);
    CHECK(game.record.termination == "ply limit");
    CHECK(game.ending == Ending::ply_limit);
    CHECK(game.reason == game::Reason::none);
    CHECK(game.scores == std::vector<std::optional<int>>(3));
    CHECK(game.record.moves.size() == 3);
}

TEST_CASE("a game is over when both players think so", "[match]") {
    GameTerms terms;
    terms.resign = {500, 3};
    const PlayedGame game = play(
        game_from(board::kStartFen),
        [](const Turn& turn) {
            const bool is_cho = turn.game.position().side_to_move() == Side::cho;
            return first_move(turn, is_cho ? -600 : 600);
        },
        terms);
    CHECK(game.record.result == Result::han_wins);
    CHECK(game.record.termination == "resignation");
    CHECK(game.ending == Ending::resignation);
    CHECK(game.scores == std::vector<std::optional<int>>{-600, 600, -600, 600, -600, 600});
    CHECK(game.record.moves.size() == 6);
}

TEST_CASE("an illegal move loses, and is told", "[match]") {
    const std::string move = GENERATE("a4a6", "a7a6", "nonsense", "(none)", "");
    const PlayedGame game = play(game_from(board::kStartFen), moves({move}));
    CHECK(game.record.result == Result::han_wins);
    CHECK(game.record.termination == "illegal move '" + move + "'");
    CHECK(game.fault == Fault::illegal_move);
    CHECK(game.ending == Ending::fault);
    CHECK(game.scores.empty());
    CHECK(game.culprit == Side::cho);
    CHECK(game.record.moves.empty());
}

TEST_CASE("who takes too long loses, beyond a margin", "[match]") {
    PlayerLimits limits;
    limits.move_time = Milliseconds{5};
    const auto slow = [](const Turn& turn) {
        if (turn.moves.size() == 1) std::this_thread::sleep_for(Milliseconds{40});
        return first_move(turn);
    };
    GameTerms terms;
    terms.most_plies = 2;
    terms.margin = Milliseconds{10};
    const PlayedGame lost = play(game_from(board::kStartFen), slow, terms, limits);
    CHECK(lost.record.result == Result::cho_wins);
    CHECK(lost.record.termination == "time");
    CHECK(lost.fault == Fault::time);
    CHECK(lost.culprit == Side::han);
    terms.margin = Milliseconds{10'000};
    CHECK(play(game_from(board::kStartFen), slow, terms, limits).fault == Fault::none);
}

TEST_CASE("a player is told its clocks and how long it is waited for", "[match]") {
    PlayerLimits limits;
    limits.clock = TimeControl{Milliseconds{60'000}, Milliseconds{1000}};
    GameTerms terms;
    terms.most_plies = 1;
    terms.margin = Milliseconds{70};
    const auto check = [](const Turn& turn) {
        CHECK(turn.limits.clocks.remaining[0] == Milliseconds{60'000});
        CHECK(turn.patience == Milliseconds{60'000 + 70 + 5000});
        return first_move(turn);
    };
    CHECK(play(game_from(board::kStartFen), check, terms, limits).fault == Fault::none);
}

TEST_CASE("a player that cannot begin loses by it", "[match]") {
    ScriptedPlayer well{[](const Turn& turn) { return first_move(turn); }};
    ScriptedPlayer ill{[](const Turn&) { return Reply{}; }, "is ill"};
    const auto game = play_game(game_from(board::kStartFen), {Seat{well, {}}, Seat{ill, {}}}, {}, {});
    REQUIRE(game);
    CHECK(game->record.result == Result::cho_wins);
    CHECK(game->record.termination == "crash");
    CHECK(game->culprit == Side::han);
}

TEST_CASE("what players tell of their work is added up", "[match]") {
    GameTerms terms;
    terms.most_plies = 3;
    const PlayedGame game = play(
        game_from(board::kStartFen),
        [](const Turn& turn) {
            Reply reply = first_move(turn);
            reply.depth = 5;
            if (turn.moves.size() != 2) reply.nodes = 100;
            return reply;
        },
        terms);
    CHECK(game.efforts[0].depths == 2);
    CHECK(game.efforts[0].depth_sum == 10);
    CHECK(game.efforts[0].nodes == 100);
    CHECK(game.efforts[1].nodes == 100);
    CHECK(game.efforts[1].seconds > 0);
}

TEST_CASE("a game that is stopped has no result", "[match]") {
    std::stop_source stop;
    ScriptedPlayer player{[&stop](const Turn& turn) {
        if (turn.moves.size() == 3) stop.request_stop();
        return first_move(turn);
    }};
    CHECK(
        !play_game(game_from(board::kStartFen), {Seat{player, {}}, Seat{player, {}}}, {}, stop.get_token()));
}

TEST_CASE("the record of a game can be read back", "[match]") {
    GameTerms terms;
    terms.most_plies = 4;
    const PlayedGame game = play(
        game_from("4k4/9/9/9/4p4/4P4/9/9/9/3K4R b - - 4 30"),
        [](const Turn& turn) { return first_move(turn); }, terms);
    std::istringstream text{record_text(game.record)};
    const view::Record record = view::read_record(text);
    CHECK(record.moves == game.record.moves);
    CHECK(record.result == Result::draw);
    CHECK(record.termination == "ply limit");
    CHECK(to_fen(record.start.position()) == "4k4/9/9/9/4p4/4P4/9/9/9/3K4R b - - 4 30");
}

}  // namespace
}  // namespace janggun::match
