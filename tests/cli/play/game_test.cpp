#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/play/play.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/cli/cli.hpp"
#include "janggun/engine/setup_choice.hpp"

// Games from the first move to the end.

using janggun::board::kSetups;
using janggun::board::Setup;
using janggun::board::setup_named;
using janggun::board::start_position;
using namespace janggun::cli_test;
using janggun::engine::best_setups;
using janggun::engine::known_answers;
using janggun::engine::known_choices;
using janggun::engine::SetupValues;

namespace {

const std::string kStartRank = "10  r---n---b---a---+---a---b---n---r";
const std::string kMateInOne = "3ak4/R8/9/9/9/9/9/8R/3K5/9 w";
const std::string kFacing = "rn1a1a1br/4k4/c4n3/bpp2pC1p/1c7/9/1PP1P1PP1/1CN6/4K4/1RBA1ANBR w";

// What the engine says that it sets up.
Setup setup_of(const Outcome& outcome, const std::string& side) {
    const std::string words = side + ", the engine, sets up: ";
    const std::size_t at = outcome.out.find(words);
    REQUIRE(at != std::string::npos);
    const std::string rest = outcome.out.substr(at + words.size());
    return setup_named(rest.substr(0, rest.find(' '))).value();
}

bool is_good(const SetupValues& values, Setup setup) {
    const std::vector<Setup> best = best_setups(values);
    return std::find(best.begin(), best.end(), setup) != best.end();
}

}  // namespace

TEST_CASE("the engine answers a person's move, and the board is shown again", "[play]") {
    const Outcome outcome = play({}, "b1c3\n");
    CAPTURE(outcome.out);
    CHECK(outcome.status == janggun::cli::kDone);
    CHECK(outcome.err.empty());
    CHECK(holds(outcome.out, {"You play Cho", kStartRank, "Points: Cho 72, Han 73.5. Cho to move.",
                              "your move> \n", "Han plays ", "score ", " for Han\n", " 3  +---C---N---",
                              "Cho to move.", "your move> \n", "Goodbye. The game was not saved."}));
}

TEST_CASE("the end of the input is the end of the game", "[play]") {
    const Outcome outcome = play({}, "");
    CHECK(outcome.status == janggun::cli::kDone);
    CHECK(outcome.out.ends_with("your move> \nGoodbye.\n"));
}

TEST_CASE("the person may play Han, and sees the board from there", "[play]") {
    const Outcome outcome = play({"--side", "han"}, "moves\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"You play Han", "Cho plays ", "\n 1  ", "\n10  r---", "i   h   g",
                              "Han to move.", "your move> ", "Han may play:"}));
}

TEST_CASE("two people play without the engine", "[play]") {
    const Outcome outcome = play({"--side", "both"}, "b1c3\nb10c8\n");
    CAPTURE(outcome.out);
    CHECK(
        holds(outcome.out, {"Two people play.", "cho> ", "Han to move.", "han> ", "Cho to move.", "cho> "}));
    CHECK(!holds(outcome.out, {" plays b10c8"}));
    CHECK(count_of(outcome.out, "    a   b   c") == 3);
}

TEST_CASE("the engine plays against itself to the end", "[play]") {
    const std::string rules = GENERATE("janggi", "janggitraditional", "janggimodern", "janggicasual");
    const std::string depth = GENERATE("1", "2");
    const Outcome outcome =
        run({"play", "--side", "none", "--hash", "1", "--depth", depth, "--rules", rules}, {});
    CAPTURE(rules, depth, outcome.out);
    CHECK(outcome.status == janggun::cli::kDone);
    CHECK(holds(outcome.out, {"The engine plays both sides.", "Cho plays ", "Han plays ", "game over> "}));
    CHECK((holds(outcome.out, {"(1-0).\n"}) || holds(outcome.out, {"(0-1).\n"}) ||
           holds(outcome.out, {"(1/2-1/2).\n"})));
    // The board is shown at the end only where nobody watches.
    CHECK(count_of(outcome.out, "    a   b   c") == 1);
}

TEST_CASE("who watches the engine sees each board", "[play]") {
    const Outcome outcome = run({"play", "--side", "none", "--hash", "1", "--depth", "1", "--color", "never"},
                                {.in = "", .out_is_terminal = true});
    int moves = 0;
    for (const char* const move : {"Cho plays ", "Han plays ", "Cho passes (", "Han passes ("})
        moves += static_cast<int>(count_of(outcome.out, move));
    CHECK(moves > 10);
    CHECK(static_cast<int>(count_of(outcome.out, "    a   b   c")) == 1 + moves);
}

TEST_CASE("mate ends the game in words", "[play]") {
    const Outcome outcome = play({"--fen", kMateInOne}, "i3i10\nb9b8\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Checkmate: Cho wins (1-0).", "Type new for another game, undo, save or quit.",
                              "game over> ", "the game is over: type new, undo, save or quit"}));
}

