#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/board/fen.hpp"

// Commands about the engine and the board that are no part of playing.

using namespace janggun::cecp_test;

TEST_CASE("a variant is answered by board, position and pieces", "[cecp]") {
    const std::string name = GENERATE("janggi", "janggicasual", "janggimodern", "janggitraditional");
    CAPTURE(name);
    const std::string setup =
        std::string{"setup (.N.R.AB.P..C.........K.n.r.ab.p..c.........k) 9x10+0_xiangqi "} +
        std::string{janggun::board::kStartFen};
    CHECK(answers_to({"new", "variant " + name}) == Lines{setup, "piece R& RB", "piece C& pRpB",
                                                          "piece P& fsWfF", "piece N& nN",
                                                          "piece B& mafsmafW", "piece A& WF", "piece K& WF"});
}

TEST_CASE("other variants are refused", "[cecp]") {
    for (const char* const name : {"normal", "xiangqi", "janggi2", ""}) {
        const std::string line = std::string{"variant "} + name;
        const Lines said = answers_to({line});
        REQUIRE(said.size() == 1);
        CHECK(said[0].starts_with("Error (unknown variant): variant"));
    }
}

TEST_CASE("a variant begins a game by its rules", "[cecp]") {
    // Facing kings bind in janggi only.
    const Lines facing{"force", "setboard 4k4/9/9/9/9/9/R8/9/4K4/9 w - - 0 1"};
    Dialogue dialogue{{"new", "variant janggi"}};
    dialogue.until("piece K");
    CHECK(dialogue.answers(facing).empty());
    CHECK(dialogue.answers({"usermove a3a4"}) == Lines{"Illegal move: a3a4"});
    CHECK(dialogue.answers({"variant janggicasual"}).size() == 8);
    CHECK(dialogue.answers({"usermove a3b3"}).empty());
    CHECK(dialogue.answers(facing).empty());
    CHECK(dialogue.answers({"usermove a3a4"}).empty());
}

TEST_CASE("new keeps the rules", "[cecp]") {
    Dialogue dialogue{
        {"variant janggicasual", "new", "force", "setboard 4k4/9/9/9/9/9/R8/9/4K4/9 w - - 0 1"}};
    dialogue.until("piece K");
    CHECK(dialogue.answers({"usermove a3a4"}).empty());
}

TEST_CASE("options that are wrong are told", "[cecp]") {
    CHECK(answers_to({"option Nonsense=1"}) == Lines{"Error (unknown option): option Nonsense=1"});
    CHECK(answers_to({"option"}) == Lines{"Error (unknown option): option"});
    CHECK(answers_to({"option MultiPV=0"}) ==
          Lines{"Error (option MultiPV: '0' is not a whole number from 1 to 500): option MultiPV=0"});
    CHECK(answers_to({"option UCI_LimitStrength=2"}) ==
          Lines{"Error (option UCI_LimitStrength: '2' is not true or false): option UCI_LimitStrength=2"});
}

TEST_CASE("the dialogue is logged where that is asked for", "[cecp]") {
    std::random_device random;
    const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("janggun_cecp_test_" + std::to_string(random()));
    CHECK(answers_to({"option Debug Log File=" + path.string(), "bogus"}).size() == 1);
    std::ifstream file{path};
    std::string log;
    std::getline(file, log, '\0');
    CHECK(log.find(" > bogus\n") != std::string::npos);
    CHECK(log.find(" < Error (unknown command): bogus\n") != std::string::npos);
    file.close();
    std::filesystem::remove(path);
}

TEST_CASE("memory and cores must be numbers", "[cecp]") {
    CHECK(answers_to({"memory 16", "cores 2", "memory 1"}).empty());
    for (const char* const line : {"memory", "memory 0", "memory x", "cores 0", "cores", "cores 5000"}) {
        const Lines said = answers_to({line});
        REQUIRE(said.size() == 1);
        CHECK(said[0].starts_with("Error (write a whole number from 1 to "));
    }
}

TEST_CASE("lifting a piece shows where it can go", "[cecp]") {
    Dialogue dialogue{{"new", "force"}};
    CHECK(dialogue.answers({"lift h0"}) == Lines{"highlight 9/9/9/9/9/9/9/6Y1Y/9/9"});
    CHECK(dialogue.answers({"lift h9", "lift e5"}).empty());  // not his turn, nothing there
    CHECK(dialogue.answers({"usermove h0g2", "lift h9"}) == Lines{"highlight 9/9/6Y1Y/9/9/9/9/9/9/9"});
    CHECK(dialogue.answers({"lift x"}) == Lines{"Error (no square): lift x"});
}

TEST_CASE("a hint is the move that the engine expects", "[cecp]") {
    Dialogue dialogue{{"new", "sd 3", "go"}};
    static_cast<void>(dialogue.move());
    const Lines hint = dialogue.answers({"hint"});
    REQUIRE(hint.size() == 1);
    REQUIRE(hint[0].starts_with("Hint: "));
    CHECK(dialogue.answers({"force", "usermove " + hint[0].substr(6), "hint"}).empty());
}

TEST_CASE("there is no book, and no edit mode", "[cecp]") {
    CHECK(answers_to({"bk"}) == Lines{" There is no book.", ""});
    CHECK(answers_to({"edit"}) == Lines{"Error (use setboard): edit"});
}
