#include <algorithm>
#include <string>
#include <string_view>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/util/text.hpp"
#include "move_text.hpp"

// Thinking: what is shown of it, how long it lasts, what may come meanwhile, and on whose time it happens.

using namespace janggun;
using namespace janggun::cecp_test;

namespace {

bool is_thought(const std::string& line) {
    constexpr std::size_t kNumbers = 7;
    const std::size_t tab = line.find('\t');
    if (tab == std::string::npos) return false;
    const auto numbers = util::split_words(std::string_view{line}.substr(0, tab));
    const auto moves = util::split_words(std::string_view{line}.substr(tab));
    const auto is_number = [](std::string_view word) { return util::parse_integer(word, -200'000, 1 << 30); };
    const auto is_move = [](std::string_view word) {
        return word == "@@@@" || (word.size() == 4 && cecp::parse_square(word.substr(0, 2)) &&
                                  cecp::parse_square(word.substr(2)));
    };
    return numbers.size() == kNumbers && std::all_of(numbers.begin(), numbers.end(), is_number) &&
           !moves.empty() && std::all_of(moves.begin(), moves.end(), is_move);
}

// Of the moves in a line of thinking, the first.
std::string first_move(const std::string& line) {
    const std::size_t tab = line.find('\t');
    return line.substr(tab + 2, 4);
}

}  // namespace

TEST_CASE("thinking is shown after post and not after nopost", "[cecp]") {
    Dialogue dialogue{{"new", "sd 3", "post", "go"}};
    Lines lines = dialogue.until("move ");
    REQUIRE(lines.size() >= 4);
    const std::string move = lines.back().substr(5);
    lines.pop_back();
    CHECK(std::all_of(lines.begin(), lines.end(), is_thought));
    CHECK(first_move(lines.back()) == move);
    CHECK(lines.back().starts_with("3 "));
    dialogue.send({"nopost", "usermove a6b6"});
    CHECK(dialogue.until("move ").size() == 1);
}

TEST_CASE("several lines are shown where several are wanted", "[cecp]") {
    Dialogue dialogue{{"new", "option MultiPV=3", "sd 1", "post", "go"}};
    const Lines lines = dialogue.until("move ");
    REQUIRE(lines.size() == 4);
    CHECK(first_move(lines[0]) != first_move(lines[1]));
    CHECK(first_move(lines[1]) != first_move(lines[2]));
}

TEST_CASE("every form of time control leads to a move", "[cecp]") {
    const std::string control = GENERATE("level 0 0:15 0", "level 40 5 0", "level 0 2 12", "level 1 0:01 0",
                                         "st 1", "st 0.05", "time 1", "time -50", "level 0 0 0.1");
    CAPTURE(control);
    Dialogue dialogue{{"new", control, "sd 2", "go"}};
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("time limits hold without a depth", "[cecp]") {
    const std::string control = GENERATE("st 0.1", "level 0 0:02 0", "time 50");
    CAPTURE(control);
    Dialogue dialogue{{"new", control, "go"}};
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("time controls that are none are refused", "[cecp]") {
    const std::string control = GENERATE("level", "level 40", "level a b c", "st", "st x", "sd", "sd 0",
                                         "sd -1", "sd 3.5", "time", "time x", "otim 1 2", "nps 1000");
    CAPTURE(control);
    const Lines said = answers_to({"new", control, "sd 1", "go"});
    REQUIRE(said.size() == 2);
    CHECK(said[0].starts_with("Error ("));
    CHECK(said[0].ends_with("): " + control));
    CHECK(said[1].starts_with("move "));
}

TEST_CASE("a new game has no limit to its depth", "[cecp]") {
    Dialogue dialogue{{"new", "sd 1", "new", "st 0.3", "post", "go"}};
    const Lines lines = dialogue.until("move ");
    REQUIRE(lines.size() > 3);
    CHECK_FALSE(lines[lines.size() - 2].starts_with("1 "));
}

TEST_CASE("? makes the engine move thread", "[cecp]") {
    Dialogue dialogue{{"new", "st 1000", "go", "?"}};
    CHECK_FALSE(dialogue.move().empty());
    CHECK(dialogue.answers({"?"}).empty());
}

TEST_CASE("a ping is answered behind the move that is owed thread", "[cecp]") {
    Dialogue dialogue{{"new", "st 1000", "go", "ping 1", "ping 2", "bogus", "?"}};
    CHECK(dialogue.next_line() == "Error (unknown command): bogus");
    CHECK(dialogue.next_line().starts_with("move "));
    CHECK(dialogue.next_line() == "pong 1");
    CHECK(dialogue.next_line() == "pong 2");
}

TEST_CASE("commands that end the thinking answer the pings before them thread", "[cecp]") {
    const std::string command = GENERATE("force", "new", "variant janggi", "result *", "playother", "analyze",
                                         "setboard 3k5/9/9/9/9/9/9/R8/4K4/9 w - - 0 1");
    CAPTURE(command);
    Dialogue dialogue{{"new", "st 1000", "go", "ping 1", command}};
    CHECK(dialogue.next_line() == "pong 1");
    const Lines said = dialogue.answers({"force"});
    CHECK(std::none_of(said.begin(), said.end(), [](const auto& line) { return line.starts_with("move"); }));
}

TEST_CASE("options may be set while the engine thinks thread", "[cecp]") {
    Dialogue dialogue{
        {"new", "st 1000", "go", "option MultiPV=2", "memory 16", "cores 2", "easy", "post", "?"}};
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("the engine ponders on the move it expects thread", "[cecp]") {
    Dialogue dialogue{{"new", "hard", "sd 4", "go"}};
    static_cast<void>(dialogue.move());
    const Lines hint = dialogue.answers({"hint"});
    REQUIRE(hint.size() == 1);
    REQUIRE(hint[0].starts_with("Hint: "));
    const std::string expected = hint[0].substr(6);
    SECTION("and has thought when it is played") {
        dialogue.send({"usermove " + expected});
        CHECK_FALSE(dialogue.move().empty());
    }
    SECTION("and thinks anew when another one is played") {
        dialogue.send({expected == "a6b6" ? "usermove i6h6" : "usermove a6b6"});
        CHECK_FALSE(dialogue.move().empty());
    }
    SECTION("and stops when told to") {
        CHECK(dialogue.answers({"easy"}).empty());
        dialogue.send({"usermove " + expected});
        CHECK_FALSE(dialogue.move().empty());
    }
    SECTION("and its move is not forced by ?") { CHECK(dialogue.answers({"?"}).empty()); }
}

TEST_CASE("the lines of pondering begin with the expected move thread", "[cecp]") {
    Dialogue dialogue{{"new", "sd 4", "go"}};
    static_cast<void>(dialogue.move());
    dialogue.send({"post", "hard", "usermove a6b6"});
    Lines lines = dialogue.until("move ");
    const std::string ponder_line = dialogue.next_line();
    CHECK(is_thought(ponder_line));
    dialogue.send({"nopost", "hint"});
    const std::string hint = dialogue.until("Hint: ").back();
    CHECK(first_move(ponder_line) == hint.substr(6));
    dialogue.send({"usermove " + hint.substr(6)});
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("without hard the engine does not ponder", "[cecp]") {
    Dialogue dialogue{{"new", "post", "sd 2", "go"}};
    static_cast<void>(dialogue.move());
    CHECK(dialogue.answers({}).empty());
}