TEST_CASE("the engine mates too", "[play]") {
    const Outcome outcome = play({"--side", "han", "--fen", kMateInOne}, "");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Cho plays ", "mate in 1\n", "Checkmate: Cho wins (1-0).", "game over> "}));
}

TEST_CASE("a first pass is announced with what a second one means, and that ends the game", "[play]") {
    const auto [rules, outcome_text] =
        GENERATE(table<std::string, std::string>({{"janggi", "Han wins on points, 73.5 to 72 (0-1)."},
                                                  {"janggicasual", "the game is drawn (1/2-1/2)."}}));
    const Outcome outcome = play({"--side", "both", "--rules", rules}, "pass\n한수쉼\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Cho has passed. If Han passes too, the game is over and " + outcome_text,
                              "han> ", "Both sides have passed: " + outcome_text, "game over> "}));
}

TEST_CASE("check is announced, and a pass is no answer to it", "[play]") {
    const Outcome outcome =
        play({"--side", "both", "--fen", "3k5/9/9/9/8R/9/9/9/4K4/9 w"}, "i6i10\npass\nd10d9\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out,
                {"Han to move.\nCheck! Han's king is attacked.", "no pass in check", "Cho to move.\n"}));
}

TEST_CASE("bikjang is explained, and accepting it ends the game", "[play]") {
    const Outcome outcome = play({"--side", "both", "--fen", kFacing}, "e4d4\nf7g7\npass\n");
    CAPTURE(outcome.out);
    CHECK(holds(
        outcome.out,
        {"Bikjang: the kings face each other. Han must part them", "Cho wins on points, 72 to 71.5 (1-0).",
         "'f7g7' is illegal: the kings would go on facing each other", "Bikjang was accepted: Cho wins"}));
}

TEST_CASE("two people may claim a repetition or play on", "[play]") {
    const std::string moves = kToAndFro + ' ' + kToAndFro;
    const Outcome claimed = play({"--side", "both", "--moves", moves}, "claim\n");
    CAPTURE(claimed.out);
    CHECK(holds(claimed.out,
                {"The same position has come up 3 times: Han wins on points, 73.5 to 72 (0-1).",
                 "type claim, or a move to play on", "cho> ", "Han wins on points", "game over> "}));
    const Outcome played_on = play({"--side", "both", "--moves", moves}, "a4a5\nclaim\n");
    CAPTURE(played_on.out);
    CHECK(holds(played_on.out, {"cho> ", "Han to move.\nhan> ", "there is nothing to claim"}));
}

TEST_CASE("the engine ends the game where a claim is good for it", "[play]") {
    const auto [side, rules, verdict] = GENERATE(table<std::string, std::string, std::string>(
        {{"cho", "janggi", "Han wins on points, 73.5 to 72 (0-1)."},
         {"none", "janggi", "Han wins on points, 73.5 to 72 (0-1)."},
         {"han", "janggicasual", "the game is drawn (1/2-1/2)."}}));
    const Outcome outcome =
        play({"--side", side, "--rules", rules, "--moves", kToAndFro + ' ' + kToAndFro}, "");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"The same position has come up 3 times: " + verdict, "game over> "}));
    CHECK(!holds(outcome.out, {"Cho plays "}));
}

TEST_CASE("the engine waits for the person where a claim is good for that one", "[play]") {
    const std::vector<std::string> arguments{"--side", "han", "--moves", kToAndFro + ' ' + kToAndFro};
    const Outcome claimed = play(arguments, "b10c8\nclaim\n");
    CAPTURE(claimed.out);
    CHECK(holds(claimed.out, {"type claim, or go to play on", "claim or go> ", "it is the engine's turn",
                              "claim or go> ", "Han wins on points", "game over> "}));
    const Outcome declined = play(arguments, "go\ngo\n");
    CAPTURE(declined.out);
    CHECK(holds(declined.out, {"claim or go> ", "Cho plays ", "your move> ", "it is your turn"}));
}

TEST_CASE("the move limit and perpetual check are named", "[play]") {
    const Outcome limit =
        play({"--side", "both", "--fen", "4k4/9/9/9/4p4/9/9/9/4K4/9 w - - 99 60"}, "e2e1\n");
    CHECK(holds(limit.out, {"100 turns have gone by without a capture (move limit): Han wins on points"}));
    const Outcome check = play({"--side", "both", "--fen", "3k5/9/9/9/R8/9/9/9/CC2K3R/9 w", "--moves",
                                "a6a10 d10d9 a10a9 d9d10 a9a10 d10d9 a10a9 d9d10 a9a10"},
                               "");
    CHECK(holds(check.out, {"Cho has given check all the time (perpetual check): Han wins (0-1)."}));
    const Outcome shuffle = play({"--side", "both", "--rules", "janggimodern", "--moves",
                                  "b1c3 a7a6 c3b1 a6a5 b1c3 i7i6 c3b1 i6i5 b1c3"},
                                 "");
    CHECK(holds(shuffle.out,
                {"Cho has moved one piece to and fro too often (move repetition): Han wins (0-1)."}));
}

