#include "janggun/view/record.hpp"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>

#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/util/error.hpp"
#include "janggun/view/words.hpp"

namespace janggun::view {
namespace {

using game::Result;
using game::RuleSet;

const std::string kBareKings = "4k4/9/9/9/9/9/9/9/9/3K5 b - - 7 31";

Record record_of(RuleSet rules, const std::string& fen, const std::string& moves) {
    const game::Game start{rules, board::parse_fen(fen)};
    game::Game game = start;
    play_text(game, moves);
    Record record{start, {}, Result::undecided, "", {}};
    for (const game::PlyRecord& ply : game.history().subspan(1)) record.moves.push_back(ply.move);
    return record;
}

Record read(const std::string& text) {
    std::istringstream stream{text};
    return read_record(stream);
}

// What is wrong with a text; empty where nothing is.
std::string fault_of(const std::string& text) {
    try {
        static_cast<void>(read(text));
        return "";
    } catch (const util::InputError& error) {
        return error.what();
    }
}

bool is_same(const Record& a, const Record& b) {
    return a.start.position() == b.start.position() && a.start.rules().name == b.start.rules().name &&
           a.moves == b.moves && a.result == b.result && a.termination == b.termination && a.tags == b.tags;
}

TEST_CASE("a record is written with its tags, numbered moves and result", "[record]") {
    Record record = record_of(RuleSet::janggi, std::string{board::kStartFen}, "a4a5 a7a6 e2e2");
    record.set_tag("Date", "2026.03.01");
    record.set_tag("Cho", "a \"person\"");
    CHECK(record_text(record) ==
          "[Date \"2026.03.01\"]\n"
          "[Cho \"a \\\"person\\\"\"]\n"
          "[Variant \"janggi\"]\n"
          "[Result \"*\"]\n"
          "\n"
          "1. a4a5 a7a6 2. e2e2 *\n");
}

TEST_CASE("a record tells its first position where that is not the usual start", "[record]") {
    Record record = record_of(RuleSet::janggicasual, kBareKings, "e10e9 d1d2 e9e8");
    record.result = Result::cho_wins;
    record.termination = "resignation";
    CHECK(record_text(record) ==
          "[Variant \"janggicasual\"]\n"
          "[FEN \"" +
              kBareKings +
              "\"]\n"
              "[Result \"1-0\"]\n"
              "[Termination \"resignation\"]\n"
              "\n"
              "31... e10e9 32. d1d2 e9e8 1-0\n");
}

TEST_CASE("a record that was written can be read", "[record]") {
    const auto [rules, fen, moves, result, termination] =
        GENERATE(table<RuleSet, std::string, std::string, Result, std::string>({
            {RuleSet::janggi, std::string{board::kStartFen}, "", Result::undecided, ""},
            {RuleSet::janggitraditional, std::string{board::kStartFen}, "a4a5", Result::draw, "agreement"},
            {RuleSet::janggimodern, kBareKings, "e10e9 d1d2", Result::han_wins, "resignation"},
            {RuleSet::janggi, kBareKings, "e10e10 d1d1", Result::han_wins, "points after double pass"},
        }));
    Record record = record_of(rules, fen, moves);
    record.result = result;
    record.termination = termination;
    record.set_tag("Event", "a \\ and a \"");
    record.set_tag("Cho", "");
    const std::string text = record_text(record);
    CAPTURE(text);
    CHECK(is_same(read(text), record));
    CHECK(record_text(read(text)) == text);
}

TEST_CASE("a long game is written in lines of 80 columns at most", "[record]") {
    std::string moves;
    for (int i = 0; i < 30; ++i) moves += "b1c3 b10c8 c3b1 c8b10 ";
    const Record record = record_of(RuleSet::janggi, std::string{board::kStartFen}, moves);
    const std::string text = moves_text(record, Notation::coordinates);
    std::istringstream lines{text};
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        CAPTURE(line);
        CHECK(line.size() <= 80);
    }
    CHECK(count == text.size() / 80 + 1);
    CHECK(is_same(read(record_text(record)), record));
}

TEST_CASE("moves are shown in Korean on demand", "[record]") {
    const Record record = record_of(RuleSet::janggi, std::string{board::kStartFen}, "a4a5 a7a6 e2e2");
    CHECK(moves_text(record, Notation::korean) == "1. 71졸61 41병51 2. 한수쉼");
    CHECK(moves_text(record_of(RuleSet::janggi, kBareKings, ""), Notation::korean).empty());
}

TEST_CASE("comments, line ends and the spelling of moves do not matter", "[record]") {
    const Record plain = read("1. a4a5 a7a6 2. e2e2 *");
    CHECK(plain.moves.size() == 3);
    const std::string text =
        GENERATE("\r\n1.a4a5 a7a6\r\n2.e2e2\r\n*\r\n",
                 "{ one\n[Not \"a tag\"]\n} 1. a4a5 a7a6{two}2. e2e2 ; three *\n*",
                 "a4a5 1... a7a6 2. pass *", "1. 71졸61 41병51 2. 한수쉼 *",
                 "[Variant \"janggi\"]\n  [Result  \"*\"]  \n\n1. A4A5 A7A6 2. E2E2\n\n*");
    CAPTURE(text);
    CHECK(is_same(read(text), plain));
}

TEST_CASE("a game that the board has ended needs no result to be known", "[record]") {
    const Record record = read("1. e2e2 e9e9 *");
    CHECK(record.result == Result::han_wins);
    CHECK(record.termination == "points after double pass");
}

TEST_CASE("a record may begin with a byte order mark and name its rules in capitals", "[record]") {
    const Record record = read("\uFEFF[Variant \"JanggiModern\"]\n1. a4a5 *");
    CHECK(record.start.rules().name == "janggimodern");
    CHECK(record.tags.empty());
}

TEST_CASE("what is wrong with a record is told with its line", "[record]") {
    const auto [text, fault] = GENERATE(table<std::string, std::string>({
        {"", "there is no game"},
        {"\n\n; nothing\n", "there is no game"},
        {"[Cho \"x\"]\n", "the game breaks off: no result"},
        {"[Result \"*\"]\n\n1. a4a5", "the game breaks off: no result"},
        {"1. a4a5 { and so on *", "a comment has no end: } is missing"},
        {"1. a4a5\na7a5 *", "line 2: 'a7a5' is illegal: the soldier on a7 cannot go to a5"},
        {"1. a4a5\n2. a7a6 *", "line 2: the move number 2 stands where 1 is due"},
        {"1. a4a5 a7a6 *\n3. c4c5", "line 2: '3.' stands behind the result"},
        {"1. a4a5 a7a6\n2. quick *", "line 2: 'quick' is not a move"},
        {"1. e2e2 e9e9\n2. a4a5 *", "line 2: 'a4a5' comes after the end of the game"},
        {"1. e2e2 e9e9 1-0",
         "the result is given as 1-0, but the game is over, 0-1 (points after double pass)"},
        {"[Result \"1-0\"]\n\n1. a4a5 0-1", "line 3: the result 0-1 is not that of the tag, 1-0"},
        {"[Result \"2-0\"]\n", "line 1: the result '2-0' is not 1-0, 0-1, 1/2-1/2 or *"},
        {"\n[Variant \"chess\"]\n*", "line 2: the variant 'chess' is unknown: janggi, "},
        {"[Variant \"Jangi\"]\n*", "did you mean janggi?"},
        {"[FEN \"9/9 w\"]\n*", "line 1: bad FEN"},
        {"[Cho \"a\"]\n[Cho \"b\"]\n*", "line 2: there is a second tag 'Cho'"},
        {"[Cho]\n*", "line 1: '[Cho]' is not a tag: write [Name \"value\"]"},
        {"[Cho \"a\n*", "line 1: '[Cho \"a' is not a tag"},
        {"[Cho \"a\"b\"]\n*", "is not a tag"},
        {"[Cho \"a\\\"]\n*", "is not a tag"},
        {"[ \"a\"]\n*", "is not a tag"},
        {"[\n*", "line 1: '[' is not a tag"},
        {"1. a4a5 *\n[Cho \"a\"]\n", "line 2: a tag stands behind moves: a file holds one game"},
        {"1. a4a5\x1b[2J *", "\uFFFD[2J' is not a move"},
        {"99999999999999999999. a4a5 *", "line 1: '99999999999999999999.' is not a move"},
    }));
    CAPTURE(text);
    CHECK_THAT(fault_of(text), Catch::StartsWith(fault) || Catch::Contains(fault));
    CHECK(fault_of(text).find('\n') == std::string::npos);
}

TEST_CASE("a record cut short anywhere is never taken for whole", "[record]") {
    Record record = record_of(RuleSet::janggi, kBareKings, "e10e9 d1d2 e9e8");
    record.set_tag("Cho", "x");
    const std::string text = record_text(record);
    const std::size_t length = GENERATE_REF(range(std::size_t{0}, text.size() - 2));
    CAPTURE(text.substr(0, length));
    CHECK(fault_of(text.substr(0, length)) != "");
}

}  // namespace
}  // namespace janggun::view
