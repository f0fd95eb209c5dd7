#include "janggun/cecp/session.hpp"

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/engine/build_info.hpp"
#include "janggun/util/rng.hpp"

// The frame of a session: how it begins, what it makes of lines that are no commands, how it ends.

using namespace janggun::cecp_test;

namespace {

bool contains(const Lines& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

bool has_move(const Lines& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const auto& line) { return line.starts_with("move "); });
}

}  // namespace

TEST_CASE("xboard alone is not answered", "[cecp]") { CHECK(answers_to({}).empty()); }

TEST_CASE("protover is answered by features, the last of which is done=1", "[cecp]") {
    const Lines lines = answers_to({"protover 2"});
    CHECK(std::all_of(lines.begin(), lines.end(),
                      [](const std::string& line) { return line.starts_with("feature "); }));
    REQUIRE_FALSE(lines.empty());
    CHECK(lines.back() == "feature done=1");
    CHECK(lines[0] ==
          "feature ping=1 setboard=1 playother=1 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1");
    CHECK(lines[1] == "feature analyze=1 colors=0 name=0 nps=0 memory=1 smp=1 highlight=1");
    CHECK(contains(lines, "feature myname=\"Janggun " + std::string(janggun::engine::version()) + "\""));
    CHECK(contains(lines, "feature variants=\"janggi,janggicasual,janggimodern,janggitraditional\""));
}

TEST_CASE("the options offered are those without commands of their own, and can be set", "[cecp]") {
    const Lines lines = answers_to({"protover 2"});
    CHECK(contains(lines, "feature option=\"MultiPV -spin 1 1 500\""));
    CHECK(contains(lines, "feature option=\"Skill Level -spin 20 -20 20\""));
    CHECK(contains(lines, "feature option=\"UCI_LimitStrength -check 0\""));
    CHECK(contains(lines, "feature option=\"Clear Hash -button\""));
    CHECK(contains(lines, "feature option=\"Debug Log File -string \""));
    for (const auto& line : lines) {
        for (const char* const word :
             {"UCI_Variant", "Hash -spin", "Threads", "Ponder", "AnalyseMode", "ShowWDL"})
            CHECK(line.find(word) == std::string::npos);
    }
    CHECK(answers_to({"option MultiPV=3", "option skill level=-5", "option UCI_LimitStrength=1",
                      "option Clear Hash", "option Debug Log File="})
              .empty());
}

TEST_CASE("commands that need no answer get none", "[cecp]") {
    const std::string line =
        GENERATE("", "   ", "# a remark", "accepted setboard", "rejected myname", "random", "computer",
                 "name Fairy Stockfish", "rating 2000 1900", "ics -", "draw", "put a0", "hover a0", "new",
                 "force", "easy", "hard", "nopost", "post", "st 5", "sd 5", "time 100", "otim -3",
                 "memory 64", "cores 1", "result 1-0 {White mates}", "?", ".", "hint", "\tforce\r");
    CAPTURE(line);
    CHECK(answers_to({line}).empty());
}

TEST_CASE("unknown commands are told, on one line", "[cecp]") {
    CHECK(answers_to({"bogus 1 2"}) == Lines{"Error (unknown command): bogus 1 2"});
    CHECK(answers_to({"  Usermove a3b3  "}) == Lines{"Error (unknown command): Usermove a3b3"});
    CHECK(answers_to({"x\x01y\xff"}) == Lines{"Error (unknown command): x\uFFFDy\uFFFD"});
    const Lines lines = answers_to({std::string(100'000, 'x')});
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].size() < 200);
}

TEST_CASE("the end of the input ends the session", "[cecp]") {
    CHECK_FALSE(has_move(answers_to({"analyze"})));
    CHECK_FALSE(has_move(answers_to({"new", "force"})));
}

TEST_CASE("the end of the input lets the engine make the move it owes thread", "[cecp]") {
    const Lines lines = answers_to({"new", "sd 3", "go", "ping 4"});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].starts_with("move "));
    CHECK(lines[1] == "pong 4");
}

TEST_CASE("the end of the input ends pondering thread", "[cecp]") {
    CHECK(has_move(answers_to({"new", "hard", "sd 3", "go"})));
}

TEST_CASE("quit ends the session at once thread", "[cecp]") {
    CHECK(answers_to({"new", "st 1000", "go", "quit", "bogus"}).empty());
    CHECK(answers_to({"analyze", "  quit  "}).empty());
}

TEST_CASE("a session ends where nobody reads what it says thread", "[cecp]") {
    std::istringstream in{"post\nanalyze\n"};
    janggun::util::LineReader lines{in};
    std::ostringstream out;
    out.setstate(std::ios::badbit);
    janggun::cecp::run_session(lines, out);
    SUCCEED("it has ended");
}

TEST_CASE("no order of commands breaks a session thread", "[cecp]") {
    const std::vector<std::string> commands{"new",
                                            "variant janggi",
                                            "variant janggicasual",
                                            "force",
                                            "go",
                                            "playother",
                                            "usermove a3b3",
                                            "usermove a6b6",
                                            "usermove @@@@",
                                            "undo",
                                            "remove",
                                            "hard",
                                            "easy",
                                            "post",
                                            "nopost",
                                            "analyze",
                                            "exit",
                                            ".",
                                            "?",
                                            "ping 1",
                                            "sd 2",
                                            "st 0.01",
                                            "level 0 0:01 0",
                                            "time 1",
                                            "otim 1",
                                            "result *",
                                            "computer",
                                            "option MultiPV=2",
                                            "option Clear Hash",
                                            "memory 16",
                                            "cores 2",
                                            "cores 1",
                                            "lift a0",
                                            "hint",
                                            "bk",
                                            "bogus",
                                            "setboard 3k5/R8/1R7/9/9/9/9/9/4K4/9 w - - 0 1",
                                            "setboard 3k5/R8/1R7/9/9/9/9/9/4K4/9 b - - 0 1",
                                            "setboard x"};
    const auto seed = GENERATE(range<std::uint64_t>(1, 7));
    CAPTURE(seed);
    janggun::util::Rng rng{seed};
    Lines input;
    for (int i = 0; i < 200; ++i)
        input.push_back(commands[rng.below(static_cast<std::uint32_t>(commands.size()))]);
    const auto pings = std::count(input.begin(), input.end(), "ping 1");
    input.push_back("force");
    const Lines said = answers_to(input);
    CHECK(std::count(said.begin(), said.end(), "pong 1") == pings);
}
