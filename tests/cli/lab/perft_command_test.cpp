#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/positions.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

// The count that `perft ARGUMENTS...` finds.
std::uint64_t count(Arguments arguments) {
    arguments.insert(arguments.begin(), {"perft", "--json"});
    const Outcome outcome = run(arguments);
    CAPTURE(outcome.out, outcome.err);
    REQUIRE(outcome.status == 0);
    return std::stoull(Json::parse(lines_of(outcome.out).at(0))["nodes"].text());
}

// The output but for the time and the speed.
std::string counts_of(const Outcome& outcome) {
    CHECK(outcome.status == 0);
    return outcome.out.substr(0, outcome.out.find("Time: "));
}

}  // namespace

TEST_CASE("perft prints the count and then the time and the speed", "[perft]") {
    const Outcome outcome = run({"perft", "3"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK_THAT(outcome.out,
               Catch::Matches(
                   R"(Nodes searched: 33000\nTime: \d+\.\d{3} s\nSpeed: \d+\.\d million nodes a second\n)"));
}

TEST_CASE("perft --divide prints a line for each move and an empty line before the count", "[perft]") {
    const Outcome outcome = run({"perft", "3", "--divide"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 32 + 4);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < 32; ++i) {
        CHECK_THAT(lines[i], Catch::Matches(R"([a-i]([1-9]|10)[a-i]([1-9]|10): \d+)"));
        sum += std::stoull(lines[i].substr(lines[i].find(' ')));
    }
    CHECK(sum == 33000);
    CHECK(lines[32].empty());
    CHECK(lines[33] == "Nodes searched: 33000");
    CHECK_THAT(lines[34], Catch::StartsWith("Time: "));
    CHECK_THAT(lines[35], Catch::StartsWith("Speed: "));
    CHECK_THAT(outcome.out, Catch::Contains("\na1a2: ") && Catch::Contains("\ne2e2: 992\n"));
}

TEST_CASE("perft --json is one object on one line", "[perft]") {
    const Outcome outcome = run({"perft", "3", "--json", "--threads", "2", "--hash", "1"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 1);
    const Json json = Json::parse(lines[0]);
    CHECK(json.field_names() ==
          Arguments{"fen", "rules", "depth", "threads", "hash", "nodes", "seconds", "nps"});
    CHECK(json["fen"].text() == kStart);
    CHECK(json["rules"].text() == "janggi");
    CHECK(json["depth"].text() == "3");
    CHECK(json["threads"].text() == "2");
    CHECK(json["hash"].text() == "1");
    CHECK(json["nodes"].text() == "33000");
    CHECK(json["seconds"].number() >= 0);
    CHECK(json["nps"].number() >= 0);
}

TEST_CASE("perft --json --divide adds the count below each move", "[perft]") {
    const Outcome outcome = run({"perft", "3", "--json", "--divide"});
    CHECK(outcome.status == 0);
    const Json json = Json::parse(lines_of(outcome.out).at(0));
    CHECK(json.field_names().back() == "divide");
    const Json& divide = json["divide"];
    CHECK(divide.field_names().size() == 32);
    CHECK(divide["e2e2"].text() == "992");
    double sum = 0;
    for (const Json& nodes : divide.items()) sum += nodes.number();
    CHECK(sum == json["nodes"].number());
}

TEST_CASE("perft counts 1 at depth 0", "[perft]") {
    CHECK(count({"0"}) == 1);
    CHECK_THAT(run({"perft", "0"}).out, Catch::StartsWith("Nodes searched: 1\n"));
    CHECK_THAT(run({"perft", "0", "--divide"}).out, Catch::Contains("Nodes searched: 1\n"));
    CHECK(
        Json::parse(lines_of(run({"perft", "0", "--divide", "--json"}).out).at(0))["divide"].items().empty());
}

TEST_CASE("perft counts 0 below a finished game", "[perft]") {
    CHECK(count({"3", "--moves", "e2e2 e9e9"}) == 0);
    CHECK(count({"3", "--fen", "3ak3R/8R/9/9/9/9/9/9/3K5/9 b - - 0 1", "--rules", "janggicasual"}) == 0);
    CHECK(count({"0", "--moves", "e2e2 e9e9"}) == 1);
}

TEST_CASE("threads and hash change nothing in the counts", "[perft]") {
    const auto [fen, depth] = GENERATE(table<std::string, std::string>(
        {{kStart, "1"}, {kStart, "2"}, {kStart, "4"}, {kThin, "3"}, {kThin, "6"}}));
    const auto [threads, hash] = GENERATE(table<std::string, std::string>(
        {{"1", "1"}, {"1", "16"}, {"2", "0"}, {"2", "1"}, {"3", "4"}, {"16", "0"}, {"64", "1"}}));
    CAPTURE(fen, depth, threads, hash);
    const Arguments plain{"perft", depth, "--fen", fen, "--divide"};
    Arguments with_both = plain;
    with_both.insert(with_both.end(), {"--threads", threads, "--hash", hash});
    CHECK(counts_of(run(with_both)) == counts_of(run(plain)));
}

TEST_CASE("a table and threads count five plies of the start position", "[perft]") {
    CHECK(count({"5", "--hash", "64", "--threads", "2"}) == 35243995);
    CHECK(count({"5", "--hash", "1", "--threads", "3"}) == 35243995);
}

TEST_CASE("perft starts from what --rules and --fen and --setup and --moves say", "[perft]") {
    CHECK(count({"3", "--rules", "janggi"}) == 33000);
    CHECK(count({"3", "--rules", "janggitraditional"}) == 33000);
    CHECK(count({"3", "--rules", "janggimodern"}) == 33316);
    CHECK(count({"3", "--rules", "janggicasual"}) == 33316);
    CHECK(count({"4", "--fen", kThin, "--rules", "janggimodern"}) == 11533);
    CHECK(count({"3", "--fen", "startpos"}) == 33000);
    CHECK(count({"3", "--setup", "outer,outer"}) == 33336);
    CHECK(count({"3", "--setup", "outer,outer", "--rules", "janggicasual"}) == 33632);
    CHECK(count({"3", "--setup", "left,right"}) == count({"3", "--setup", "BNBN,NBNB"}));
    CHECK(count({"3", "--setup", "left,right"}) == count({"3", "--setup", "EHEH,hehe"}));
    CHECK(count({"3", "--setup", "left,right"}) == count({"3", "--setup", "왼상,오른상"}));
    CHECK(count({"2", "--moves", "e2e2"}) == 992);
    CHECK(count({"2", "--moves", "  e2e2\t"}) == 992);
    CHECK(count({"2", "--moves", ""}) == 1024);
    CHECK(count({"1", "--fen", "4k4/c7R/9/3R5/9/9/9/9/9/3K5 w - - 0 1", "--moves", "d1d2"}) ==
          count({"1", "--fen", "4k4/c7R/9/3R5/9/9/9/9/3K5/9 b - - 1 1"}));
}

TEST_CASE("perft reports the position after the moves", "[perft]") {
    const Json json = Json::parse(lines_of(run({"perft", "1", "--json", "--rules", "janggimodern", "--setup",
                                                "outer,left", "--moves", "a4a5 e9e9"})
                                               .out)
                                      .at(0));
    CHECK(json["rules"].text() == "janggimodern");
    CHECK(json["fen"].text() == "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/4K4/RBNA1ANBR w - - 2 2");
}

TEST_CASE("perft takes its depth before and behind the options", "[perft]") {
    CHECK(count({"2"}) == 1024);
    CHECK(count({"--threads", "2", "2"}) == 1024);
    CHECK(count({"--threads=2", "--hash=1", "2"}) == 1024);
    CHECK(count({"--", "2"}) == 1024);
}

TEST_CASE("perft searches five plies where nothing is said", "[perft]") {
    const Json json =
        Json::parse(lines_of(run({"perft", "--rules", "janggimodern", "--fen", kThin, "--json"}).out).at(0));
    CHECK(json["depth"].text() == "5");
    CHECK(json["nodes"].text() == "102591");
}
