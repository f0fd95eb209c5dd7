#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "janggun/board/setup.hpp"

using janggun::board::korean_name;
using janggun::board::kSetups;
using janggun::board::mirrored;
using janggun::board::Setup;
using janggun::board::setup_named;
using namespace janggun::cli_test;

namespace {

Outcome setups(const Arguments& more) { return run(with({"setups", "--hash", "1"}, more)); }

Json parsed(const Outcome& outcome) {
    CAPTURE(outcome.err);
    REQUIRE(outcome.status == 0);
    REQUIRE(lines_of(outcome.out).size() == 1);
    return Json::parse(lines_of(outcome.out).front());
}

double centipawns(const Json& value) { return value["score"]["cp"].number(); }

// What a pair of set-ups is worth to Cho.
double worth(const Json& table, Setup cho, Setup han) {
    for (const Json& pair : table["pairs"].items()) {
        if (pair["cho"].text() == name(cho) && pair["han"].text() == name(han)) return centipawns(pair);
    }
    FAIL("there is no such pair");
    return 0;
}

}  // namespace

TEST_CASE("setups tells what each pair is worth, best answers, and Han's best choice", "[setups]") {
    const Outcome outcome = setups({"--nodes", "300"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 15);
    CHECK(lines[0] == "Rules: janggi");
    CHECK_THAT(lines[3], Catch::Matches("Cho +Han inner +Han outer +Han left +Han right"));
    for (std::size_t i = 0; i < kSetups.size(); ++i) {
        const std::string values = R"(( +[-+]\d\.\d\d +\d\d\.\d %){4}  )";
        CHECK_THAT(lines[4 + i], Catch::Matches(std::string{name(kSetups[i])} + values +
                                                std::string{korean_name(kSetups[i])}));
        CHECK_THAT(lines[10 + i], Catch::Matches("Against " + std::string{name(kSetups[i])} + R"( \()" +
                                                 std::string{korean_name(kSetups[i])} +
                                                 R"(\): \w+ \(.+\), [-+]\d\.\d\d +\d\d\.\d %)"));
    }
    CHECK_THAT(lines[14], Catch::StartsWith("Best for Han, who sets up first: "));
}

TEST_CASE("setups --json has all pairs, the best answers among them, and the least bad of these for Han",
          "[setups]") {
    const Json table = parsed(setups({"--nodes", "300", "--json", "--rules", "janggimodern"}));
    CHECK(table.field_names() == Arguments{"rules", "pairs", "answers", "best_for_han"});
    CHECK(table["rules"].text() == "janggimodern");
    REQUIRE(table["pairs"].items().size() == 16);
    CHECK(table["pairs"].items().front().field_names() ==
          Arguments{"cho", "han", "depth", "nodes", "score", "chances", "expected"});
    REQUIRE(table["answers"].items().size() == 4);
    double least = 0;
    Arguments choices;
    for (const Json& answer : table["answers"].items()) {
        CHECK(answer.field_names() == Arguments{"han", "cho", "score", "chances", "expected"});
        const Setup han = *setup_named(answer["han"].text());
        double most = worth(table, Setup::inner, han);
        for (const Setup cho : kSetups) most = std::max(most, worth(table, cho, han));
        Arguments best;
        for (const Setup cho : kSetups) {
            if (worth(table, cho, han) == most) best.emplace_back(name(cho));
        }
        CHECK(texts_of(answer["cho"]) == best);
        CHECK(centipawns(answer) == most);
        if (choices.empty() || most < least) choices.clear();
        if (choices.empty()) least = most;
        if (most == least) choices.push_back(answer["han"].text());
    }
    CHECK(texts_of(table["best_for_han"]) == choices);
}

TEST_CASE("mirror images are worth the same", "[setups]") {
    const Json table = parsed(setups({"--nodes", "300", "--json"}));
    for (const Setup cho : kSetups) {
        for (const Setup han : kSetups)
            CHECK(worth(table, cho, han) == worth(table, mirrored(cho), mirrored(han)));
    }
}

TEST_CASE("setups finds the same whatever the jobs, and what analyze finds", "[setups]") {
    const std::string limit = GENERATE("--nodes", "--depth");
    const std::string amount = limit == "--nodes" ? "400" : "4";
    const Outcome alone = setups({limit, amount, "--json"});
    CHECK(setups({limit, amount, "--json", "--jobs", "3"}).out == alone.out);
    CHECK(setups({limit, amount, "--json"}).out == alone.out);
    if (limit == "--nodes") return;  // which may end analyze on a bound
    const Json analysis = Json::parse(
        lines_of(run({"analyze", "--json", "--hash", "1", limit, amount, "--setup", "outer,left"}).out)[0]);
    CHECK(centipawns(analysis) == worth(parsed(alone), Setup::outer, Setup::left));
}

TEST_CASE("setups --given tells the answers to one set-up of Han", "[setups]") {
    const std::string given = GENERATE("left", "왼상", "BNBN", "ehEH");
    const Json all = parsed(setups({"--depth", "3", "--json"}));
    const Json some = parsed(setups({"--depth", "3", "--json", "--given", given}));
    REQUIRE(some["pairs"].items().size() == 4);
    for (const Setup cho : kSetups) CHECK(worth(some, cho, Setup::left) == worth(all, cho, Setup::left));
    REQUIRE(some["answers"].items().size() == 1);
    CHECK(texts_of(some["answers"].items()[0]["cho"]) == texts_of(all["answers"].items()[2]["cho"]));
    CHECK(some["best_for_han"].items().empty());
    const std::vector<std::string> lines = lines_of(setups({"--depth", "3", "--given", given}).out);
    REQUIRE(lines.size() == 11);
    CHECK_THAT(lines[3], Catch::Matches("Cho +Han left"));
    CHECK_THAT(lines[10], Catch::StartsWith("Against left (왼상): "));
}

TEST_CASE("setups shows its progress where a person watches", "[setups]") {
    const Outcome watched =
        run({"setups", "--hash", "1", "--depth", "1"}, {.in = "", .err_is_terminal = true});
    CHECK_THAT(watched.err, Catch::StartsWith("\r0 of 10 pairs, 0 s") &&
                                Catch::Contains("\r10 of 10 pairs, ") && Catch::EndsWith("\r\x1b[K"));
}

TEST_CASE("setups refuses what it cannot do", "[setups]") {
    check_refusal(setups({"--given", "middle"}), {"--given", "Han", "'middle'", "outer"});
    check_refusal(setups({"--given", ""}), {"--given", "''"});
    check_refusal(setups({"--rules", "chess"}), {"'chess'", "janggimodern"});
    check_refusal(setups({"--nodes", "0"}), {"--nodes", "'0'"});
    check_refusal(setups({"--depth", "0"}), {"--depth", "'0'"});
    check_refusal(setups({"--movetime", "x"}), {"--movetime", "'x'"});
    check_refusal(setups({"--jobs", "0"}), {"--jobs", "'0'", "1 to 16"});
    check_refusal(run({"setups", "--hash", "0"}), {"--hash", "'0'"});
    check_refusal(setups({"--setup", "inner,inner"}), {"--setup"});
}
