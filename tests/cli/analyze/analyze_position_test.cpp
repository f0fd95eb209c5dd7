#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/positions.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

const std::string kMatedInOne = "8c/C2P1R3/3Rk4/1b7/2b4P1/6B2/5N2P/5KnB1/r3p4/4C4 b - - 0 1";

Outcome analyze(Arguments arguments) {
    arguments.insert(arguments.begin(), "analyze");
    return run(arguments);
}

Json analyze_json(Arguments arguments) {
    arguments.emplace_back("--json");
    const Outcome outcome = analyze(arguments);
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    REQUIRE(lines_of(outcome.out).size() == 1);
    return Json::parse(lines_of(outcome.out).at(0));
}

std::string line_text(const Json& line) {
    std::string text;
    for (const Json& move : line["pv"].items()) text.append(" ").append(move.text());
    return text;
}

// The one field of a score and its value.
std::string score_of(const Json& score) {
    const std::string name = score.field_names().at(0);
    return name + " " + score[name].text();
}

}  // namespace

TEST_CASE("analyze --json tells all about a position in one object", "[analyze]") {
    const Arguments arguments{"--moves", "a4a5 a7a6", "--depth", "3", "--multipv", "2"};
    const Json json = analyze_json(arguments);
    CHECK(json.field_names() == Arguments{"number", "id", "fen", "rules", "depth", "seldepth", "nodes", "nps",
                                          "time_ms", "hashfull", "bestmove", "ponder", "score", "chances",
                                          "lines", "over", "claimable", "result", "reason"});
    const Json shown = Json::parse(lines_of(run({"show", "--json", "--moves", "a4a5 a7a6"}).out).at(0));
    CHECK(json["number"].text() == "1");
    CHECK(json["id"].kind() == Json::Kind::null);
    CHECK(json["fen"].text() == shown["fen"].text());
    CHECK(json["rules"].text() == "janggi");
    CHECK(json["depth"].text() == "3");
    CHECK(json["seldepth"].number() >= 3);
    CHECK(json["nodes"].number() > 0);
    CHECK(json["over"].text() == "false");
    CHECK(json["result"].text() == "*");
    const Json& chances = json["chances"];
    CHECK(chances["win"].number() + chances["draw"].number() + chances["loss"].number() == 1000);
    const std::vector<Json>& lines = json["lines"].items();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].field_names() == Arguments{"multipv", "depth", "seldepth", "score", "bound", "pv"});
    CHECK(lines[0]["multipv"].text() == "1");
    CHECK(lines[1]["multipv"].text() == "2");
    CHECK(score_of(lines[0]["score"]) == score_of(json["score"]));
    CHECK(lines[0]["score"]["cp"].number() >= lines[1]["score"]["cp"].number());
    const Arguments legal = texts_of(shown["legal"]);
    for (const Json& line : lines)
        CHECK(std::count(legal.begin(), legal.end(), texts_of(line["pv"]).at(0)) == 1);
    CHECK(texts_of(lines[0]["pv"]).at(0) == json["bestmove"].text());
    CHECK(texts_of(lines[0]["pv"]).at(1) == json["ponder"].text());
}

TEST_CASE("a score is told in centipawns, moves to mate or plies to a win on points", "[analyze]") {
    const auto [arguments, score, best] = GENERATE(table<Arguments, std::string, std::string>({
        {{"--fen", kMateInOne, "--rules", "janggicasual"}, "mate 1", "d3f6"},
        {{"--fen", kMatedInOne, "--rules", "janggimodern"}, "mate -1", "e8d8"},
        // Han passes too, and has the one and a half more.
        {{"--moves", "e2e2"}, "points 1", "e9e9"},
    }));
    CAPTURE(arguments);
    Arguments all = arguments;
    all.insert(all.end(), {"--depth", "6"});
    const Json json = analyze_json(all);
    CHECK(score_of(json["score"]) == score);
    CHECK(json["bestmove"].text() == best);
    CHECK(json["chances"][score.find('-') == std::string::npos ? "win" : "loss"].text() == "1000");
}

