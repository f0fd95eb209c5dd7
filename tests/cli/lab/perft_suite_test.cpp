#include <filesystem>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/positions.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

const std::string kGoodSuite = kStart + " ;variant janggi ;D1 32 ;D2 1024 ;D3 33000\n" + kStart +
                               " ;variant janggicasual ;D3 33316\n" + kThin +
                               " ;variant janggimodern ;D1 8 ;D4 11533\n";
const std::string kWrongSuite = "# the second count of the third line is wrong\n\n" + kStart +
                                " ;variant janggicasual ;D2 1024 ;D3 33000 ;D1 32\n";

// The command with a suite as standard input.
Outcome verify(const std::string& suite, Arguments more = {}) {
    more.insert(more.begin(), {"perft", "--epd", "-"});
    return run(more, {suite});
}

}  // namespace

TEST_CASE("a suite that agrees gives status 0 and a summary", "[suite]") {
    const TemporaryFile file{kGoodSuite};
    const Outcome outcome = run({"perft", "--epd", file.path()});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    // 32 + 1024 + 33000 + 33316 + 8 + 11533
    CHECK_THAT(outcome.out, Catch::Matches(R"(3 positions, 6 counts, 0 differences\nNodes searched: 78913\n)"
                                           R"(Time: \d+\.\d{3} s\nSpeed: \d+\.\d million nodes a second\n)"));
}

TEST_CASE("a suite that agrees gives one JSON object", "[suite]") {
    const Outcome outcome = verify(kGoodSuite, {"--json"});
    CHECK(outcome.status == 0);
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 1);
    const Json json = Json::parse(lines[0]);
    CHECK(json.field_names() ==
          std::vector<std::string>{"positions", "counts", "differences", "nodes", "seconds", "nps"});
    CHECK(json["positions"].text() == "3");
    CHECK(json["counts"].text() == "6");
    CHECK(json["differences"].text() == "0");
    CHECK(json["nodes"].text() == "78913");
}

TEST_CASE("a wrong count is named by line and depth and gives status 1", "[suite]") {
    const Outcome outcome = verify(kWrongSuite);
    CHECK(outcome.status == 1);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 5);
    CHECK(lines[0] == "line 3, depth 3: expected 33000, counted 33316 (janggicasual " + kStart + ")");
    CHECK_THAT(lines[1], Catch::Contains("3 counts, 1 difference"));
}

TEST_CASE("a wrong count is an object of its own in JSON", "[suite]") {
    const Outcome outcome = verify(kWrongSuite, {"--json"});
    CHECK(outcome.status == 1);
    CHECK(outcome.err.empty());
    const std::vector<std::string> lines = lines_of(outcome.out);
    REQUIRE(lines.size() == 2);
    const Json difference = Json::parse(lines[0]);
    CHECK(difference.field_names() ==
          std::vector<std::string>{"line", "depth", "expected", "counted", "rules", "fen"});
    CHECK(difference["line"].text() == "3");
    CHECK(difference["depth"].text() == "3");
    CHECK(difference["expected"].text() == "33000");
    CHECK(difference["counted"].text() == "33316");
    CHECK(difference["rules"].text() == "janggicasual");
    CHECK(difference["fen"].text() == kStart);
    CHECK(Json::parse(lines[1])["differences"].text() == "1");
}

TEST_CASE("every difference of a suite is reported", "[suite]") {
    const Outcome outcome = verify(kStart + ";D1 31;D2 1024;D3 0\n" + kThin + ";D1 9\n");
    CHECK(outcome.status == 1);
    CHECK_THAT(outcome.out, Catch::Contains("line 1, depth 1: expected 31, counted 32 ") &&
                                Catch::Contains("line 1, depth 3: expected 0, counted 33000 ") &&
                                Catch::Contains("line 2, depth 1: expected 9, counted 8 ") &&
                                Catch::Contains("3 differences"));
}

TEST_CASE("a suite may hold comments and blank lines and other operations and CR LF", "[suite]") {
    const Outcome outcome = verify("# a comment ;D1 5\r\n\r\n   \t\r\n  # another\r\n" + kStart +
                                   ";D1 32;D2 1024;chk 0;id \"start\";bm a1a2\r\n\r\n   " + kThin +
                                   "   ;  D2   102  ; ;\r\n#\r\n" + kThin + " ;D1 8");
    CAPTURE(outcome.out, outcome.err);
    CHECK(outcome.status == 0);
    CHECK_THAT(outcome.out, Catch::StartsWith("3 positions, 4 counts, 0 differences\n"));
}

TEST_CASE("a line without a variant is counted by --rules", "[suite]") {
    const std::string suite = kStart + " ;D3 33316\n" + kStart + " ;variant janggi ;D3 33000\n";
    CHECK(verify(suite, {"--rules", "janggicasual"}).status == 0);
    CHECK(verify(suite).status == 1);
}

TEST_CASE("the variant may stand anywhere behind the position", "[suite]") {
    CHECK(verify(kStart + " ;D3 33316 ;variant janggimodern\n").status == 0);
}

