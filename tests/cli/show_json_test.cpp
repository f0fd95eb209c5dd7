#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "janggun/util/text.hpp"

using namespace janggun::cli_test;

namespace {

using Fields = std::vector<std::string>;

const Fields kFields{"fen",    "rules", "side",      "check",  "facing", "legal",
                     "points", "over",  "claimable", "result", "reason"};

}  // namespace

// Each line of show_questions.txt, `rules;fen;moves`, has its answer on the same line of show_answers.jsonl.
TEST_CASE("show --json and --stdin give the golden answers in all rule sets", "[show]") {
    const std::string questions = golden("show_questions.txt");
    const std::vector<std::string> expected = lines_of(golden("show_answers.jsonl"));
    const Outcome outcome = run({"show", "--stdin"}, {questions});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> answers = lines_of(outcome.out);
    const std::vector<std::string> lines = lines_of(questions);
    REQUIRE(answers.size() == lines.size());
    REQUIRE(expected.size() == lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CAPTURE(lines[i]);
        CHECK(answers[i] == expected[i]);
        const auto parts = janggun::util::split(lines[i], ';');
        REQUIRE(parts.size() == 3);
        const Outcome alone = run({"show", "--json", "--rules", std::string(parts[0]), "--fen",
                                   std::string(parts[1]), "--moves", std::string(parts[2])});
        CHECK(alone.status == 0);
        CHECK(alone.out == expected[i] + "\n");
    }
}

TEST_CASE("the golden answers cover every rule set and every way to end", "[show]") {
    Fields seen;
    for (const std::string& line : lines_of(golden("show_answers.jsonl"))) {
        const Json json = Json::parse(line);
        for (const std::string field : {"rules", "side", "check", "facing", "over", "claimable"})
            seen.push_back(field + ("=" + json[field].text()));
        seen.push_back(json["result"].text() + " " + json["reason"].text());
    }
    for (const std::string& wanted : Fields{"rules=janggi",
                                            "rules=janggitraditional",
                                            "rules=janggimodern",
                                            "rules=janggicasual",
                                            "side=cho",
                                            "side=han",
                                            "check=true",
                                            "check=false",
                                            "facing=true",
                                            "facing=false",
                                            "over=true",
                                            "claimable=true",
                                            "* ",
                                            "1-0 mate",
                                            "0-1 points after double pass",
                                            "1/2-1/2 double pass",
                                            "1-0 bikjang accepted",
                                            "0-1 bikjang accepted",
                                            "1/2-1/2 bikjang accepted",
                                            "0-1 repetition",
                                            "1/2-1/2 repetition",
                                            "0-1 perpetual check",
                                            "0-1 move repetition",
                                            "0-1 move limit",
                                            "1/2-1/2 move limit"}) {
        CAPTURE(wanted);
        CHECK(std::find(seen.begin(), seen.end(), wanted) != seen.end());
    }
}

TEST_CASE("the object of show has exactly its fields", "[show]") {
    const Outcome outcome = run({"show", "--json"});
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 1);
    const Json json = Json::parse(lines[0]);
    CHECK(json.field_names() == kFields);
    CHECK(json["points"].field_names() == Fields{"cho", "han"});
    CHECK(json["check"].kind() == Json::Kind::boolean);
    CHECK(json["facing"].kind() == Json::Kind::boolean);
    CHECK(json["over"].kind() == Json::Kind::boolean);
    CHECK(json["claimable"].kind() == Json::Kind::boolean);
    CHECK(json["points"]["cho"].number() == 72);
    CHECK(json["points"]["han"].number() == 73.5);
    CHECK(json["result"].text() == "*");
    CHECK(json["reason"].text().empty());
}

TEST_CASE("the legal moves of show are sorted as text and hold the pass", "[show]") {
    const Json json = Json::parse(lines_of(run({"show", "--json"}).out).at(0));
    Fields moves;
    for (const Json& move : json["legal"].items()) moves.push_back(move.text());
    CHECK(moves.size() == 32);
    CHECK(std::is_sorted(moves.begin(), moves.end()));
    CHECK(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
    CHECK(std::find(moves.begin(), moves.end(), "e2e2") != moves.end());
}

TEST_CASE("facing is told only where the rules make something of it", "[show]") {
    const std::string fen = "3ak3R/R8/9/9/9/9/9/9/4K4/9 b - - 0 1";
    const auto [rules, facing] = GENERATE(table<std::string, std::string>({{"janggi", "true"},
                                                                           {"janggitraditional", "true"},
                                                                           {"janggimodern", "false"},
                                                                           {"janggicasual", "false"}}));
    CAPTURE(rules);
    const Json json =
        Json::parse(lines_of(run({"show", "--json", "--rules", rules, "--fen", fen}).out).at(0));
    CHECK(json["facing"].text() == facing);
    CHECK(json["over"].text() == (facing == "true" ? "false" : "true"));
}
