#include <sstream>
#include <string>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/uci/session.hpp"
#include "search_lines.hpp"

// What people read who type the commands themselves.

using namespace janggun::uci_test;
using janggun::uci::Audience;

namespace {

std::string answers(Audience audience, const Lines& input) {
    std::istringstream in{joined(input)};
    janggun::util::LineReader lines{in};
    std::ostringstream out;
    janggun::uci::run_session(lines, out, audience);
    return out.str();
}

bool has_colors(const std::string& text) { return text.find('\x1b') != std::string::npos; }

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t times = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
    return times;
}

}  // namespace

TEST_CASE("a person gets a table with a head for each search", "[uci]") {
    const std::string one = answers(Audience::person, {"go depth 3"});
    CHECK(one.find("info ") == std::string::npos);
    CHECK(count(one, "bestmove ") == 1);
    const std::string head = one.substr(0, one.find('\n') + 1);
    CHECK(head.find("depth") != std::string::npos);
    const std::string rows = one.substr(head.size());
    CHECK(count(rows, "\n") == 3 + 1);  // a row for each depth, and the best move
    CHECK(count(one, head) == 1);
    const std::string two = answers(Audience::person, {"go infinite", "go depth 2"});
    CHECK(count(two, head) == 2);
    CHECK(count(two, "bestmove ") == 2);
}

TEST_CASE("uci shows that a program reads after all", "[uci]") {
    const Audience audience = GENERATE(Audience::person, Audience::person_with_colors);
    std::istringstream said{answers(audience, {"uci", "go depth 2"})};
    Lines lines;
    for (std::string line; std::getline(said, line);) lines.push_back(line);
    CHECK(last_info(lines).depth == 2);
    CHECK(!has_colors(answers(audience, {"uci", "d"})));
}

TEST_CASE("only somebody who wants colours gets them", "[uci]") {
    const Lines input{"position startpos moves a4a5", "d", "go depth 2", "nonsense"};
    CHECK(has_colors(answers(Audience::person_with_colors, {"d"})));
    CHECK(!has_colors(answers(Audience::person, input)));
    CHECK(!has_colors(answers(Audience::program, input)));
}

TEST_CASE("the end of a game is told to people as to programs", "[uci]") {
    const Lines input{"position startpos moves e2e2 e9e9", "go depth 3"};
    CHECK(answers(Audience::person, input) == answers(Audience::program, input));
}
