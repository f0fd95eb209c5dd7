#include "janggun/game/game.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "game/play.hpp"
#include "janggun/util/error.hpp"

namespace janggun::game {
namespace {

// The message of a refused list of moves; the game must be as before.
std::string complaint_about(Game& game, const std::string& moves) {
    const board::Position position = game.position();
    const std::size_t plies = game.history().size();
    std::string message = "they were accepted";
    try {
        game.play_text(moves);
    } catch (const util::InputError& error) {
        message = error.what();
    }
    CHECK(game.position() == position);
    CHECK(game.history().size() == plies);
    return message;
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

TEST_CASE("moves are played as they are written, between any blanks", "[game]") {
    Game game = game_of("janggi", board::kStartFen);
    game.play_text("  a4a5\ta7a6 \n e2e2\re9e10 ");
    CHECK(to_fen(game.position()) ==
          "rnbakabnr/9/1c5c1/2p1p1p1p/p8/P8/2P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 4 3");
    CHECK(game.history().size() == 5);
}

TEST_CASE("no moves leave the game as it is", "[game]") {
    const std::string moves = GENERATE("", " \t\n");
    const Game game = game_of("janggi", board::kStartFen, moves);
    CHECK(to_fen(game.position()) == board::kStartFen);
    CHECK(game.history().size() == 1);
}

TEST_CASE("moves played in parts or at once make the same game", "[game]") {
    Game parts = game_of("janggi", board::kStartFen, "b1c3 b10c8 c3b1 c8b10");
    parts.play_text("b1c3 b10c8");
    parts.play_text("c3b1 c8b10");
    const Game whole = game_of("janggi", board::kStartFen, "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10");
    CHECK(parts.position() == whole.position());
    CHECK(reason_text(parts.verdict()) == "repetition");
    CHECK(reason_text(whole.verdict()) == "repetition");
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

TEST_CASE("a list of moves with a bad one is refused as a whole, and the message names the bad one",
          "[game]") {
    const auto [moves, message] = GENERATE(table<std::string, std::string>({
        {"a4a5 xyz",
         "move 2 ('xyz') is not a move: write squares a1 to i10 as in a1a2, and a pass as the king's "
         "square twice"},
        {"00",
         "move 1 ('00') is not a move: write squares a1 to i10 as in a1a2, and a pass as the king's "
         "square twice"},
        {"a4a5 a7a6 \x01",
         "move 3 ('\uFFFD') is not a move: write squares a1 to i10 as in a1a2, and a pass as the "
         "king's square twice"},
        {"a4a5 a7a6 b5b6", "move 3 ('b5b6') is illegal: b5 is empty"},
        {"a5a5", "move 1 ('a5a5') is illegal: a5 is empty"},
        {"a7a6", "move 1 ('a7a6') is illegal: the soldier on a7 is Han's, and it is Cho's turn"},
        {"a4a5 a5a6", "move 2 ('a5a6') is illegal: the soldier on a5 is Cho's, and it is Han's turn"},
        {"a4a5 e2e2", "move 2 ('e2e2') is illegal: the king on e2 is Cho's, and it is Han's turn"},
        {"a4a3", "move 1 ('a4a3') is illegal: the soldier on a4 cannot go to a3"},
        {"b3b5", "move 1 ('b3b5') is illegal: the cannon on b3 cannot go to b5"},
        {"a1a4", "move 1 ('a1a4') is illegal: a piece of Cho stands on a4"},
        {"a1a1", "move 1 ('a1a1') is illegal: a pass is written as the king's square twice"},
        {"e2e2 e9e9 a4a5", "move 3 ('a4a5') comes after the end of the game (points after double pass)"},
        {"e2e2 e9e9 e2e2", "move 3 ('e2e2') comes after the end of the game (points after double pass)"},
    }));
    CAPTURE(moves);
    Game game = game_of("janggi", board::kStartFen);
    CHECK(complaint_about(game, moves) == message);
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
    Game game = game_of(rule_set, fen);
    CHECK(complaint_about(game, move) == "move 1 ('" + move + "') is illegal: " + reason);
}

TEST_CASE("a move behind an accepted facing of the kings comes after the end of the game", "[game]") {
    Game game = game_of("janggitraditional", "4k4/9/9/9/9/9/9/9/4K4/R8 w", "e2e2");
    CHECK(complaint_about(game, "e10d10") ==
          "move 1 ('e10d10') comes after the end of the game (bikjang accepted)");
}

TEST_CASE("a move behind a mate comes after the end of the game", "[game]") {
    Game game = game_of("janggi", "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1");
    CHECK(complaint_about(game, "i3i10 e10e10") ==
          "move 2 ('e10e10') comes after the end of the game (mate)");
}

TEST_CASE("a game that could be claimed goes on", "[game]") {
    Game game = game_of("janggi", board::kStartFen, "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10");
    REQUIRE(game.verdict().is_claimable());
    CHECK_NOTHROW(game.play_text("a4a5 a7a6"));
    CHECK(game.history().size() == 11);
}

TEST_CASE("a pass may be written in four ways", "[game]") {
    const std::string word = GENERATE("e2e2", "0000", "@@@@", "pass");
    CAPTURE(word);
    Game game{RuleSet::janggi, board::parse_fen(board::kStartFen)};
    game.play_text(word);
    CHECK(game.history().back().move == board::parse_move("e2e2"));
    CHECK(game.position().passes() == board::Passes::one);
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
