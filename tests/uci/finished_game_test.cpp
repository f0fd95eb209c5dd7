#include <string>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "search_lines.hpp"

// Games that are over, and games that could be ended.

using namespace janggun::uci_test;

namespace {

struct Case {
    std::string rules;
    std::string position;
    std::string result;
    std::string score;  // of a game that is over; empty where it can be ended
};

const std::string kPasses = "startpos moves e2e2 e9e9";
// After Cho's move a1a2 the limit is reached, of one rule set or of the others.
const std::string kAge99 =
    "fen rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 99 60 moves a1a2";
const std::string kAge199 =
    "fen rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 199 120 moves a1a2";
const std::string kMate = "fen 3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1 moves i3i10";
// Cho is the stronger, and its kings face each other.
const std::string kFacing = "fen 3ak3R/R8/9/9/9/9/9/9/4K4/9 b - - 0 1 moves e10e10";
const std::string kThrice = "startpos moves b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10";
const std::string kFourTimes = kThrice + " b1c3 b10c8 c3b1 c8b10";
const std::string kChecks =
    "fen 3k5/9/9/9/R8/9/9/9/CC2K3R/9 w - - 0 1 moves a6a10 d10d9 a10a9 d9d10 a9a10 d10d9 a10a9 d9d10 a9a10";
const std::string kBackAndForth = "startpos moves b1c3 a7a6 c3b1 a6a5 b1c3 i7i6 c3b1 i6i5 b1c3";

}  // namespace

TEST_CASE("a game that is over has a result, a score and no best move", "[uci]") {
    const Case game = GENERATE(values<Case>({
        {"janggi", kMate, "1-0 mate", "mate 0"},
        {"janggicasual", kMate, "1-0 mate", "mate 0"},
        {"janggimodern", kMate, "1-0 mate", "mate 0"},
        {"janggitraditional", kMate, "1-0 mate", "mate 0"},
        {"janggi", kPasses, "0-1 points after double pass 72 73.5", "mate 0"},
        {"janggimodern", kPasses, "0-1 points after double pass 72 73.5", "mate 0"},
        {"janggicasual", kPasses, "1/2-1/2 double pass", "cp 0"},
        {"janggitraditional", kPasses, "1/2-1/2 double pass", "cp 0"},
        {"janggi", kPasses.substr(0, 14) + " a4a5 e9e9 e2e2", "0-1 points after double pass 72 73.5",
         "mate 1 pv 0000"},
        {"janggi", kFacing, "1-0 bikjang accepted 26 4.5", "mate 1 pv 0000"},
        {"janggitraditional", kFacing, "1/2-1/2 bikjang accepted", "cp 0"},
    }));
    CAPTURE(game.rules, game.position);
    const Lines lines = answers_to(
        {"setoption name UCI_Variant value " + game.rules, "position " + game.position, "go depth 4"});
    REQUIRE(lines.size() == 4);
    CHECK(lines[1] == "info string result: " + game.result);
    CHECK(lines[2] == "info depth 0 score " + game.score);
    CHECK(lines[3] == "bestmove (none)");
}

TEST_CASE("a game that can be ended is searched all the same", "[uci]") {
    const Case game = GENERATE(values<Case>({
        {"janggi", kAge99, "0-1 move limit 72 73.5, may be claimed", ""},
        {"janggitraditional", kAge99, "1/2-1/2 move limit, may be claimed", ""},
        {"janggicasual", kAge99, "1/2-1/2 move limit, may be claimed", ""},
        {"janggimodern", kAge199, "0-1 move limit 72 73.5, may be claimed", ""},
        {"janggi", kThrice, "0-1 repetition 72 73.5, may be claimed", ""},
        {"janggicasual", kThrice, "1/2-1/2 repetition, may be claimed", ""},
        {"janggimodern", kBackAndForth, "0-1 move repetition 72 73.5, may be claimed", ""},
        {"janggi", kChecks, "0-1 perpetual check 40 1.5, may be claimed", ""},
        {"janggitraditional", kChecks, "0-1 perpetual check, may be claimed", ""},
    }));
    CAPTURE(game.rules, game.position);
    const Lines lines = answers_to(
        {"setoption name UCI_Variant value " + game.rules, "position " + game.position, "go depth 3"});
    REQUIRE(lines.size() > 3);
    CHECK(lines[1] == "info string result: " + game.result);
    CHECK(faults(lines, game_at(game.rules, game.position)) == "");
}

TEST_CASE("a game that goes on has no result", "[uci]") {
    const auto [rules, position] = GENERATE(table<std::string, std::string>({
        {"janggi", "startpos"},
        {"janggi", "startpos moves e2e2"},
        {"janggimodern", kThrice},
        {"janggimodern", kAge99},
        {"janggicasual", kBackAndForth},
    }));
    CAPTURE(rules, position);
    const Lines lines =
        answers_to({"setoption name UCI_Variant value " + rules, "position " + position, "go depth 2"});
    for (const std::string& line : lines) CHECK(line.find("result") == std::string::npos);
}

TEST_CASE("nothing can be played after the end of a game", "[uci]") {
    const Lines lines = answers_to({"position " + kPasses + " a4a5", "position " + kMate + " d10d9"});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] ==
          "info string ERROR: move 3 ('a4a5') comes after the end of the game (points after double pass)");
    CHECK(lines[1] == "info string ERROR: move 2 ('d10d9') comes after the end of the game (mate)");
}

TEST_CASE("searchmoves of a finished game are illegal", "[uci]") {
    const Lines lines = answers_to({"position " + kPasses, "go depth 2 searchmoves a4a5"});
    CHECK(lines.front() ==
          "info string ERROR: go: searchmoves: 'a4a5' comes after the end of the game (points after double "
          "pass)");
    CHECK(lines.back() == "bestmove (none)");
}

TEST_CASE("a certain win on points lies between evaluations and mates", "[uci]") {
    // Han has passed, and Cho is the stronger: with a second pass it wins at once.
    const std::string position = "fen 3k5/9/9/9/9/9/9/9/4K3R/R8 b - - 0 1 moves d10d10";
    const Lines lines = answers_to({"position " + position, "go depth 3 searchmoves e2e2"});
    CHECK(faults(lines, game_at("janggi", position)) == "");
    CHECK(last_info(lines).score == 19999);
    CHECK(lines.back() == "bestmove e2e2");
}
