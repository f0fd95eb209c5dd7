#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

// Games that take little time, and yet are not all the same with other numbers.
Outcome spsa(const Arguments& more, const Surroundings& surroundings = {}) {
    const Arguments short_and_small{"spsa",     "--nodes", "200",    "--hash", "1",
                                    "--resign", "500:2",   "--rate", "500"};
    return run(with(short_and_small, more), surroundings);
}

void write(const TemporaryFile& file, const std::string& text) {
    std::ofstream{file.path(), std::ios::binary} << text;
}

}  // namespace

TEST_CASE("spsa tells the numbers that it has come to, and how to check them", "[spsa]") {
    const TemporaryFile file{""};
    const Outcome outcome =
        spsa({"--out", file.path(), "--games", "40", "--params", "reverse_futility_margin,lesson_most:500"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() >= 9);
    CHECK(lines[0] == "40 of 40 games");
    CHECK(lines[2] == "Number                     start       now     low    high    step");
    CHECK_THAT(lines[3], Catch::Matches(R"(reverse_futility_margin +\d+ +\d+\.\d\d +20 +300 +\d+(\.\d)?)"));
    CHECK_THAT(lines[4], Catch::Matches(R"(lesson_most +\d+ +\d+\.\d\d +400 +8000 +500)"));
    CHECK_THAT(lines[6], Catch::Matches(R"(    int (reverse_futility_margin|lesson_most) = \d+;)"));
    const std::string& check = lines.back();
    REQUIRE_THAT(check, Catch::StartsWith("janggun match --rules janggi --nodes 200 --opt-a ") &&
                            Catch::Contains("lesson_most=") && Catch::EndsWith(" --sprt 0,5"));
    // It is a command line that can be run as it stands.
    Arguments words;
    for (std::size_t begin = check.find(' ') + 1; begin != 0;) {
        const std::size_t end = check.find(' ', begin);
        words.push_back(check.substr(begin, end - begin));
        begin = end + 1;
    }
    words.insert(words.end(), {"--games", "2", "--max-plies", "4"});
    CHECK(run(words).status == 0);
}

TEST_CASE("spsa --json has the numbers and the match", "[spsa]") {
    const TemporaryFile file{""};
    const Arguments arguments{"--out", file.path(), "--games",
                              "40",    "--params",  "reverse_futility_margin,lesson_most:500"};
    const std::vector<std::string> lines = lines_of(spsa(arguments).out);
    Arguments with_json = arguments;
    with_json.emplace_back("--json");
    const Outcome outcome = spsa(with_json);
    CHECK(outcome.status == 0);
    REQUIRE(lines_of(outcome.out).size() == 1);
    const Json json = Json::parse(lines_of(outcome.out)[0]);
    CHECK(json.field_names() == Arguments{"rules", "nodes", "games", "total", "numbers", "match"});
    CHECK(json["rules"].text() == "janggi");
    CHECK(json["nodes"].number() == 200);
    CHECK(lines[0] == json["games"].text() + " of " + json["total"].text() + " games");
    REQUIRE(json["numbers"].items().size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const Json& number = json["numbers"].items()[i];
        CHECK(number.field_names() == Arguments{"name", "start", "now", "low", "high", "step", "rounded"});
        std::string row = number["name"].text();
        for (const std::string field : {"start", "now", "low", "high", "step"})
            row += " +" + number[field].text();
        CHECK_THAT(lines[3 + i], Catch::Matches(row));
    }
    CHECK(json["match"].text() == lines.back());
}

TEST_CASE("spsa --json has no match where no number has changed", "[spsa]") {
    const TemporaryFile file{""};
    const Outcome outcome = spsa({"--out", file.path(), "--games", "2", "--max-plies", "4", "--json"});
    const Json json = Json::parse(lines_of(outcome.out).at(0));
    CHECK(json["match"].kind() == Json::Kind::null);
    CHECK(json["games"].number() == 2);
    for (const Json& number : json["numbers"].items())
        CHECK(number["rounded"].text() == number["start"].text());
}

TEST_CASE("spsa gives each move a time instead of nodes, if asked to", "[spsa]") {
    const TemporaryFile file{""};
    const Arguments arguments{"spsa",
                              "--out",
                              file.path(),
                              "--movetime",
                              "1",
                              "--hash",
                              "1",
                              "--max-plies",
                              "6",
                              "--rate",
                              "1000",
                              "--params",
                              "reverse_futility_margin",
                              "--games",
                              "4"};
    const Outcome outcome = run(arguments);
    CHECK(outcome.status == 0);
    CHECK_THAT(text_of(file), Catch::Contains("\nmovetime 1\n") && !Catch::Contains("nodes"));
    // All four are drawn where they are cut off.
    CHECK(lines_of(outcome.out).back() == "No number has moved far enough to be another one.");
    // With nodes it is another fit.
    Arguments others = arguments;
    others[3] = "--nodes";
    check_refusal(run(others), {file.path(), "movetime"});
    others.insert(others.end(), {"--movetime", "1"});
    check_refusal(run(others), {"--nodes", "--movetime", "not by both"});
}

TEST_CASE("spsa comes to the same whatever the concurrency, and to other numbers by another seed", "[spsa]") {
    const TemporaryFile alone{""};
    const TemporaryFile together{""};
    const TemporaryFile other{""};
    const Outcome first = spsa({"--out", alone.path(), "--games", "16"});
    CHECK(first.status == 0);
    CHECK(spsa({"--out", together.path(), "--games", "16", "--concurrency", "3"}).out == first.out);
    CHECK(text_of(together) == text_of(alone));
    CHECK(spsa({"--out", other.path(), "--games", "16", "--seed", "1"}).out != first.out);
}

TEST_CASE("spsa goes on with a file that was cut off anywhere", "[spsa]") {
    const TemporaryFile file{""};
    const Outcome whole = spsa({"--out", file.path(), "--games", "12"});
    const std::string text = text_of(file);
    const std::size_t header = text.find("\n\n") + 2;
    REQUIRE(header < text.size());
    for (const std::size_t size : {std::size_t{0}, std::size_t{5}, header - 1, header, header + 1, header + 4,
                                   text.size() - 5, text.size() - 1, text.size()}) {
        CAPTURE(size);
        write(file, text.substr(0, size));
        const Outcome outcome = spsa({"--out", file.path(), "--games", "12", "--concurrency", "2"});
        CHECK(outcome.status == 0);
        CHECK(outcome.out == whole.out);
        CHECK(text_of(file) == text);
    }
}

TEST_CASE("spsa does not go on with a file of other settings, a damaged one, or another file", "[spsa]") {
    const TemporaryFile file{""};
    CHECK(spsa({"--out", file.path(), "--games", "6"}).status == 0);
    const std::string text = text_of(file);
    const auto refused = [&file](const Arguments& more, const std::vector<std::string>& fragments) {
        const std::string before = text_of(file);
        check_refusal(spsa(with({"--out", file.path(), "--games", "6"}, more)),
                      with(fragments, {file.path()}));
        CHECK(text_of(file) == before);
    };
    refused({"--seed", "7"}, {"other settings", "'seed 0', not 'seed 7'"});
    refused({"--lag", "2"}, {"other settings", "'lag 8', not 'lag 2'"});
    refused({"--plies", "2"}, {"other settings", "'plies 4', not 'plies 2'"});
    refused({"--params", "reverse_futility_margin"}, {"other settings", "'params reverse_futility_margin'"});
    const std::string lines = text.substr(0, text.find("\n\n") + 2);
    const std::size_t first = lines_of(lines).size() + 1;
    write(file, lines + "0 2\n1 5\n2 2\n");
    refused({}, {"line " + std::to_string(first + 1), "'1 5'", "0 to 4"});
    write(file, lines + "0 2\n2 2\n");
    refused({}, {"line " + std::to_string(first + 1), "'2 2'"});
    write(file, lines + "0\n");
    refused({}, {"line " + std::to_string(first), "'0'"});
    write(file, lines + "\n");
    refused({}, {"line " + std::to_string(first), "''"});
    write(file, lines + "0 2\n1 2\n2 2\n3 2\n");
    refused({}, {"more than 3 pairs"});
    write(file, "Dear friend");
    refused({}, {"line 1", "no log of janggun spsa"});
    check_refusal(spsa({"--out", "/no/such/folder/x"}), {"'/no/such/folder/x'", "No such file"});
}

TEST_CASE("spsa plays the openings of a file", "[spsa]") {
    const TemporaryFile file{""};
    const TemporaryFile openings{
        "rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w - - 0 1\n"};
    const Outcome outcome = spsa({"--out", file.path(), "--games", "4", "--openings", openings.path()});
    CHECK(outcome.status == 0);
    CHECK_THAT(text_of(file), Catch::Contains("\nopenings 1 ") && Catch::Contains("\nplies 0\n"));
    const TemporaryFile other{""};
    check_refusal(spsa({"--out", other.path(), "--openings", file.path()}), {file.path(), "line 1"});
    CHECK(text_of(other).empty());
}

TEST_CASE("spsa shows its progress where a person watches, or on demand", "[spsa]") {
    const TemporaryFile file{""};
    const Outcome asked = spsa({"--out", file.path(), "--games", "6", "--progress"});
    REQUIRE(lines_of(asked.err).size() == 3);
    CHECK_THAT(
        lines_of(asked.err)[0],
        Catch::Matches(R"(2 of 6 games, \d+\.\d a minute, 0:00:\d\d left: \w+ [-+]\d+\.\d\d, \w+ [-+]\d.*)"));
    CHECK_THAT(lines_of(asked.err)[2], Catch::StartsWith("6 of 6 games, "));
    const TemporaryFile other{""};
    const Outcome watched = spsa({"--out", other.path(), "--games", "4"}, {"", false, true});
    CHECK_THAT(watched.err, Catch::StartsWith("\r2 of 4 games, ") && Catch::EndsWith("\r\x1b[K"));
}

TEST_CASE("spsa refuses wrong options, and makes no file then", "[spsa]") {
    check_refusal(spsa({}), {"--out FILE"});
    check_refusal(spsa({"--out", "-"}), {"--out"});
    const TemporaryFile file{""};
    const std::string path = file.path() + ".other";
    const auto refused = [&path](const std::string& option, const std::string& value,
                                 const std::vector<std::string>& fragments) {
        CAPTURE(option, value);
        check_refusal(run({"spsa", "--out", path, option + "=" + value}), fragments);
        CHECK_FALSE(std::filesystem::exists(path));
    };
    refused("--params", "", {"--params"});
    refused("--params", "reverse_futility_margin,", {"--params", "''"});
    refused("--params", "Hash", {"--params", "'Hash'"});
    refused("--params", "reverse_futility_margins",
            {"'reverse_futility_margins'; did you mean reverse_futility_margin?"});
    refused("--params", "reverse_futility_margin,reverse_futility_margin",
            {"--params", "reverse_futility_margin", "twice"});
    for (const std::string step : {"", "0", "281", "-1", "1.5", "x"})
        refused("--params", "reverse_futility_margin:" + step,
                {"--params", "reverse_futility_margin", "1 to 280", "'" + step + "'"});
    refused("--games", "0", {"--games", "'0'"});
    refused("--nodes", "0", {"--nodes", "'0'"});
    refused("--movetime", "0", {"--movetime", "'0'"});
    refused("--hash", "0", {"--hash", "'0'"});
    refused("--rules", "chess", {"rule set", "janggimodern"});
    refused("--plies", "101", {"--plies", "'101'"});
    refused("--openings", "/no/such/file", {"'/no/such/file'", "No such file"});
    refused("--seed", "-1", {"--seed", "'-1'"});
    refused("--resign", "x", {"--resign", "CP:MOVES"});
    refused("--max-plies", "0", {"--max-plies", "'0'"});
    refused("--rate", "0", {"--rate", "'0'"});
    refused("--lag", "0", {"--lag", "'0'"});
    refused("--concurrency", "0", {"--concurrency", "'0'"});
}
