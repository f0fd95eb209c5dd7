#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/positions.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

// Cho mates in two moves, beginning with d6d7.
const std::string kMateInTwo = "9/3kaa3/6R2/3p5/3R5/6P2/1B4P2/4Cc3/3CK4/3N4r w - - 0 1";

// Runs `analyze --epd FILE ...` on a file with that text.
Outcome analyze_file(const std::string& text, const Arguments& more) {
    const TemporaryFile file{text};
    return run(with({"analyze", "--epd", file.path()}, more));
}

Outcome analyze_stream(const std::string& text, const Arguments& more) {
    return run(with({"analyze", "--epd", "-"}, more), {text});
}

std::vector<Json> objects_of(const Outcome& outcome) {
    std::vector<Json> objects;
    for (const std::string& line : lines_of(outcome.out)) objects.push_back(Json::parse(line));
    return objects;
}

// What analyze says of one line of EPD, without searching much.
Json json_of(const std::string& line, const std::string& rules = "janggicasual") {
    CAPTURE(line);
    const Outcome outcome =
        analyze_stream(line + "\n", {"--depth", "3", "--json", "--hash", "1", "--rules", rules});
    REQUIRE(lines_of(outcome.out).size() == 1);
    return Json::parse(lines_of(outcome.out).at(0));
}

// All of an object but how long it took.
std::string without_times(const std::string& line) {
    std::string text = line;
    for (const std::string field : {"nps", "time_ms"}) {
        const std::size_t at = text.find('"' + field);
        REQUIRE(at != std::string::npos);
        text.erase(at, text.find(',', at) - at);
    }
    return text;
}

Arguments without_times(const Outcome& outcome) {
    Arguments lines;
    for (const std::string& line : lines_of(outcome.out)) lines.push_back(without_times(line));
    return lines;
}

// The first lines of a file beside the tests: positions of all rule sets.
std::string perft_positions(std::size_t count) {
    std::ifstream file{std::string{JANGGUN_TEST_DATA} + "/perft.epd"};
    REQUIRE(file);
    std::string text;
    std::string line;
    for (std::size_t i = 0; i < count && std::getline(file, line); ++i) text += line + "\n";
    return text;
}

}  // namespace

TEST_CASE("operations of an EPD line stand behind semicolons or right behind the FEN", "[analyze][epd]") {
    const std::string form = GENERATE(
        " ; dm 1 ; bm d3f6 ; id \"one\" ; played d3f6", " bm d3f6; dm 1; id \"one\";",
        " ;bm d3f6 ;dm 1 ;id one", " dm 1;id \"one\";;bm d3f6;", "\tbm  d3f6 ;\tdm 1 ; id   \"one\"  \r",
        " ; c0 \"a; bm a1a2\" ; bm d3f6 ; dm 1 ; id \"one\"", " ; id \"two\" ; id \"one\" ; bm d3f6 ; dm 1");
    const Json json = json_of(kMateInOne + form);
    CHECK(json["fen"].text() == kMateInOne);
    CHECK(json["id"].text() == "one");
    CHECK(texts_of(json["bm"]) == Arguments{"d3f6"});
    CHECK(json["dm"].text() == "1");
    CHECK(json["passed"].text() == "true");
    CHECK(!json.has("am"));
}

TEST_CASE("the FEN of an EPD line has two to six fields", "[analyze][epd]") {
    const std::string placement = kMateInOne.substr(0, kMateInOne.find(' '));
    const std::string fields = GENERATE(" w", " w - -", " w - - 0", " w - - 0 1");
    CHECK(json_of(placement + fields + " bm d3f6;")["fen"].text() == kMateInOne);
    CHECK(json_of(placement + fields)["fen"].text() == kMateInOne);
    CHECK(json_of("startpos ; bm a1a2")["fen"].text() == kStart);
}

TEST_CASE("a line of EPD may name its rule set", "[analyze][epd]") {
    CHECK(json_of(kStart + " ;variant janggimodern ;D1 31")["rules"].text() == "janggimodern");
    CHECK(json_of(kStart + " variant janggi;")["rules"].text() == "janggi");
    CHECK(json_of(kStart)["rules"].text() == "janggicasual");
}

TEST_CASE("moves of EPD may be several and of any notation", "[analyze][epd]") {
    CHECK(texts_of(json_of(kMateInOne + " ; bm g9g10 d3f6")["bm"]) == Arguments{"g9g10", "d3f6"});
    CHECK(texts_of(json_of(kMateInOne + " ; bm g9g10 ; bm 84상56")["bm"]) == Arguments{"g9g10", "d3f6"});
    CHECK(texts_of(json_of(kStart + " ; am 0000")["am"]) == Arguments{"e2e2"});
}

