#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/positions.hpp"
#include "cli/program.hpp"
#include "cli/session.hpp"
#include "janggun/cli/cli.hpp"

// Analyses that are interrupted, in processes of their own.

using namespace janggun::cli_test;

namespace {

Arguments analyze(const Arguments& more) { return with({"analyze", "--hash", "1"}, more); }

}  // namespace

TEST_CASE("Ctrl-C ends the analysis of a position with its result", "[analyze][process]") {
    const Arguments limits =
        GENERATE(Arguments{"--infinite"}, Arguments{"--movetime", "900000000"}, Arguments{"--depth", "120"});
    Program program{analyze(limits)};
    program.wait_for("depth");
    program.type(kControlC);
    const std::string rest = program.rest();
    CHECK_THAT(rest, Catch::Contains("\nBest move: ") && Catch::Contains("Verdict: the game goes on"));
    CHECK(program.status() == janggun::cli::kInterrupted);
}

TEST_CASE("an interrupted analysis is told to scripts", "[analyze][process]") {
    Program program{analyze({"--infinite"}), {.connection = Connection::pipes}};
    program.wait_for("\n  1 ");
    program.interrupt();
    CHECK_THAT(program.rest(), Catch::Contains("\n\nBest move: "));
    CHECK(program.status() == janggun::cli::kInterrupted);
}

TEST_CASE("an infinite analysis goes on when all is found", "[analyze][process]") {
    // It has looked as deep as it can, and waits.
    Program program{analyze({"--infinite", "--fen", kMateInOne, "--rules", "janggicasual"}),
                    {.connection = Connection::pipes}};
    program.wait_for("\n  1 120/");
    program.interrupt();
    CHECK_THAT(program.rest(), Catch::Contains("Best move: d3f6 (mate in 1)"));
    CHECK(program.status() == janggun::cli::kInterrupted);
}

TEST_CASE("where several lines are wanted, one mate does not end the analysis", "[analyze][process]") {
    Program program{analyze({"--movetime", "900000000", "--fen", kMateInOne, "--rules", "janggicasual",
                             "--multipv", "4"}),
                    {.connection = Connection::pipes}};
    program.wait_for("\n  4   10/");
    program.interrupt();
    CHECK_THAT(program.rest(), Catch::Contains("Best move: d3f6 (mate in 1)"));
    CHECK(program.status() == janggun::cli::kInterrupted);
}

TEST_CASE("an interrupted analysis tells a legal move even if nothing is searched yet",
          "[analyze][process]") {
    // The signal comes while the program still gets its memory, or soon after.
    Program program{analyze({"--infinite", "--json"}), {.connection = Connection::pipes}};
    program.wait_until_interruptible();
    program.interrupt();
    const std::vector<std::string> lines = lines_of(program.rest());
    REQUIRE(lines.size() == 1);
    CHECK(Json::parse(lines[0])["bestmove"].text().size() >= 4);
    CHECK(program.status() == janggun::cli::kInterrupted);
}

TEST_CASE("an interrupt ends the analysis of a file behind what is done", "[analyze][process]") {
    const Arguments more = GENERATE(Arguments{}, Arguments{"--jobs", "2"});
    // The second position is never done.
    const std::string positions =
        kMateInOne + ";dm 1;bm d3f6;variant janggicasual\nstartpos;dm 1\nstartpos;dm 1\n";
    const TemporaryFile file{positions};
    const bool is_file = GENERATE(true, false);
    const Arguments arguments =
        with(analyze({"--movetime", "900000000", "--epd", is_file ? file.path() : "-"}), more);
    Program program{arguments, {.connection = Connection::pipes}};
    if (!is_file) program.type(positions);
    program.wait_for("passed\n");
    program.interrupt();
    CHECK(program.rest() == "1 position, 1 passed, 0 failed\n");
    CHECK(program.status() == janggun::cli::kInterrupted);
}

TEST_CASE("an interrupt ends the wait for a line of standard input", "[analyze][process]") {
    Program program{analyze({"--depth", "1", "--epd", "-"}), {.connection = Connection::pipes}};
    program.type("startpos\nstart");
    program.wait_for("    1  -");
    program.interrupt();
    CHECK_THAT(program.rest(), Catch::EndsWith("\n1 position\n"));
    CHECK(program.status() == janggun::cli::kInterrupted);
}

TEST_CASE("a second interrupt ends the wait for a file", "[analyze][process]") {
    const TemporaryFile file{""};
    REQUIRE(unlink(file.path().c_str()) == 0);
    REQUIRE(mkfifo(file.path().c_str(), S_IRUSR | S_IWUSR) == 0);
    const bool is_open = GENERATE(true, false);
    const int writer = is_open ? open(file.path().c_str(), O_RDWR | O_CLOEXEC) : -1;
    Program program{analyze({"--depth", "1", "--epd", file.path()}), {.connection = Connection::pipes}};
    program.wait_until_interruptible();
    program.interrupt_until_ended();
    CHECK(program.rest().empty());
    CHECK(program.status() == janggun::cli::kInterrupted);
    if (is_open) close(writer);
}

TEST_CASE("a long line of play is broken between moves at the edge of the terminal", "[analyze][process]") {
    Program program{analyze({"--depth", "10"}), {.columns = 72}};
    const std::string out = program.rest();
    const std::size_t table = out.rfind("depth");
    REQUIRE(table != std::string::npos);
    for (const std::string& line : lines_of(out.substr(out.find('\n', table)))) {
        CAPTURE(line);
        CHECK(line.size() <= 73);  // CR with them
    }
}