TEST_CASE("a person is asked for side and set-up", "[play]") {
    const Outcome outcome = play_at_terminal({}, "left\nHan\n5\n3\nfen\n");
    CAPTURE(outcome.out);
    CHECK(outcome.status == janggun::cli::kDone);
    CHECK(holds(outcome.out,
                {"Who plays?", "Your side (Enter for cho): ", "'left' is none of these", "Your side",
                 "How shall Han's horses", "1 inner   r---n---b---a---+---a---b---n---r   안상",
                 "2 outer   r---b---n---a---+---a---n---b---r   바깥상",
                 "3 left    r---b---n---a---+---a---b---n---r   왼상",
                 "4 right   r---n---b---a---+---a---n---b---r   오른상",
                 "Set-up (Enter for inner): ", "'5' is none of these",
                 "Cho, the engine, sets up: ", "Cho plays ", "your move> ", "rnba1anbr/"}));
}

TEST_CASE("Han sets up before Cho", "[play]") {
    const Outcome outcome = play_at_terminal({}, "\n바깥상\nfen\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Who plays?", "Han, the engine, sets up: ", "How shall Cho's", "your move> ",
                              "/RBNA1ANBR w"}));
    const Outcome both = play_at_terminal({}, "both\nouter\ninner\nfen\n");
    CHECK(holds(both.out, {"How shall Han's", "How shall Cho's", "cho> ", "rbna1anbr/", "/RNBA1ABNR w"}));
}

TEST_CASE("the engine answers the set-up of a person with a good one", "[play]") {
    for (const Setup han : kSetups) {
        const Outcome outcome = play_at_terminal({"--side", "han"}, std::string{name(han)} + '\n');
        CAPTURE(outcome.out);
        CHECK(is_good(known_answers(han), setup_of(outcome, "Cho")));
    }
}

TEST_CASE("the engine sets up well as Han, and against itself on both sides", "[play]") {
    const Outcome against_cho = play_at_terminal({"--side", "cho"}, "outer\nfen\n");
    const Setup han = setup_of(against_cho, "Han");
    CHECK(is_good(known_choices(), han));
    CHECK(holds(against_cho.out, {"your move> ", to_fen(start_position(Setup::outer, han)), "your move> "}));
    const Outcome both = play_at_terminal({"--side", "none"}, "");
    CHECK(is_good(known_choices(), setup_of(both, "Han")));
    CHECK(is_good(known_answers(setup_of(both, "Han")), setup_of(both, "Cho")));
}

TEST_CASE("what the command line tells is not asked", "[play]") {
    const Outcome all = play_at_terminal({"--side", "cho", "--setup", "left,right"}, "fen\n");
    CHECK(holds(all.out, {"your move> ", "rbna1abnr/"}));
    CHECK(!holds(all.out, {"Enter for"}));
    const Outcome side = play_at_terminal({"--side", "cho"}, "\n");
    CHECK(!holds(side.out, {"Who plays?"}));
    CHECK(holds(side.out, {"Set-up (Enter for inner): ", "your move> "}));
    const Outcome fen = play_at_terminal({"--fen", kMateInOne}, "both\n");
    CHECK(holds(fen.out, {"Who plays?", "cho> "}));
    CHECK(!holds(fen.out, {"Set-up"}));
}

TEST_CASE("the end of the input while it asks is the end", "[play]") {
    const std::string typed = GENERATE("", "cho\n", "nobody\n");
    const Outcome outcome = play_at_terminal({}, typed);
    CHECK(outcome.status == janggun::cli::kDone);
    CHECK(outcome.out.ends_with("): \nGoodbye.\n"));
}

TEST_CASE("a person may leave while it asks", "[play]") {
    const std::string typed = GENERATE("quit\n", "cho\nQ\n", "left\nexit\n");
    const Outcome outcome = play_at_terminal({}, typed + "b1c3\n");
    CHECK(outcome.status == janggun::cli::kDone);
    CHECK(outcome.out.ends_with("): Goodbye.\n"));
}

TEST_CASE("the last move is marked on a coloured board", "[play]") {
    const Outcome outcome = play({"--side", "both", "--color", "always"}, "a4a5\n");
    CHECK(holds(outcome.out, {" 5  \x1b[1;32;7mP\x1b[0m---", " 4  \x1b[7m+\x1b[0m---"}));
    CHECK(!holds(play({"--side", "both"}, "a4a5\n").out, {"\x1b"}));
}

TEST_CASE("a weak engine says so and plays", "[play]") {
    const Outcome level = play({"--level", "-20"}, "b1c3\n");
    CHECK(holds(level.out, {"against the engine at level -20.", "Han plays "}));
    const Outcome elo = play({"--elo", "700"}, "b1c3\nlevel\n");
    CHECK(holds(elo.out, {"against the engine with about 700 Elo.", "Han plays ", "about 700 Elo."}));
}
