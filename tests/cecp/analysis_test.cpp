#include <algorithm>
#include <string>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/util/text.hpp"

// Analysis: thinking about the position for as long as it stands, and no moves.

using namespace janggun::cecp_test;

namespace {

bool is_from_depth_1(const std::string& line) { return line.starts_with("1 "); }

}  // namespace

TEST_CASE("analysis begins anew with every position, and makes no move thread", "[cecp]") {
    const std::string command =
        GENERATE("usermove a6b6", "undo", "new", "setboard 3k5/9/9/9/9/9/9/R8/4K4/9 w - - 0 1",
                 "variant janggicasual");
    CAPTURE(command);
    Dialogue dialogue{{"new", "force", "usermove a3b3", "post", "analyze"}};
    dialogue.until("3 ");
    dialogue.send({command});
    Lines lines = dialogue.until("1 ");
    dialogue.until("3 ");
    CHECK(dialogue.answers({"exit", "force"}).size() < 100);
    CHECK(
        std::none_of(lines.begin(), lines.end(), [](const auto& line) { return line.starts_with("move"); }));
}

TEST_CASE("analysis refuses illegal moves and goes on thread", "[cecp]") {
    Dialogue dialogue{{"new", "force", "post", "analyze"}};
    dialogue.until("2 ");
    dialogue.send({"usermove a0f5"});
    CHECK(dialogue.until("Illegal move").back() == "Illegal move: a0f5");
    dialogue.send({"usermove a3b3"});
    dialogue.until("1 ");
}

TEST_CASE("a ping during analysis is answered at once thread", "[cecp]") {
    Dialogue dialogue{{"new", "force", "analyze"}};
    CHECK(dialogue.answers({}).empty());
}

TEST_CASE("the analysis tells how it gets on thread", "[cecp]") {
    Dialogue dialogue{{"new", "force", "post", "analyze"}};
    dialogue.until("2 ");
    dialogue.send({"nopost", "."});
    const std::string status = dialogue.until("stat01: ").back();
    CAPTURE(status);
    const auto words = janggun::util::split_words(status);
    REQUIRE(words.size() == 6);
    CHECK(janggun::util::parse_integer(words[1], 0, 6000));      // hundredths of a second
    CHECK(janggun::util::parse_integer(words[2], 30, 1 << 30));  // nodes
    CHECK(janggun::util::parse_integer(words[3], 2, 100));       // depth
    CHECK(status.ends_with(" 0 32"));                            // moves left, moves
}

TEST_CASE("exit leaves analysis for force mode thread", "[cecp]") {
    Dialogue dialogue{{"new", "analyze", "exit"}};
    CHECK(dialogue.answers({"usermove a3b3", "usermove a6b6"}).empty());
    CHECK(dialogue.answers({"exit"}) == Lines{"Error (command not legal now): exit"});
}

TEST_CASE("analysis is as strong as can be thread", "[cecp]") {
    // The weakest level looks at 50 nodes.
    Dialogue dialogue{{"new", "option Skill Level=-20", "post", "analyze"}};
    dialogue.until("6 ");
    dialogue.send({"exit", "ping 1"});
    dialogue.until("pong 1");  // what the analysis still has to say
    dialogue.send({"go"});
    const Lines lines = dialogue.until("move ");
    CHECK(std::count_if(lines.begin(), lines.end(), is_from_depth_1) == 1);
    CHECK(std::none_of(lines.begin(), lines.end(), [](const auto& line) { return line.starts_with("6 "); }));
}

TEST_CASE("of a finished game the analysis says that it is over thread", "[cecp]") {
    Dialogue dialogue{{"force", "setboard 1R1k5/R8/9/9/9/9/9/9/4K4/9 b - - 0 1", "post", "analyze"}};
    CHECK(dialogue.next_line() == "0 -100000 0 0 0 0 0\t (the game is over)");
    CHECK(dialogue.answers({"exit"}).empty());
}

TEST_CASE("go leads from analysis into play thread", "[cecp]") {
    Dialogue dialogue{{"new", "analyze", "sd 2", "go"}};
    CHECK_FALSE(dialogue.move().empty());
}
