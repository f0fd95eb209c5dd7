#include "janggun/game/game.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "game/play.hpp"

namespace janggun::game {
namespace {

std::string why_illegal(const Game& game, const std::string& move) {
    return why_illegal(game, board::parse_move(move).value());
}

TEST_CASE("a game gives its position the meaning of facing kings that its rules have", "[game]") {
    using board::Facing;
    const auto [rule_set, facing] = GENERATE(table<std::string, Facing>({
        {"janggi", Facing::binds},
        {"janggitraditional", Facing::binds},
        {"janggimodern", Facing::ignored},
        {"janggicasual", Facing::ignored},
    }));
    const Facing given = GENERATE(Facing::binds, Facing::ignored);
    CAPTURE(rule_set);
    const Game game{rule_set_named(rule_set).value(), board::parse_fen("4k4/9/9/9/9/9/9/9/4K4/R8 w", given)};
    CHECK(game.position().facing() == facing);
    CHECK(game.is_facing() == (facing == Facing::binds));
    CHECK(game.rules().name == rule_set);
}

TEST_CASE("the history tells of each ply what led to it", "[game]") {
    const Game game = game_of("janggi", "3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 7 9", "a1a4 d10d10 a4a10");
    const auto history = game.history();
    REQUIRE(history.size() == 4);
    CHECK(history[0].move.is_none());
    CHECK_FALSE(history[0].captures);
    CHECK(to_string(history[1].move) == "a1a4");
    CHECK(history[1].captures);
    CHECK_FALSE(history[1].is_king_or_guard);
    CHECK_FALSE(history[1].in_check);
    CHECK(history[2].move.is_pass());
    CHECK_FALSE(history[2].captures);
    CHECK(history[2].is_king_or_guard);
    CHECK(to_string(history[3].move) == "a4a10");
    CHECK_FALSE(history[3].captures);
    CHECK(history[3].in_check);
    CHECK(game.in_check());
    CHECK(history[3].placement_key == game.position().placement_key());
}

TEST_CASE("a guard's move is known as one", "[game]") {
    CHECK(game_of("janggi", board::kStartFen, "d1d2").history().back().is_king_or_guard);
    CHECK_FALSE(game_of("janggi", board::kStartFen, "a1a2").history().back().is_king_or_guard);
}

TEST_CASE("a move that cannot be played is refused for what stands on the board", "[game]") {
    const auto [moves, move, reason] = GENERATE(table<std::string, std::string, std::string>({
        {"a4a5 a7a6", "b5b6", "b5 is empty"},
        {"", "a5a5", "a5 is empty"},
        {"", "a7a6", "the soldier on a7 is Han's, and it is Cho's turn"},
        {"a4a5", "a5a6", "the soldier on a5 is Cho's, and it is Han's turn"},
        {"a4a5", "e2e2", "the king on e2 is Cho's, and it is Han's turn"},
        {"", "a4a3", "the soldier on a4 cannot go to a3"},
        {"", "b3b5", "the cannon on b3 cannot go to b5"},
        {"", "a1a4", "a piece of Cho stands on a4"},
        {"", "a1a1", "a pass is written as the king's square twice"},
    }));
    CAPTURE(moves, move);
    CHECK(why_illegal(game_of("janggi", board::kStartFen, moves), move) == "is illegal: " + reason);
}

TEST_CASE("a move that check or facing kings forbid is refused for that reason", "[game]") {
    const auto [rule_set, fen, move, reason] =
        GENERATE(table<std::string, std::string, std::string, std::string>({
            {"janggi", "5k3/9/9/9/4r4/9/9/9/4K4/9 w", "e2e2", "no pass in check"},
            {"janggi", "5k3/9/9/9/4r4/9/9/9/4K4/9 w", "e2e1", "the king would be in check"},
            {"janggi", "5k3/9/9/9/9/9/9/5r3/4A4/3K5 w", "e2e1", "the king would be in check"},
            {"janggi", "4k4/9/9/9/9/9/9/9/4K4/R8 w", "a1a2", "the kings would go on facing each other"},
            {"janggitraditional", "4k4/9/9/9/9/9/9/9/4K4/R8 w", "e2e3",
             "the kings would go on facing each other"},
        }));
    CAPTURE(fen);
    CHECK(why_illegal(game_of(rule_set, fen), move) == "is illegal: " + reason);
}

TEST_CASE("a move behind the end of the game is refused for that", "[game]") {
    const auto [rule_set, fen, moves, move, end] =
        GENERATE(table<std::string, std::string, std::string, std::string, std::string>({
            {"janggi", std::string{board::kStartFen}, "e2e2 e9e9", "a4a5", "points after double pass"},
            {"janggi", std::string{board::kStartFen}, "e2e2 e9e9", "e2e2", "points after double pass"},
            {"janggitraditional", "4k4/9/9/9/9/9/9/9/4K4/R8 w", "e2e2", "e10d10", "bikjang accepted"},
            {"janggi", "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1", "i3i10", "e10e10", "mate"},
        }));
    CAPTURE(fen, moves);
    CHECK(why_illegal(game_of(rule_set, fen, moves), move) ==
          "comes after the end of the game (" + end + ')');
}

TEST_CASE("a game that could be claimed goes on", "[game]") {
    Game game = game_of("janggi", board::kStartFen, "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10");
    REQUIRE(game.verdict().is_claimable());
    CHECK_NOTHROW(play_text(game, "a4a5 a7a6"));
    CHECK(game.history().size() == 11);
}

TEST_CASE("a pass may be written in four ways", "[game]") {
    const std::string word = GENERATE("e2e2", "0000", "@@@@", "pass");
    CAPTURE(word);
    const Game game = game_of("janggi", board::kStartFen, word);
    CHECK(game.history().back().move == board::parse_move("e2e2"));
    CHECK(game.position().passes() == board::Passes::one);
    CHECK(is_pass_word(word) == (word != "e2e2"));
}

TEST_CASE("how long a game has gone on that could be ended", "[game]") {
    const std::string thrice = "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10";
    CHECK_FALSE(game_of("janggi", board::kStartFen).plies_unclaimed());
    CHECK_FALSE(game_of("janggi", board::kStartFen, thrice).plies_unclaimed());
    CHECK(game_of("janggi", board::kStartFen, thrice + " a4b4").plies_unclaimed() == 1);
    CHECK(game_of("janggi", board::kStartFen, thrice + " a4b4 a7b7 b4a4").plies_unclaimed() == 3);
    CHECK_FALSE(game_of("janggimodern", board::kStartFen, thrice + " a4b4").plies_unclaimed());
}

TEST_CASE("a game that begins beyond the move limit has been played on", "[game]") {
    const auto unclaimed = [](const std::string& rules, const std::string& counters) {
        return game_of(rules, "4k4/9/9/9/9/9/9/9/9/R3K4 w - - " + counters).plies_unclaimed();
    };
    CHECK_FALSE(unclaimed("janggicasual", "99 80"));
    CHECK_FALSE(unclaimed("janggicasual", "100 80"));
    CHECK(unclaimed("janggicasual", "107 80") == 7);
    CHECK_FALSE(unclaimed("janggimodern", "107 80"));
    Game game = game_of("janggicasual", "4k4/9/9/9/9/9/9/9/9/R3K4 w - - 107 80", "a1a2 e10e9");
    CHECK(game.plies_unclaimed() == 9);
}

}  // namespace
}  // namespace janggun::game