TEST_CASE("the limits of a search hold together", "[analyze]") {
    CHECK(analyze_json({"--depth", "3"})["depth"].text() == "3");
    constexpr double kSlack = 500;
    const Json nodes = analyze_json({"--nodes", "2000"});
    CHECK(nodes["nodes"].number() > 0);
    CHECK(nodes["nodes"].number() <= 2000 + kSlack);
    CHECK(analyze_json({"--nodes", "2000", "--depth", "60"})["nodes"].number() <= 2000 + kSlack);
    CHECK(analyze_json({"--movetime", "600000", "--depth", "2"})["depth"].text() == "2");
    CHECK(analyze_json({"--movetime", "20"})["time_ms"].number() >= 15);
}

TEST_CASE("with one thread the same search gives the same", "[analyze]") {
    const Json first = analyze_json({"--depth", "4"});
    const Json second = analyze_json({"--depth", "4"});
    CHECK(first["nodes"].text() == second["nodes"].text());
    CHECK(texts_of(first["lines"].items()[0]["pv"]) == texts_of(second["lines"].items()[0]["pv"]));
}

TEST_CASE("analyze searches on several threads", "[analyze]") {
    const Json json = analyze_json({"--depth", "4", "--threads", "3", "--hash", "1"});
    CHECK(json["depth"].number() >= 4);
    CHECK(json["bestmove"].text().size() >= 4);
}

