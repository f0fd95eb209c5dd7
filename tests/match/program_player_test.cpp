#include "janggun/match/program_player.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "janggun/board/fen.hpp"
#include "janggun/match/referee.hpp"
#include "janggun/util/error.hpp"
#include "players.hpp"

namespace janggun::match {
namespace {

using board::Side;
using match_test::engine_player;
using match_test::first_move;
using match_test::ScriptedPlayer;
using match_test::shell_program;

using Words = std::vector<std::string>;

game::Game start() { return {game::RuleSet::janggi, board::parse_fen(board::kStartFen)}; }

// A game in which the program plays Cho, and one ply limits its time.
PlayedGame play_against(ProgramPlayer& program) {
    ScriptedPlayer opponent{[](const Turn& turn) { return first_move(turn); }};
    PlayerLimits limits;
    limits.move_time = Milliseconds{20};
    GameTerms terms;
    terms.most_plies = 2;
    terms.margin = Milliseconds{10'000};
    terms.grace = Milliseconds{-9900};  // given up after 120 ms
    const auto game = play_game(start(), {Seat{program, limits}, Seat{opponent, {}}}, terms, {});
    REQUIRE(game);
    return *game;
}

TEST_CASE("a command line is split at blanks that are not quoted", "[match]") {
    CHECK(split_command("janggun") == Words{"janggun"});
    CHECK(split_command("  a  b\tc ") == Words{"a", "b", "c"});
    CHECK(split_command(R"("my engine" --net 'a "b".nnue' x\ y "q\"q" '')") ==
          Words{"my engine", "--net", "a \"b\".nnue", "x y", "q\"q", ""});
    CHECK_THROWS_WITH(split_command("a 'b"), Catch::Contains("quote") && Catch::Contains("'"));
    CHECK_THROWS_WITH(split_command("a \"b"), Catch::Contains("not closed"));
    CHECK_THROWS_WITH(split_command("  "), "there is no program to run");
    CHECK_THROWS_WITH(split_command("''"), "there is no program to run");
}

TEST_CASE("a program plays by the protocol, under the name that it gives itself", "[match]") {
    ProgramPlayer program{
        shell_program("echo info depth 4 score cp 30 nodes 50; echo bestmove a4b4 ponder a7b7")};
    const PlayedGame game = play_against(program);
    CHECK(game.fault == Fault::none);
    CHECK(game.record.moves.front() == *board::parse_move("a4b4"));
    CHECK(game.efforts[0].depth_sum == 4);
    CHECK(game.efforts[0].nodes == 50);
    CHECK(program.name() == "shell");
}

TEST_CASE("a program that plays an illegal move loses, and plays on in the next game", "[match]") {
    ProgramPlayer program{shell_program("echo bestmove a1a1")};
    for (int i = 0; i < 2; ++i) {
        const PlayedGame game = play_against(program);
        CHECK(game.record.termination == "illegal move 'a1a1'");
        CHECK(game.culprit == Side::cho);
    }
}

TEST_CASE("a program that ends loses, and is started again for the next game", "[match]") {
    ProgramPlayer program{shell_program("exit 3")};
    for (int i = 0; i < 2; ++i) {
        const PlayedGame game = play_against(program);
        CHECK(game.record.termination == "crash");
        CHECK(game.fault == Fault::crash);
    }
}

TEST_CASE("a program that does not answer loses, and is started again for the next game", "[match]") {
    ProgramPlayer program{shell_program("sleep 100")};
    for (int i = 0; i < 2; ++i) {
        const PlayedGame game = play_against(program);
        CHECK(game.record.termination == "no answer");
        CHECK(game.fault == Fault::no_answer);
    }
}

TEST_CASE("a program that does not speak the protocol is complained about", "[match]") {
    const auto [command, complaint] = GENERATE(table<Words, std::string>({
        {{"true"}, "ends without an answer to uci"},
        {{"cat"}, "does not answer uci"},
        {{"yes"}, "does not answer uci"},
        {{"sh", "-c", "read -r line; echo uciok; cat"}, "does not answer isready"},
        {{"sh", "-c", "read -r line; echo uciok"}, "ends without an answer to isready"},
        {{"sh", "-c", "echo uciok; echo No such option: UCI_Variant; echo readyok; cat >/dev/null"},
         "says 'No such option: UCI_Variant'"},
    }));
    CAPTURE(command);
    ProgramSettings settings;
    settings.command = command;
    settings.handshake = Milliseconds{50};
    ProgramPlayer program{settings};
    CHECK(program.new_game({}) == complaint);
}

TEST_CASE("a program that cannot be run is refused", "[match]") {
    ProgramSettings settings;
    settings.command = {"/no/such/program"};
    ProgramPlayer program{settings};
    CHECK_THROWS_AS(program.new_game({}), util::InputError);
}

// Plays the same game as in this process, under rules and options that the program has been told.
TEST_CASE("this program as a process of its own plays as in this one", "[match]") {
    ProgramSettings settings;
    settings.command = {JANGGUN_PROGRAM, "uci"};
    settings.options = {{"Hash", "1"}};
    settings.rules = game::RuleSet::janggimodern;
    ProgramPlayer program{settings};
    const auto engine = engine_player();
    const game::Game game{game::RuleSet::janggimodern, board::parse_fen(board::kStartFen)};
    PlayerLimits limits;
    limits.nodes = 300;
    GameTerms terms;
    terms.most_plies = 20;
    const auto inside = play_game(game, {Seat{*engine, limits}, Seat{*engine, limits}}, terms, {});
    const auto outside = play_game(game, {Seat{program, limits}, Seat{program, limits}}, terms, {});
    REQUIRE(inside);
    REQUIRE(outside);
    CHECK(record_text(outside->record) == record_text(inside->record));
    CHECK(outside->record.moves.size() == 20);
    CHECK(outside->efforts[1].depth_sum == inside->efforts[1].depth_sum);
    CHECK_THAT(program.name(), Catch::StartsWith("Janggun "));
}

TEST_CASE("an option that a program does not know is complained about", "[match]") {
    ProgramSettings settings;
    settings.command = {JANGGUN_PROGRAM};
    settings.options = {{"Hahs", "1"}};
    ProgramPlayer program{settings};
    const auto complaint = program.new_game({});
    REQUIRE(complaint);
    CHECK_THAT(*complaint, Catch::StartsWith("says ") && Catch::Contains("Hahs"));
}

}  // namespace
}  // namespace janggun::match