TEST_CASE("a file may begin with a byte order mark, and names rules in any case", "[analyze][epd]") {
    CHECK(json_of("\uFEFF" + kStart + " ; variant JanggiModern")["rules"].text() == "janggimodern");
    CHECK(json_of("\uFEFF" + kStart)["fen"].text() == json_of(kStart)["fen"].text());
}

TEST_CASE("an id keeps Korean writing and nothing that a terminal would obey", "[analyze][epd]") {
    CHECK(json_of(kStart + " ; id \"마상마상; \\\\\"")["id"].text() == "마상마상; \\\\");
    CHECK(json_of(kStart + " ; id \"\x1b[2J\xff\"")["id"].text() == "\uFFFD[2J\uFFFD");
    CHECK(json_of(kStart + " ; id \"" + std::string(100000, 'x') + "\"")["id"].text().size() < 300);
}

TEST_CASE("a test passes when best move and mate are as expected", "[analyze][epd]") {
    struct Row {
        std::string line;
        std::string passed;
    };
    const Row row = GENERATE(values<Row>({
        {kMateInOne + " ; bm d3f6", "true"},
        {kMateInOne + " ; bm g9g10 d3f6", "true"},
        {kMateInOne + " ; bm g9g10", "false"},
        {kMateInOne + " ; am g9g10", "true"},
        {kMateInOne + " ; am g9g10 d3f6", "false"},
        {kMateInOne + " ; dm 1", "true"},
        {kMateInOne + " ; dm 3", "true"},
        {kMateInTwo + " ; dm 2", "true"},
        {kMateInTwo + " ; dm 1", "false"},
        {kStart + " ; dm 5", "false"},
        {kMateInOne + " ; dm 1 ; bm g9g10", "false"},
        {kMateInOne + " ; dm 1 ; bm d3f6 ; am g9g10", "true"},
        {kMateInOne + " ; dm 1 ; am d3f6", "false"},
    }));
    CHECK(json_of(row.line)["passed"].text() == row.passed);
    const Outcome outcome =
        analyze_file(row.line + "\n" + kStart + "\n", {"--rules", "janggicasual", "--depth", "3"});
    const bool is_passed = row.passed == "true";
    CHECK(outcome.status == (is_passed ? 0 : 1));
    CHECK_THAT(outcome.out, Catch::EndsWith(is_passed ? "\n2 positions, 1 passed, 0 failed\n"
                                                      : "\n2 positions, 0 passed, 1 failed\n"));
}

TEST_CASE("analyze --epd writes a row for each position and the sum of its tests", "[analyze][epd]") {
    const std::string text = "# two tests\n\n" + kMateInOne + " ; bm d3f6 ; id \"first\"\n" + kMateInOne +
                             " ; bm g9g10 ; am d3f6 ; dm 1\n" + kStart + "\n";
    const Outcome outcome = analyze_file(text, {"--rules", "janggicasual", "--depth", "2"});
    CHECK(outcome.status == 1);
    CHECK(outcome.err.empty());
    const Arguments rows = lines_of(outcome.out);
    REQUIRE(rows.size() == 4);
    CHECK_THAT(rows[0], Catch::Matches("    1  first +d3f6 +mate in 1 +\\d+  passed"));
    CHECK_THAT(rows[1], Catch::Matches("    2  - +d3f6 +mate in 1 +\\d+  failed: bm g9g10 am d3f6 dm 1"));
    CHECK_THAT(rows[2], Catch::Matches("    3  - +[a-i][0-9]+[a-i][0-9]+ +[+-]\\d+\\.\\d\\d +2"));
    CHECK(rows[3] == "3 positions, 1 passed, 1 failed");
    CHECK(rows[0].find("d3f6") == rows[1].find("d3f6"));
    const Outcome korean =
        analyze_file(text, {"--rules", "janggicasual", "--depth", "2", "--notation", "korean"});
    CHECK_THAT(korean.out, Catch::Contains("  84상56장군  ") && !Catch::Contains("d3f6"));
    CHECK(lines_of(analyze_file(kStart, {"--depth", "1"}).out).at(1) == "1 position");
}

TEST_CASE("a position of a file whose game is over is not searched", "[analyze][epd]") {
    const std::string mated = "9/9/3k1R3/9/9/9/9/3R5/9/4K4 b - - 0 1";
    const Json json = json_of(mated + " ; dm 1");
    CHECK(json["over"].text() == "true");
    CHECK(json["bestmove"].kind() == Json::Kind::null);
    CHECK(json["passed"].text() == "false");
    CHECK_THAT(analyze_file(mated, {"--rules", "janggicasual"}).out, Catch::Contains("over, 1-0 (mate)\n"));
}

