#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "documents.hpp"
#include "likeness.hpp"
#include "markdown.hpp"
#include "step.hpp"

namespace janggun::documents {
namespace {

TEST_CASE("only console blocks are examples", "[documents]") {
    const auto examples = examples_in(
        {"text", "```console", "$ a", "A", "```", "```sh", "```console", "```", "```", "x", "```"});
    REQUIRE(examples.size() == 1);
    CHECK(examples[0].first == 2);
    CHECK(examples[0].lines == Lines{"$ a", "A"});
    CHECK_FALSE(examples[0].why_not_run);
}

TEST_CASE("a marker is for the next example alone", "[documents]") {
    const auto examples = examples_in(
        {"<!-- not run: takes minutes -->", "```console", "$ a", "```", "```console", "$ b", "```"});
    REQUIRE(examples.size() == 2);
    CHECK(examples[0].why_not_run == "takes minutes");
    CHECK_FALSE(examples[1].why_not_run);
}

TEST_CASE("what is wrong with a document is said with the number of the line", "[documents]") {
    const auto [document, message] = GENERATE(table<Lines, std::string>({
        {{"x", "```console", "$ a"}, "2: this block has no end"},
        {{"```console", "a", "```"}, "1: an example begins with a command"},
        {{"```console", "```"}, "1: an example begins with a command"},
        {{" ```console", "$ a", "```"}, "1: a ```console block begins at the left edge"},
        {{"<!-- not run: -->", "```console", "$ a", "```"},
         "1: no reason is given why this example is not run"},
        {{"<!-- not run -->", "```console", "$ a", "```"},
         "1: an example that is not run is marked by <!-- not run: REASON -->"},
        {{"<!-- not run: late -->", "", "```console", "$ a", "```"},
         "1: what is marked as not run is the ```console block in the next line"},
        {{"<!-- not run: late -->"}, "1: what is marked as not run is the ```console block in the next line"},
    }));
    CHECK_THROWS_WITH(examples_in(document), message);
}

TEST_CASE("a command goes on until it is complete", "[documents]") {
    const Lines example{"$ for", "do", "done", "1", "2", "$ b"};
    const auto is_complete = [](const std::string& command) {
        return command == "for\ndo\ndone" || command == "b";
    };
    const auto steps = steps_of(example, is_complete);
    REQUIRE(steps.size() == 2);
    CHECK(steps[0].command == "for\ndo\ndone");
    CHECK(steps[0].output == Lines{"1", "2"});
    CHECK(steps[1].command == "b");
    CHECK(steps[1].output.empty());
    CHECK(lines_of(steps) == example);
}

TEST_CASE("times, speeds, builds and dates are chance", "[documents]") {
    const auto [a, b] = GENERATE(table<std::string, std::string>({
        {"cp 72 nodes 40 nps 20000 hashfull 0 tbhits 0 time 2 pv h1g3",
         "cp 72 nodes 40 nps 9 hashfull 0 tbhits 0 time 31 pv h1g3"},
        {"  1     1/2          +0.72           40     0.00s  h1g3",
         "  1     1/2          +0.72           40    12.50s  h1g3"},
        {"Time: 1.232 s", "Time: 12.001 s"},
        {"Speed: 948.2 million nodes a second", "Speed: 8.1 million nodes a second"},
        {"84922 nodes 3822470 nps", "84922 nodes 9 nps"},
        {"Nodes a second       3625194     3204919", "Nodes a second        625194       94919"},
        {"{\"nodes\":5,\"nps\":3,\"time_ms\":0}", "{\"nodes\":5,\"nps\":44,\"time_ms\":12}"},
        {"3 94 0 217 3 54250 0\t e8e9", "3 94 12 217 3 501 0\t e8e9"},
        {"Made by  Janggun 0.1.0 (5937d87984)", "Made by  Janggun 0.1.0 (0000aaffee-dirty)"},
        {"File          games.bin, 32 games, 10366 bytes", "File          games.bin, 32 games, 10372 bytes"},
        {"compiler: GNU 12.2", "compiler: Clang 14.0.6"},
        {"played on 2026-11-20", "played on 2027-01-02"},
    }));
    CAPTURE(a, b);
    CHECK(is_like({a}, {b}));
    CHECK(refreshed({a}, {b}) == Lines{a});
}

TEST_CASE("moves, counts, scores and keys are no chance", "[documents]") {
    const auto [a, b] = GENERATE(table<std::string, std::string>({
        {"cp 72 nodes 40 nps 20000", "cp 72 nodes 41 nps 20000"},
        {"84922 nodes 3822470 nps", "84923 nodes 3822470 nps"},
        {"Key: c53cedd87997ef87", "Key: c53cedd87997ef88"},
        {"3 94 0 217 3 54250 0\t e8e9", "3 95 0 217 3 54250 0\t e8e9"},
        {"bestmove h1g3", "bestmove b1c3"},
        {"a", "a "},
    }));
    CAPTURE(a, b);
    CHECK_FALSE(is_like({a}, {b}));
}

TEST_CASE("dots stand for any lines", "[documents]") {
    const std::string dots = GENERATE("...", "…");
    CHECK(is_like({"a", dots, "d"}, {"a", "b", "c", "d"}));
    CHECK(is_like({dots, "d"}, {"a", "b", "c", "d"}));
    CHECK(is_like({"a", dots}, {"a", "b"}));
    CHECK(is_like({"a", dots, "c", dots, "e"}, {"a", "b", "c", "d", "e"}));
    CHECK(is_like({dots}, {}));
    CHECK_FALSE(is_like({"a", dots, "d"}, {"a", "b", "c"}));
    CHECK_FALSE(is_like({"b", dots}, {"a", "b"}));
    CHECK_FALSE(is_like({"a", dots, "c", dots, "b", dots, "e"}, {"a", "b", "c", "d", "e"}));
    CHECK_FALSE(is_like({"a", dots, "a"}, {"a"}));
}

TEST_CASE("what is out of date is shortened at the same places", "[documents]") {
    CHECK(refreshed({"a", "..."}, {"A", "B", "C"}) == Lines{"A", "..."});
    CHECK(refreshed({"a", "...", "y", "z"}, {"A", "B", "C", "D"}) == Lines{"A", "...", "C", "D"});
    CHECK(refreshed({"a", "...", "m", "…", "z"}, {"A", "m", "C", "D"}) == Lines{"A", "...", "m", "…", "D"});
    SECTION("or shown as a whole where these are not found") {
        CHECK(refreshed({"a", "...", "m", "...", "z"}, {"A", "B", "C"}) == Lines{"A", "B", "C"});
        CHECK(refreshed({"a", "b", "...", "y", "z"}, {"A", "B", "C"}) == Lines{"A", "B", "C"});
    }
    SECTION("and without dots it is what is printed") {
        CHECK(refreshed({"a", "b"}, {"A", "B", "C"}) == Lines{"A", "B", "C"});
        CHECK(refreshed({"a", "b"}, {}) == Lines{});
    }
}

// A program in place of the engine, which says what it is called with.
class FakeProgram {
  public:
    FakeProgram() : path_{folder() / "it's fake"} {
        std::filesystem::create_directories(path_.parent_path());
        std::ofstream{path_} << "#!/bin/sh\necho \"out $*\"\necho \"err $*\" >&2\n";
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
    }
    FakeProgram(const FakeProgram&) = delete;
    FakeProgram(FakeProgram&&) = delete;
    FakeProgram& operator=(const FakeProgram&) = delete;
    FakeProgram& operator=(FakeProgram&&) = delete;
    ~FakeProgram() { std::filesystem::remove_all(path_.parent_path()); }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    // Tests run at the same time, so that each process has a folder of its own.
    static std::filesystem::path folder() {
        return std::filesystem::temp_directory_path() /
               ("janggun-documents-test-" + std::to_string(getpid()));
    }

