#include <algorithm>
#include <string>

#include <catch2/catch.hpp>

#include "dialogue.hpp"

// Passes, which XBoard tells by setting up the position behind them, and positions set up otherwise.

using namespace janggun::cecp_test;

namespace {

const std::string kStartWithHan =
    "setboard rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b 0 1";
const std::string kStartWithCho =
    "setboard rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w 0 1";

}  // namespace

TEST_CASE("a pass may be written in four ways", "[cecp]") {
    const std::string word = GENERATE("@@@@", "pass", "0000", "e1e1");
    CAPTURE(word);
    Dialogue dialogue{{"new", "sd 1", "usermove " + word}};
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("no side passes in check", "[cecp]") {
    Dialogue dialogue{{"force", "setboard 4k4/9/9/9/4R4/9/9/9/3K5/9 b - - 0 1"}};
    CHECK(dialogue.answers({"usermove @@@@"}) == Lines{"Illegal move: @@@@"});
}

TEST_CASE("the engine's pass is written @@@@, and a second pass ends the game", "[cecp]") {
    // Han has more points at the start, so that it wins by passing too.
    Dialogue dialogue{{"new", "variant janggi", "sd 2", "usermove @@@@"}};
    CHECK(dialogue.until("move ").back() == "move @@@@");
    CHECK(dialogue.next_line() == "0-1 {Han wins: points after double pass, 72 to 73.5}");
}

TEST_CASE("two passes draw where points do not decide", "[cecp]") {
    Dialogue dialogue{{"new", "variant janggicasual", "force", "usermove @@@@", "playother"}};
    dialogue.until("piece K");
    CHECK(dialogue.answers({"usermove pass"}) == Lines{"1/2-1/2 {draw: double pass}"});
}

TEST_CASE("a pass that accepts a bikjang ends the game", "[cecp]") {
    const std::string facing = "setboard 4k4/9/9/9/9/9/R8/9/4K4/9 w - - 0 1";
    Dialogue dialogue{{"new", "variant janggi", "force", facing, "playother"}};
    dialogue.until("piece K");
    CHECK(dialogue.answers({"usermove @@@@"}) == Lines{"1-0 {Cho wins: bikjang accepted, 13 to 1.5}"});
}

TEST_CASE("the position after a pass is taken for the pass, and the engine thinks without go", "[cecp]") {
    Dialogue dialogue{{"new", "variant janggi", "sd 2", kStartWithHan}};
    CHECK(dialogue.until("move ").back() == "move @@@@");
    CHECK(dialogue.next_line() == "0-1 {Han wins: points after double pass, 72 to 73.5}");
}

TEST_CASE("go behind such a pass starts no second search thread", "[cecp]") {
    Dialogue dialogue{{"new", "st 1000", kStartWithHan, "go", "?"}};
    CHECK_FALSE(dialogue.move().empty());
    const Lines said = dialogue.answers({});
    CHECK(std::none_of(said.begin(), said.end(), [](const auto& line) { return line.starts_with("move"); }));
}

TEST_CASE("passes told by positions can be taken back like moves", "[cecp]") {
    Dialogue dialogue{{"new", "force", kStartWithHan}};
    CHECK(dialogue.answers({"undo", "usermove a3b3", "undo"}).empty());
    CHECK(dialogue.answers({kStartWithHan, kStartWithCho}).empty());  // two of them
    CHECK(dialogue.answers({"usermove a3b3"}) == Lines{"Illegal move: a3b3"});
    CHECK(dialogue.answers({"undo", "usermove a6b6"}).empty());
}

TEST_CASE("a position set up before the game waits for go", "[cecp]") {
    Dialogue dialogue{{"new", "sd 1", "setboard 4k4/9/9/9/9/9/R8/9/3K5/9 b - - 0 1"}};
    CHECK(dialogue.answers({}).empty());
    dialogue.send({"go"});
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("a position set up in the midst of the game is thought about at once", "[cecp]") {
    Dialogue dialogue{{"new", "sd 1", "usermove a3b3"}};
    static_cast<void>(dialogue.move());
    dialogue.send({"setboard 4k4/9/9/9/9/9/R8/9/3K5/9 b - - 0 1"});
    CHECK_FALSE(dialogue.move().empty());
    CHECK(dialogue.answers({"setboard 4k4/9/9/9/9/9/R8/9/3K5/9 w - - 0 1"}).empty());
}

TEST_CASE("a position set up during the engine's thinking replaces what it thinks about thread", "[cecp]") {
    Dialogue dialogue{{"new", "force", "usermove a3b3", "st 1000", "go",
                       "setboard 3k5/R8/1R7/9/9/9/9/9/4K4/9 b - - 0 1", "?"}};
    const std::string move = dialogue.move();
    CHECK((move == "@@@@" || move.starts_with("d9")));
}

TEST_CASE("a bad position is told, and the good one stays", "[cecp]") {
    const std::string fen = GENERATE("", "x", "9/9/9/9/9/9/9/9/9/9 w", "8/8/8/8/8/8/8/8 w - - 0 1",
                                     "4k4/9/9/9/4R4/9/9/9/3K5/9 w - - 0 1");  // Han is in check already
    CAPTURE(fen);
    Dialogue dialogue{{"new", "force", "usermove a3b3"}};
    const Lines said = dialogue.answers({"setboard " + fen});
    REQUIRE(said.size() == 1);
    CHECK(said[0].starts_with("tellusererror Illegal position"));
    CHECK(dialogue.answers({"usermove a6b6", "usermove b3c3"}) == Lines{"Illegal move: b3c3"});
    CHECK(dialogue.answers({"usermove b3b4"}).empty());
}
