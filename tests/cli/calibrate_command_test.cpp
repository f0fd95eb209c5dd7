#include <string>

#include <catch2/catch.hpp>

#include "session.hpp"

using janggun::cli_test::check_refusal;
using janggun::cli_test::Outcome;
using janggun::cli_test::run;
using janggun::cli_test::TemporaryFile;

TEST_CASE("calibrate holds scores against results, rule set by rule set", "[calibrate]") {
    const TemporaryFile games{""};
    REQUIRE(run({"selfplay", "--out", games.path(), "--games", "16", "--nodes", "40", "--hash", "1",
                 "--rules", "janggi,janggimodern", "--resign", "200:1"})
                .status == 0);
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

TEST_CASE("calibrate refuses files without games", "[calibrate]") {
    check_refusal(run({"calibrate"}), {"FILE"});
    check_refusal(run({"calibrate", "/nonexistent/games"}), {"'/nonexistent/games'"});
    const TemporaryFile text{"no games"};
    check_refusal(run({"calibrate", text.path()}), {"this is no file of games"});
}