TEST_CASE("analyze writes a row for each depth, then the best move and the verdict", "[analyze]") {
    const Outcome outcome = analyze({"--depth", "3", "--rules", "janggimodern"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 12);
    CHECK_THAT(lines[0], Catch::StartsWith("Fen: rnba1abnr/4k4/"));
    CHECK(lines[1] == "Rules: janggimodern");
    CHECK(lines[2] == "Side to move: cho");
    CHECK(lines[3] == "Points: cho 72, han 73.5");
    CHECK(lines[4].empty());
    CHECK_THAT(lines[5], Catch::Contains("depth") && Catch::Contains("score") && Catch::EndsWith("line"));
    for (std::size_t depth = 1; depth <= 3; ++depth)
        CHECK_THAT(lines[5 + depth], Catch::Contains(std::to_string(depth) + "/"));
    CHECK(lines[9].empty());
    const Json json = analyze_json({"--depth", "3", "--rules", "janggimodern"});
    const std::string best = json["bestmove"].text();
    CHECK_THAT(lines[8], Catch::EndsWith(line_text(json["lines"].items()[0])));
    CHECK_THAT(lines[10], Catch::StartsWith("Best move: " + best));
    CHECK(lines[11] == "Verdict: the game goes on");
}

TEST_CASE("analyze writes moves in Korean where it is asked to", "[analyze]") {
    const Outcome outcome =
        analyze({"--fen", kMateInOne, "--rules", "janggicasual", "--depth", "2", "--notation", "korean"});
    CHECK_THAT(outcome.out, Catch::Contains("\nBest move: 84상56장군 (mate in 1)\n"));
    CHECK_THAT(outcome.out, !Catch::Contains("d3f6"));
    const Outcome english = analyze({"--moves", "e2e2", "--depth", "1"});
    CHECK_THAT(english.out, Catch::Contains("\nBest move: e9e9 (wins on points in 1 ply)\n"));
}

TEST_CASE("a search that only time limits ends when a mate is sure", "[analyze]") {
    const auto [fen, rules] = GENERATE(
        table<std::string, std::string>({{kMateInOne, "janggicasual"}, {kMatedInOne, "janggimodern"}}));
    CAPTURE(fen);
    const Arguments position{"--fen", fen, "--rules", rules};
    const auto depth = [&](const Arguments& more) {
        return analyze_json(with(position, more))["depth"].number();
    };
    const double soon = depth({"--movetime", "900000000"});
    CHECK(soon >= 4);
    CHECK(soon <= 8);
    // It goes on as deep as it is told.
    CHECK(depth({"--depth", "20"}) == 20);
    CHECK(depth({"--movetime", "900000000", "--depth", "20"}) == 20);
    CHECK(depth({"--nodes", "1000000000"}) == 120);
}

TEST_CASE("a game that is over is not searched", "[analyze]") {
    const Arguments over{"--moves", "e2e2 e9e9"};
    const std::vector<std::string> lines = lines_of(analyze(over).out);
    REQUIRE(lines.size() == 5);
    CHECK(lines[4] == "Verdict: over, 0-1 (points after double pass)");
    const Json json = analyze_json(over);
    for (const std::string field : {"bestmove", "ponder", "score", "chances"})
        CHECK(json[field].kind() == Json::Kind::null);
    CHECK(json["over"].text() == "true");
    CHECK(json["result"].text() == "0-1");
    CHECK(json["reason"].text() == "points after double pass");
    CHECK(json["lines"].items().empty());
    CHECK(json["nodes"].text() == "0");
}

TEST_CASE("a game that may be ended is searched all the same", "[analyze]") {
    const std::string twice = "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10";
    const Json json = analyze_json({"--moves", twice, "--depth", "2"});
    CHECK(json["claimable"].text() == "true");
    CHECK(json["reason"].text() == "repetition");
    CHECK(json["bestmove"].kind() == Json::Kind::string);
    CHECK_THAT(analyze({"--moves", twice, "--depth", "2"}).out,
               Catch::Contains("\nVerdict: may be ended now"));
}

TEST_CASE("what analyze cannot do is refused before it begins", "[analyze][bad]") {
    struct Row {
        Arguments arguments;
        Arguments fragments;
    };
    const Row row = GENERATE(values<Row>({
        {{"--depth", "0"}, {"--depth", "'0'", "1 to 120"}},
        {{"--depth", "x"}, {"--depth", "'x'"}},
        {{"--depth", ""}, {"--depth", "''"}},
        {{"--nodes", "0"}, {"--nodes", "'0'"}},
        {{"--nodes", "1e6"}, {"--nodes", "'1e6'"}},
        {{"--movetime", "0"}, {"--movetime", "'0'"}},
        {{"--movetime", "1s"}, {"--movetime", "'1s'"}},
        {{"--infinite", "--depth", "3"}, {"--infinite", "--depth"}},
        {{"--nodes", "3", "--infinite"}, {"--infinite", "--nodes"}},
        {{"--infinite", "--movetime", "3"}, {"--infinite", "--movetime"}},
        {{"--infinite", "--epd", "-"}, {"--infinite", "--epd"}},
        {{"--multipv", "0"}, {"--multipv", "1 to 500"}},
        {{"--threads", "0"}, {"--threads", "1 to 1024"}},
        {{"--hash", "0"}, {"--hash", "1 to 262144"}},
        {{"--hash", "262145"}, {"--hash", "'262145'"}},
        {{"--notation", "english"}, {"--notation", "'english'", "coordinates or korean"}},
        {{"--color", "yes"}, {"--color", "'yes'"}},
        {{"--pieces", "emoji"}, {"--pieces", "'emoji'"}},
        {{"--rules", "chess"}, {"'chess'", "janggimodern"}},
        {{"--fen", "9 w"}, {"1 rank"}},
        {{"--moves", "a4a9"}, {"move 1", "'a4a9'"}},
        {{"--jobs", "2"}, {"--jobs", "--epd"}},
        {{"--shard", "1/2"}, {"--shard", "--epd"}},
        {{"extra"}, {"extra"}},
    }));
    CAPTURE(row.arguments);
    check_refusal(run(with({"analyze"}, row.arguments)), row.fragments);
}