TEST_CASE("DEPTH limits the counts of a suite that are verified", "[suite]") {
    const std::string suite = kStart + " ;D1 32 ;D2 1024 ;D3 1\n";
    const Outcome outcome = verify(suite, {"2"});
    CHECK(outcome.status == 0);
    CHECK_THAT(outcome.out, Catch::Contains("2 counts, 0 differences"));
    CHECK(verify(suite, {"3"}).status == 1);
}

TEST_CASE("a suite of which nothing is verified is not a success", "[suite]") {
    check_refusal(verify(kStart + " ;D3 33000\n", {"2"}), {"2"});
    check_refusal(verify(kStart + " ;D1 32 ;D3 33000\n", {"0"}), {"0"});
}

TEST_CASE("threads and hash serve a suite as well", "[suite]") {
    const Outcome outcome = verify(kGoodSuite, {"--threads", "2", "--hash", "1"});
    CHECK(outcome.status == 0);
    CHECK_THAT(outcome.out,
               Catch::StartsWith("3 positions, 6 counts, 0 differences\nNodes searched: 78913\n"));
}

TEST_CASE("a bad line of a suite is named by its number", "[suite]") {
    struct Row {
        std::string line;
        std::string fragment;
    };
    const Row row = GENERATE(values<Row>({
        {"rnba1abnr/4k4 w ;D1 32", "2 ranks"},
        {"xyz", "count"},
        {kStart, "count"},
        {kStart + " ;", "count"},
        {kStart + " ;d1 32", "count"},
        {kStart + " ;D1", "'D1'"},
        {kStart + " ;D1 x", "'x'"},
        {kStart + " ;D1 -32", "'-32'"},
        {kStart + " ;D1 32 33", "'D1 32 33'"},
        {kStart + " ;D1 99999999999999999999", "'99999999999999999999'"},
        {kStart + " ;D100 5", "'D100 5'"},
        {kStart + " ;D1x 32", "'D1x 32'"},
        {kStart + " ;variant chess ;D1 32", "'chess'"},
        {std::string(100000, 'x') + " ;D1 1", "rank"},
        {"\uFEFF" + kStart + " ;D1 32", "'\uFFFD'"},
        {kStart.substr(0, 10) + std::string(1, '\0') + " ;D1 32", "rank"},
    }));
    CAPTURE(row.line.substr(0, 200));
    const std::string suite = "# comment\n\n" + kStart + " ;D1 32\n" + row.line + "\n";
    check_refusal(verify(suite), {"line 4", row.fragment});
    check_refusal(verify(suite, {"--json"}), {"line 4", row.fragment});
    const TemporaryFile file{suite};
    check_refusal(run({"perft", "--epd", file.path()}), {file.path(), "line 4", row.fragment});
}

TEST_CASE("a suite may begin with a byte order mark", "[suite]") {
    CHECK(verify("\uFEFF" + kStart + " ;D1 32\n").status == 0);
    CHECK(verify("\uFEFF# comment\n" + kStart + " ;D1 32\n").status == 0);
}

TEST_CASE("a line of a suite is not read by guesswork", "[suite]") {
    const auto [line, fragment] =
        GENERATE_COPY(table<std::string, std::string>({{kStart + " ;variant ;D1 32", "variant"},
                                                       {kStart + " ;variant janggi casual ;D1 32", "variant"},
                                                       {";variant janggi ;D1 32", "FEN"}}));
    CAPTURE(line);
    check_refusal(verify(kStart + " ;D1 32\n" + line + "\n"), {"line 2", fragment});
}

TEST_CASE("a suite without a position is refused", "[suite]") {
    check_refusal(verify(""), {"no position"});
    check_refusal(verify("\n\n# nothing\n"), {"no position"});
}

TEST_CASE("a file that cannot be read is named with the reason", "[suite]") {
    check_refusal(run({"perft", "--epd", "no/such/file.epd"}), {"no/such/file.epd", "No such file"});
    const std::string folder = std::filesystem::temp_directory_path().string();
    check_refusal(run({"perft", "--epd", folder}), {folder, "folder"});
}

TEST_CASE("a path is shown whole in a message", "[suite]") {
    const std::string path = "a/folder/of/some/depth/" + std::string(60, 'x') + "/and/then/the/file.epd";
    check_refusal(run({"perft", "--epd", path}), {path});
}

TEST_CASE("a suite goes with no other source of positions", "[suite]") {
    const Arguments more = GENERATE(values<Arguments>({{"--fen", kStart},
                                                       {"--fen", "startpos"},
                                                       {"--fen", ""},
                                                       {"--setup", "inner,inner"},
                                                       {"--setup", ""},
                                                       {"--moves", "a4a5"},
                                                       {"--divide"}}));
    CAPTURE(more);
    check_refusal(verify(kGoodSuite, more), {more[0]});
}

TEST_CASE("a bad rule set is refused before the suite is read", "[suite]") {
    check_refusal(verify(kStart + " ;variant janggi ;D1 32\n", {"--rules", "chess"}), {"'chess'"});
}