TEST_CASE("what is found in a position does not depend on those before it", "[analyze][epd]") {
    const std::string text = perft_positions(6);
    const Arguments limits{"--nodes", "3000", "--json", "--hash", "1"};
    const Arguments together = without_times(analyze_stream(text, limits));
    REQUIRE(together.size() == 6);
    const Arguments lines = lines_of(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        // Alone it is the first of its file.
        std::string alone = without_times(analyze_stream(lines[i], limits)).at(0);
        alone.replace(0, std::string{R"({"number":1)"}.size(), R"({"number":)" + std::to_string(i + 1));
        CHECK(alone == together[i]);
    }
}

TEST_CASE("jobs on several threads write the same in the same order", "[analyze][epd]") {
    // The first takes longest, and those behind it wait.
    const std::string text = kStart + "\n" + perft_positions(80);
    const Arguments limits{"--nodes", "400", "--json", "--hash", "1"};
    const Arguments one = without_times(analyze_stream(text, limits));
    REQUIRE(one.size() == 81);
    const std::string jobs = GENERATE("2", "3");
    const Arguments more = with(limits, {"--jobs", jobs});
    CHECK(without_times(analyze_stream(text, more)) == one);
    CHECK(without_times(analyze_file(text, more)) == one);
    CHECK(lines_of(analyze_stream(kStart, more).out).size() == 1);
}

TEST_CASE("answers wait for one that takes longer on another thread", "[analyze][epd]") {
    std::string text = kStart + " ; id \"slow\"\n";
    for (int i = 0; i < 100; ++i) text += kMateInOne + " ; dm 1\n";
    const Outcome outcome =
        analyze_stream(text, {"--jobs", "2", "--nodes", "30000", "--rules", "janggicasual", "--hash", "1"});
    CHECK(outcome.status == 0);
    const Arguments rows = lines_of(outcome.out);
    REQUIRE(rows.size() == 102);
    CHECK_THAT(rows[0], Catch::Contains("slow"));
    for (std::size_t i = 1; i <= 100; ++i)
        CHECK_THAT(rows[i], Catch::Contains(std::to_string(i + 1) + "  -") && Catch::EndsWith("passed"));
    CHECK(rows[101] == "101 positions, 100 passed, 0 failed");
}

TEST_CASE("shards together are the whole file", "[analyze][epd]") {
    const std::string text = "# a comment\n\n" + perft_positions(10);
    const Arguments limits{"--depth", "1", "--json", "--hash", "1"};
    const Arguments whole = without_times(analyze_file(text, limits));
    REQUIRE(whole.size() == 10);
    for (std::size_t shard = 1; shard <= 3; ++shard) {
        const Arguments more = with(limits, {"--shard", std::to_string(shard) + "/3"});
        const Arguments part = without_times(analyze_file(text, more));
        REQUIRE(part.size() == (shard == 1 ? 4 : 3));
        for (std::size_t i = 0; i < part.size(); ++i) CHECK(part[i] == whole[shard - 1 + 3 * i]);
    }
    const Outcome empty = analyze_file(text, {"--shard", "11/12"});
    CHECK(empty.status == 0);
    CHECK(empty.out == "0 positions\n");
}

TEST_CASE("a file is checked to its end before the search begins", "[analyze][epd][bad]") {
    struct Row {
        std::string line;
        Arguments fragments;
    };
    const Row row = GENERATE(values<Row>({
        {"9/9 w", {"2 ranks"}},
        {kStart.substr(0, kStart.find(' ')), {"side to move"}},
        {kStart.substr(0, kStart.find(' ')) + " bm a1a2;", {"'bm'"}},
        {kStart.substr(0, kStart.find(' ')) + " w KQkq - 0 1 ; bm a1a2", {"'KQkq'"}},
        {kStart.substr(0, kStart.find(' ')) + " w - - x 1", {"'x'"}},
        {kStart + " ; bm", {"'bm'", "no move"}},
        {kStart + " ; bm a1b3", {"bm", "'a1b3'", "illegal"}},
        {kStart + " ; am a10a9", {"am", "'a10a9'"}},
        {kStart + " ; dm", {"'dm'", "dm 3"}},
        {kStart + " ; dm 0", {"dm", "'0'", "1 to 500"}},
        {kStart + " ; dm two", {"dm", "'two'"}},
        {kStart + " ; variant", {"'variant'"}},
        {kStart + " ; variant chess", {"'chess'", "janggimodern"}},
        {kStart + " ; id \"open", {"quote"}},
        {kStart + " ; bm a1a2 ; dm \x1b[31m", {"\uFFFD[31m"}},
        {std::string(100000, '/') + " w", {"100001 ranks"}},
    }));
    CAPTURE(row.line.substr(0, 100));
    const TemporaryFile file{kStart + "\n# comment\n" + row.line + "\n" + kStart + "\n"};
    Arguments fragments = row.fragments;
    fragments.emplace_back("', line 3: ");
    check_refusal(run({"analyze", "--epd", file.path(), "--depth", "1"}), fragments);
    check_refusal(run({"analyze", "--epd", file.path(), "--depth", "1", "--json", "--shard", "1/3"}),
                  fragments);
}

