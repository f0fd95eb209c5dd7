#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

using Names = std::vector<std::string>;

namespace {

// Games that end soon, under two rule sets.
void make_games(const TemporaryFile& file) {
    REQUIRE(run({"selfplay", "--out", file.path(), "--games", "16", "--nodes", "40", "--hash", "1", "--rules",
                 "janggi,janggimodern", "--resign", "200:1"})
                .status == 0);
}

}  // namespace

TEST_CASE("calibrate holds scores against results, rule set by rule set", "[calibrate]") {
    const TemporaryFile games{""};
    make_games(games);
    const Outcome outcome = run({"calibrate", games.path()});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK_THAT(outcome.out, Catch::Contains(": 16 games, 40 nodes a move, by Janggun "));
    CHECK_THAT(outcome.out, Catch::Contains("\njanggi             Positions  Expected  Result "));
    CHECK_THAT(outcome.out, Catch::Contains("\n-49 to 49 "));
    CHECK_THAT(outcome.out, Catch::Contains("\nRules              Games Positions    Slope "));
    CHECK_THAT(outcome.out, !Catch::Contains("janggicasual"));
    CHECK_THAT(outcome.out, !Catch::Contains("nan"));
}

TEST_CASE("calibrate --json has the numbers of the tables", "[calibrate]") {
    const TemporaryFile games{""};
    make_games(games);
    const Outcome outcome = run({"calibrate", "--json", games.path(), games.path()});
    CHECK(outcome.status == 0);
    REQUIRE(lines_of(outcome.out).size() == 1);
    const Json json = Json::parse(lines_of(outcome.out)[0]);
    CHECK(json.field_names() == Names{"files", "rules"});
    REQUIRE(json["files"].items().size() == 2);
    const Json& file = json["files"].items()[0];
    CHECK(file.field_names() == Names{"path", "games", "nodes", "engine"});
    CHECK(file["path"].text() == games.path());
    CHECK(file["games"].number() == 16);
    CHECK(file["nodes"].number() == 40);
    CHECK(json["rules"].field_names() == Names{"janggi", "janggimodern"});
    const Json& rules = json["rules"]["janggi"];
    CHECK(rules.field_names() == Names{"games", "positions", "scores", "slope", "per_unit", "early", "late"});
    CHECK(rules["slope"].field_names() == Names{"value", "error", "engine"});
    CHECK(rules["slope"]["engine"].text() == "0.004000");
    double positions = 0;
    for (const Json& bucket : rules["scores"].items()) {
        positions += bucket["positions"].number();
        if (bucket["positions"].number() == 0) {
            CHECK(bucket.field_names() == Names{"low", "high", "positions"});
        } else {
            CHECK(bucket.field_names() == Names{"low", "high", "positions", "expected", "result", "error",
                                                "drawn_expected", "drawn"});
        }
    }
    CHECK(positions == rules["positions"].number());
    CHECK(rules["scores"].items().front()["low"].kind() == Json::Kind::null);
    CHECK(rules["scores"].items().back()["high"].kind() == Json::Kind::null);
    CHECK_THAT(run({"calibrate", games.path(), games.path()}).out,
               Catch::Contains(" " + rules["positions"].text() + " "));
}

TEST_CASE("calibrate refuses files without games", "[calibrate]") {
    check_refusal(run({"calibrate"}), {"FILE"});
    check_refusal(run({"calibrate", "/nonexistent/games"}), {"'/nonexistent/games'"});
    const TemporaryFile text{"no games"};
    check_refusal(run({"calibrate", text.path()}), {"this is no file of games"});
}
