#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

const std::string kPlacement = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";
const std::string kStandard = kPlacement + " w - - 0 1";
const std::string kChariotAndSoldier = "3k5/9/9/9/9/9/9/9/p3K4/R8 w - - 0 1";

Outcome ask(const std::string& lines, const Arguments& more = {}) {
    return run(with({"show", "--stdin"}, more), {lines});
}

// The answers, each one read as JSON.
std::vector<Json> answers_of(const Outcome& outcome) {
    std::vector<Json> answers;
    for (const std::string& line : lines_of(outcome.out)) answers.push_back(Json::parse(line));
    return answers;
}

}  // namespace

TEST_CASE("each line of --stdin is answered by one line", "[stdin]") {
    const Outcome outcome = ask("janggi;" + kStandard + ";a4a5\njanggicasual;" + kChariotAndSoldier +
                                ";\njanggimodern;startpos;\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const std::vector<Json> answers = answers_of(outcome);
    REQUIRE(answers.size() == 3);
    CHECK(answers[0]["side"].text() == "han");
    CHECK(answers[1]["fen"].text() == kChariotAndSoldier);
    CHECK(answers[2]["rules"].text() == "janggimodern");
}

TEST_CASE("fields of --stdin may be empty or missing", "[stdin]") {
    const std::string line = GENERATE("", ";", ";;", " ; \t; ", "janggi", "janggi;", "janggi;;",
                                      " janggi ; startpos ; ", ";;\t", ";startpos");
    CAPTURE(line);
    const Outcome outcome = ask(line + "\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == run({"show", "--json"}).out);
}

TEST_CASE("show --stdin takes --rules as the rule set of lines that name none", "[stdin]") {
    const std::vector<Json> answers =
        answers_of(ask(";;a4a5\njanggitraditional;;\n", {"--rules", "janggicasual"}));
    REQUIRE(answers.size() == 2);
    CHECK(answers[0]["rules"].text() == "janggicasual");
    CHECK(answers[1]["rules"].text() == "janggitraditional");
}

TEST_CASE("a bad line is answered in step and gives status 2", "[stdin]") {
    struct Row {
        std::string line;
        std::string fragment;
    };
    const Row row = GENERATE(values<Row>({
        {"chess;;", "'chess'"},
        {"janggi;xyz;", "1 rank"},
        {"janggi;;a1a9", "move 1 ('a1a9')"},
        {"janggi;;a4a5 a7a6 hello", "move 3 ('hello')"},
        {"janggi;;;", "three fields"},
        {"janggi;" + kPlacement + ";", "side to move"},
        {"janggi;" + kStandard + ";e2e2 e9e9 a4a5", "end of the game"},
        {std::string("janggi;;a4a5\0", 13), "'a4a5\uFFFD'"},
        {std::string(1, '\0'), "'\uFFFD'"},
        {"janggi;;a4a5\x1b[31m", "'a4a5\uFFFD[31m'"},
        {"janggi;;\"quoted\\\"", "'\"quoted\\\"'"},
        {std::string(1000000, 'x'), "'xxx"},
        {"janggi;" + std::string(1000000, '/') + ";", "1000001 ranks"},
        {"janggi;;" + std::string(1000000, 'a'), "move 1"},
        {std::string(1000000, ';'), "three fields"},
    }));
    CAPTURE(row.line.substr(0, 100));
    const Outcome outcome = ask(";;a4a5\n" + row.line + "\n;;c4c5\n");
    CHECK(outcome.status == 2);
    CHECK(outcome.err == "janggun: 1 of 3 lines were wrong, line 2 first\n");
    const std::vector<Json> answers = answers_of(outcome);
    REQUIRE(answers.size() == 3);
    CHECK(answers[0]["side"].text() == "han");
    CHECK(answers[1].field_names() == Arguments{"error"});
    CAPTURE(answers[1]["error"].text());
    CHECK_THAT(answers[1]["error"].text(), Catch::Contains(row.fragment));
    CHECK(answers[1]["error"].text().size() < 400);
    CHECK(answers[2]["side"].text() == "han");
}

TEST_CASE("show --stdin reads CR LF and a last line without an end", "[stdin]") {
    const Outcome outcome = ask("janggi;;a4a5\r\n\r\njanggicasual;" + kChariotAndSoldier + ";\r\n;;e2e2");
    CHECK(outcome.status == 0);
    const std::vector<Json> answers = answers_of(outcome);
    REQUIRE(answers.size() == 4);
    CHECK(answers[0]["side"].text() == "han");
    CHECK(answers[1]["fen"].text() == kStandard);
    CHECK(answers[2]["rules"].text() == "janggicasual");
    CHECK(answers[3]["fen"].text() == kPlacement + " b - - 1 1");
}

TEST_CASE("show --stdin reads moves of every notation, and shows wrong ones as they are", "[stdin]") {
    const Outcome outcome = ask("\uFEFF;;71졸72 a7b7 pass\n;;71존72\n");
    CHECK(outcome.err == "janggun: 1 of 2 lines were wrong, line 2 first\n");
    const std::vector<Json> answers = answers_of(outcome);
    REQUIRE(answers.size() == 2);
    CHECK(lines_of(outcome.out)[0] + '\n' == run({"show", "--json", "--moves", "a4b4 a7b7 e2e2"}).out);
    CHECK_THAT(answers[1]["error"].text(), Catch::StartsWith("move 1 ('71존72') is not a move"));
}

TEST_CASE("show --stdin without lines answers nothing", "[stdin]") {
    const Outcome outcome = ask("");
    CHECK(outcome.status == 0);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.empty());
}

TEST_CASE("show --stdin plays very long games", "[stdin]") {
    constexpr int kRounds = 5000;
    std::string line = "janggi;;";
    for (int i = 0; i < kRounds; ++i) line += "b1c3 b10c8 c3b1 c8b10 ";
    const Outcome outcome = ask(line + "\n");
    CHECK(outcome.status == 0);
    const std::vector<Json> answers = answers_of(outcome);
    REQUIRE(answers.size() == 1);
    // Counters beyond those that a FEN may hold stay at its highest.
    CHECK(answers[0]["fen"].text() == kPlacement + " w - - 9999 9999");
    CHECK(answers[0]["reason"].text() == "move limit");
}

TEST_CASE("one line of --stdin says nothing about the next", "[stdin]") {
    const std::vector<Json> answers = answers_of(ask("janggicasual;" + kChariotAndSoldier + ";a1a2\n;;\n"));
    REQUIRE(answers.size() == 2);
    CHECK(answers[1]["rules"].text() == "janggi");
    CHECK(answers[1]["fen"].text() == kStandard);
}

TEST_CASE("a bad default rule set is refused before any line is read", "[stdin]") {
    check_refusal(ask("janggi;;\n", {"--rules", "chess"}), {"'chess'"});
}

TEST_CASE("show --stdin goes with no other source of positions", "[stdin]") {
    const Arguments more = GENERATE(values<Arguments>(
        {{"--fen", kStandard}, {"--fen", "startpos"}, {"--setup", "inner,outer"}, {"--moves", "a4a5"}}));
    CAPTURE(more);
    check_refusal(ask(";;\n", more), {more[0], "--stdin"});
}

TEST_CASE("show --stdin and --json go together", "[stdin]") {
    const Outcome outcome = ask(";;a4a5\n", {"--json"});
    CHECK(outcome.status == 0);
    CHECK(outcome.out == ask(";;a4a5\n").out);
}
