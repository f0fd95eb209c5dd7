#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

// Games that end soon, but not by the limit of their plies.
void make_games(const TemporaryFile& file, const std::string& count) {
    const Outcome outcome = run({"selfplay", "--out", file.path(), "--games", count, "--nodes", "40",
                                 "--hash", "1", "--resign", "200:1"});
    REQUIRE(outcome.status == 0);
}

}  // namespace

TEST_CASE("tune writes numbers that suit the games better, whatever the threads", "[tune]") {
    const TemporaryFile games{""};
    make_games(games, "60");
    const TemporaryFile numbers{"what was there before"};
    const Outcome outcome = run({"tune", games.path(), "--epochs", "4", "--out", numbers.path()});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 5);
    CHECK_THAT(lines[0], Catch::Matches("60 games, \\d+ positions, \\d+ of them held out"));
    CHECK_THAT(lines[1], Catch::Matches(" epoch +fitted +held out"));
    CHECK_THAT(lines[2], Catch::Matches(" +0 +0\\.\\d{6} +0\\.\\d{6}"));
    CHECK_THAT(lines[3], Catch::Matches(" +4 +0\\.\\d{6} +0\\.\\d{6}"));
    CHECK_THAT(lines[4], Catch::Matches("Least error on what was held out: 0\\.\\d{6}, after epoch \\d"));
    CHECK(lines[3].substr(6, 12) < lines[2].substr(6, 12));
    const std::string text = text_of(numbers);
    CHECK_THAT(text, Catch::StartsWith("#pragma once\n"));
    CHECK_THAT(text, Catch::Contains("inline constexpr Weights kWeights{\n    .value = {{"));

    const Outcome again = run({"tune", games.path(), "--epochs", "4", "--threads", "2"});
    CHECK(again.out == outcome.out + text);
}

TEST_CASE("tune --json has the errors and the numbers", "[tune]") {
    const TemporaryFile games{""};
    make_games(games, "60");
    const TemporaryFile numbers{""};
    const std::vector<std::string> arguments{"tune", games.path(), "--epochs", "4", "--out", numbers.path()};
    const std::vector<std::string> lines = lines_of(run(arguments).out);
    const std::string text = text_of(numbers);
    std::vector<std::string> with_json = arguments;
    with_json.emplace_back("--json");
    const Outcome outcome = run(with_json);
    CHECK(outcome.status == 0);
    CHECK(text_of(numbers) == text);
    REQUIRE(lines_of(outcome.out).size() == 1);
    const Json json = Json::parse(lines_of(outcome.out)[0]);
    CHECK(json.field_names() ==
          std::vector<std::string>{"games", "positions", "held_out", "epochs", "best", "numbers"});
    CHECK(lines[0] == json["games"].text() + " games, " + json["positions"].text() + " positions, " +
                          json["held_out"].text() + " of them held out");
    REQUIRE(json["epochs"].items().size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const Json& step = json["epochs"].items()[i];
        CHECK(step.field_names() == std::vector<std::string>{"epoch", "fitted", "held_out"});
        CHECK_THAT(lines[2 + i], Catch::Matches(" +" + step["epoch"].text() + " +" + step["fitted"].text() +
                                                " +" + step["held_out"].text()));
    }
    CHECK(lines[4] == "Least error on what was held out: " + json["best"]["held_out"].text() +
                          ", after epoch " + json["best"]["epoch"].text());
    // The first number of all, early and late, as the C++ has it.
    const Json& value = json["numbers"]["value"].items()[0];
    CHECK_THAT(text, Catch::Contains(".value = {{{" + value.items()[0].text() + ", " +
                                     value.items()[1].text() + "}"));
    // Without a file the numbers are in the object alone.
    CHECK(run({"tune", games.path(), "--epochs", "4", "--json"}).out == outcome.out);
}

TEST_CASE("tune from nothing begins with a larger error", "[tune]") {
    const TemporaryFile games{""};
    make_games(games, "60");
    const auto first_error = [&](const std::vector<std::string>& more) {
        return lines_of(run(with({"tune", games.path(), "--epochs", "0"}, more)).out).at(2).substr(6, 12);
    };
    CHECK(first_error({"--from-nothing"}) > first_error({}));
    CHECK(first_error({"--without", "value"}) > first_error({}));
    CHECK(first_error({"--without", "value,threat"}) != first_error({"--without", "value"}));
}

TEST_CASE("what cannot be tuned is refused in one line", "[tune]") {
    const TemporaryFile games{""};
    make_games(games, "60");
    const TemporaryFile few{""};
    make_games(few, "2");
    const TemporaryFile other{"no games"};
    const auto tune = [&games](const std::string& option, const std::string& value) {
        return run({"tune", games.path(), option, value});
    };
    check_refusal(run({"tune"}), {"FILE"});
    check_refusal(run({"tune", few.path()}), {"the files hold no ten games with quiet positions"});
    check_refusal(tune("--without", "value,magic"), {"--without", "'magic'"});
    check_refusal(tune("--without", ""), {"--without", "''"});
    check_refusal(tune("--epochs", "-1"), {"--epochs", "'-1'", "0 to 100000"});
    check_refusal(tune("--rate", "0"), {"--rate", "'0'", "1 to 1000"});
    check_refusal(tune("--result-share", "101"), {"--result-share", "'101'", "0 to 100"});
    check_refusal(tune("--threads", "0"), {"--threads", "'0'", "1 to 1024"});
    check_refusal(tune("--out", "/no/such/folder/x"), {"--out", "/no/such/folder/x", "cannot be written"});
    const std::string numbers = other.path() + ".hpp";
    check_refusal(run({"tune", other.path(), "--out", numbers}), {other.path(), "byte 0"});
    CHECK(!std::filesystem::exists(numbers));
}