    std::filesystem::path path_;
};

struct Run {
    Result result;
    std::string told;
};

Run run(const Lines& document) {
    const FakeProgram program;
    const Shell shell{program.path(), JANGGUN_SOURCE_ROOT};
    std::ostringstream out;
    const Result result = run_examples(document, shell, "D", out);
    return {result, out.str()};
}

TEST_CASE("a document whose examples are true is left as it is", "[documents]") {
    const Lines document{"# D",
                         "```console",
                         "$ F=\"a b\"",
                         "$ janggun $F",
                         "out a b",
                         "err a b",
                         "$ cat <<'END'",
                         "$F",
                         "END",
                         "$F",
                         "$ for i in 1 2; do",
                         "    janggun $i 2>&1 | head -n 1; done",
                         "out 1",
                         "out 2",
                         "$ printf 'no end of line'",
                         "no end of line",
                         "$ ls tests/data/perft.epd && ls",
                         "tests/data/perft.epd",
                         "bench",
                         "tests",
                         "```",
                         "```console",
                         "$ echo \"[$F]\"; cat",
                         "[]",
                         "```",
                         ""};
    const auto [result, told] = run(document);
    CHECK(told.empty());
    CHECK(result.document == document);
    CHECK(result.examples == 2);
    CHECK(result.differing == 0);
}

TEST_CASE("what is not true is told and put right", "[documents]") {
    const auto [result, told] =
        run({"```console", "$ janggun 1", "out 2", "```", "text", "<!-- not run: fake -->", "```console",
             "$ false", "?", "```", "```console", "$ seq 3", "0", "...", "$ echo b", "b", "```"});
    CHECK(result.document == Lines{"```console", "$ janggun 1", "out 1", "err 1", "```", "text",
                                   "<!-- not run: fake -->", "```console", "$ false", "?", "```",
                                   "```console", "$ seq 3", "1", "...", "$ echo b", "b", "```"});
    CHECK(result.examples == 3);
    CHECK(result.skipped == 1);
    CHECK(result.differing == 2);
    CHECK(told ==
          "D:1: $ janggun 1\n-out 2\n+out 1\n+err 1\nD:7: not run: fake\nD:11: $ seq "
          "3\n-0\n-...\n+1\n+2\n+3\n");
}

TEST_CASE("a command that ends the shell leaves nothing to the others", "[documents]") {
    const auto [result, told] = run({"```console", "$ exit", "$ echo b", "b", "```"});
    CHECK(result.differing == 1);
    CHECK(result.document == Lines{"```console", "$ exit", "$ echo b", "```"});
}

}  // namespace
}  // namespace janggun::documents
