#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "janggun/util/text.hpp"

using namespace janggun::cli_test;

namespace {

// The N of a last line "N nodes N nps".
std::string total_nodes(const Outcome& outcome) {
    const std::string last = lines_of(outcome.out).back();
    CAPTURE(last);
    REQUIRE_THAT(last, Catch::Matches(R"(\d+ nodes \d+ nps)"));
    return last.substr(0, last.find(' '));
}

}  // namespace

TEST_CASE("bench tells each position on a line and the total on the last", "[bench]") {
    const Outcome outcome = run({"bench", "--depth", "2"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() > 1);
    const std::string total = std::to_string(lines.size() - 1);
    long long nodes = 0;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        CAPTURE(lines[i]);
        CHECK_THAT(lines[i], Catch::Matches(std::to_string(i + 1) + "/" + total +
                                            R"( janggi\w* \d+ nodes, best \w+, score .+)"));
        nodes += std::stoll(std::string{janggun::util::split_words(lines[i])[2]});
    }
    CHECK(std::to_string(nodes) == total_nodes(outcome));
}

TEST_CASE("bench counts the same nodes each time, and as many as in the dialogue", "[bench]") {
    const std::string nodes = total_nodes(run({"bench", "--depth", "2", "--threads", "1"}));
    CHECK(total_nodes(run({"bench", "--depth", "2"})) == nodes);
    CHECK(total_nodes(run({}, Surroundings{"bench 2\n"})) == nodes);
    CHECK(total_nodes(run({"bench", "--depth", "1"})) != nodes);
}

TEST_CASE("bench runs with threads and a table of a given size", "[bench]") {
    const Outcome outcome = run({"bench", "--depth", "1", "--threads", "2", "--hash", "1"});
    CHECK(outcome.status == 0);
    CHECK(total_nodes(outcome) != "0");
}

TEST_CASE("bench --json is an object a position and one for the total", "[bench]") {
    const Outcome outcome = run({"bench", "--depth", "2", "--hash", "1", "--json"});
    CHECK(outcome.status == 0);
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() > 1);
    double nodes = 0;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const Json step = Json::parse(lines[i]);
        CHECK(step.field_names() ==
              std::vector<std::string>{"number", "total", "rules", "fen", "nodes", "bestmove", "score"});
        CHECK(step["number"].number() == static_cast<double>(i + 1));
        CHECK(step["total"].number() == static_cast<double>(lines.size() - 1));
        CHECK(step["score"].field_names().size() == 1);
        nodes += step["nodes"].number();
    }
    const Json total = Json::parse(lines.back());
    CHECK(total.field_names() ==
          std::vector<std::string>{"depth", "threads", "hash", "nodes", "seconds", "nps"});
    CHECK(total["depth"].number() == 2);
    CHECK(total["hash"].number() == 1);
    CHECK(total["nodes"].number() == nodes);
}

TEST_CASE("bench shows progress where a person watches and the lines go elsewhere", "[bench]") {
    const Outcome watched = run({"bench", "--depth", "1"}, {"", false, true});
    CHECK_THAT(watched.err, Catch::StartsWith("\r") && Catch::Contains(" positions") &&
                                Catch::EndsWith("\r\x1b[K") && !Catch::Contains("\n"));
    CHECK(run({"bench", "--depth", "1"}, {"", true, true}).err.empty());
}

TEST_CASE("bench refuses what it cannot do", "[bench]") {
    check_refusal(run({"bench", "--depth", "0"}), {"--depth", "'0'", "1 to 99"});
    check_refusal(run({"bench", "--depth", "100"}), {"--depth", "'100'", "1 to 99"});
    check_refusal(run({"bench", "--depth", ""}), {"--depth", "''"});
    check_refusal(run({"bench", "--threads", "0"}), {"--threads", "'0'", "1 to 1024"});
    check_refusal(run({"bench", "--threads", "two"}), {"--threads", "'two'"});
    check_refusal(run({"bench", "--hash", "0"}), {"--hash", "'0'", "1 to "});
    check_refusal(run({"bench", "--hash", "999999999999"}), {"--hash", "1 to "});
    check_refusal(run({"bench", "8"}), {"'8'"});
    check_refusal(run({"bench", "--fen", "startpos"}), {"--fen"});
}
