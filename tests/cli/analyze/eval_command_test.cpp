#include <cmath>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "data/records.hpp"
#include "janggun/eval/evaluate.hpp"

using namespace janggun::cli_test;

namespace eval = janggun::eval;

namespace {

long hundredths(const Json& json) { return std::lround(100 * json.number()); }

// One line, and nothing else.
Json parsed(const std::string& out) {
    REQUIRE(out.find('\n') == out.size() - 1);
    return Json::parse(out.substr(0, out.size() - 1));
}

// Numbers as N, blanks as one: the terms and what they are worth change with the evaluation.
std::string masked(const std::string& text) {
    const std::string numbers = std::regex_replace(text, std::regex{"[+-]?\\d+(\\.\\d+)?"}, "N");
    return std::regex_replace(numbers, std::regex{" +"}, " ");
}

}  // namespace

TEST_CASE("eval prints terms, sums, units, points, chances and a judgement", "[eval]") {
    std::string expected = "term Cho Han Cho - Han\n";
    for (const eval::Term term : eval::kTerms) expected += std::string{name(term)} + " N N N\n";
    expected +=
        "sum N N N\ntempo N\ntotal N\n\n"
        "Unit: a soldier, N of the evaluation's units; one ahead is N centipawns\n"
        "Evaluation: N centipawns for Han, who is to move\n"
        "Phase: N of N\n"
        "Points: Cho N, Han N; Han would win on points\n"
        "Chances: Cho wins N %, draw N %, Han wins N %; expected score of Cho N %\n";
    const Outcome outcome = run({"eval", "--moves", "a4a5"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK_THAT(masked(outcome.out), Catch::StartsWith(expected));
}

TEST_CASE("eval --json is one object that adds up", "[eval]") {
    std::size_t number = 0;
    for (const auto& row : janggun::test_data::perft_rows("movegen.epd")) {
        if (++number % 25 != 0) continue;
        for (const std::string rules : {"janggi", "janggitraditional", "janggimodern", "janggicasual"}) {
            CAPTURE(row.fen, rules);
            const Outcome outcome = run({"eval", "--json", "--rules", rules, "--fen", row.fen});
            REQUIRE(outcome.status == 0);
            const Json json = parsed(outcome.out);
            CHECK(json.field_names() ==
                  std::vector<std::string>{"fen", "rules", "side", "soldier", "soldier_cp", "phase", "terms",
                                           "sum", "tempo", "total", "score", "chances", "expected", "points",
                                           "over", "claimable", "result", "reason", "judgement"});
            long cho = 0;
            long han = 0;
            for (const Json& term : json["terms"].items()) {
                cho += hundredths(term["cho"]);
                han += hundredths(term["han"]);
                CHECK(hundredths(term["cho"]) - hundredths(term["han"]) == hundredths(term["difference"]));
            }
            CHECK(cho == hundredths(json["sum"]["cho"]));
            CHECK(han == hundredths(json["sum"]["han"]));
            CHECK(cho - han == hundredths(json["sum"]["difference"]));
            CHECK(cho - han + hundredths(json["tempo"]) == hundredths(json["total"]));
            const Json& chances = json["chances"];
            CHECK(chances["win"].number() + chances["draw"].number() + chances["loss"].number() == 1000);
            CHECK(json["expected"].number() ==
                  Approx((chances["win"].number() + chances["draw"].number() / 2) / 1000).margin(1e-9));
        }
    }
}

TEST_CASE("eval tells the result of a game that is over", "[eval]") {
    const Outcome outcome = run({"eval", "--rules", "janggicasual", "--moves", "e2e2 e9e9", "--json"});
    const Json json = parsed(outcome.out);
    CHECK(json["over"].text() == "true");
    CHECK(json["chances"]["draw"].number() == 1000);
    CHECK_THAT(json["judgement"].text(), Catch::StartsWith("The game is over"));
    CHECK_THAT(run({"eval", "--rules", "janggicasual"}).out,
               Catch::Contains("they decide nothing under these rules"));
}

TEST_CASE("eval refuses what is no position", "[eval]") {
    check_refusal(run({"eval", "--fen", "9/9 w"}), {"bad FEN"});
    check_refusal(run({"eval", "--moves", "a4a9"}), {"move 1", "'a4a9'"});
    check_refusal(run({"eval", "--rules", "chess"}), {"'chess'"});
    check_refusal(run({"eval", "--setup", "inner"}), {"'inner'"});
    check_refusal(run({"eval", "--setup", "inner,left", "--fen", "startpos"}), {"--fen", "--setup"});
    check_refusal(run({"eval", "--depth", "3"}), {"'--depth'"});
}