TEST_CASE("a wrong line of a stream is answered in its place", "[analyze][epd][bad]") {
    const std::string text = kStart + "\n# comment\n" + kStart + " ; bm a1\n" + kStart + "\n9/9 w\n";
    const Outcome outcome = analyze_stream(text, {"--depth", "1"});
    CHECK(outcome.status == 2);
    CHECK(outcome.err == "janggun: 2 of 4 positions were wrong, line 3 first\n");
    const Arguments rows = lines_of(outcome.out);
    REQUIRE(rows.size() == 5);
    CHECK_THAT(rows[1], Catch::StartsWith("    2  line 3: bm: ") && Catch::Contains("'a1'"));
    CHECK_THAT(rows[2], Catch::StartsWith("    3  -"));
    CHECK_THAT(rows[3], Catch::StartsWith("    4  line 5: bad FEN: "));
    CHECK(rows[4] == "4 positions");
    const std::vector<Json> objects = objects_of(analyze_stream(text, {"--depth", "1", "--json"}));
    REQUIRE(objects.size() == 4);
    CHECK(objects[1].field_names() == Arguments{"number", "error"});
    CHECK(objects[1]["number"].text() == "2");
    CHECK_THAT(objects[3]["error"].text(), Catch::StartsWith("line 5: bad FEN: "));
    CHECK(objects[2]["number"].text() == "3");
    // Each shard answers for its own.
    const Outcome shard = analyze_stream(text, {"--depth", "1", "--shard", "1/2"});
    CHECK(shard.status == 0);
    CHECK(lines_of(shard.out).size() == 3);
}

TEST_CASE("a file that gives no positions is refused", "[analyze][epd][bad]") {
    check_refusal(run({"analyze", "--epd", "/no/such/file"}), {"'/no/such/file'", "cannot read"});
    check_refusal(run({"analyze", "--epd", ""}), {"''"});
    check_refusal(run({"analyze", "--epd", std::filesystem::temp_directory_path().string()}), {"folder"});
    check_refusal(analyze_file("", {}), {"holds no position"});
    check_refusal(analyze_file("# nothing\n\n", {"--json"}), {"holds no position"});
    const Outcome nothing = analyze_stream("", {});
    CHECK(nothing.status == 0);
    CHECK(nothing.out == "0 positions\n");
}

TEST_CASE("options that do not go with a file are refused", "[analyze][epd][bad]") {
    const auto [arguments, fragments] = GENERATE(table<Arguments, Arguments>({
        {{"--fen", kStart}, {"--fen", "--epd"}},
        {{"--moves", "a4a5"}, {"--moves", "--epd"}},
        {{"--setup", "inner,inner"}, {"--setup", "--epd"}},
        {{"--rules", "chess"}, {"'chess'"}},
        {{"--jobs", "0"}, {"--jobs", "'0'", "1 to 1024"}},
        {{"--jobs", ""}, {"--jobs", "''"}},
        {{"--shard", ""}, {"--shard", "''", "1/4"}},
        {{"--shard", "0/2"}, {"--shard", "'0/2'"}},
        {{"--shard", "3/2"}, {"--shard", "'3/2'"}},
        {{"--shard", "1/0"}, {"--shard", "'1/0'"}},
        {{"--shard", "1/2/3"}, {"--shard", "'1/2/3'"}},
        {{"--shard", "1"}, {"--shard", "'1'"}},
        {{"--shard", "a/b"}, {"--shard", "'a/b'"}},
        {{"--shard", "1/99999999999999999999"}, {"--shard"}},
    }));
    CAPTURE(arguments);
    Arguments all{"--depth", "1"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    check_refusal(analyze_stream(kStart, all), fragments);
    check_refusal(analyze_file(kStart, all), fragments);
}
