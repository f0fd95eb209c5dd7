#include <cstddef>
#include <ios>
#include <istream>
#include <ostream>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/json.hpp"
#include "cli/session.hpp"
#include "janggun/cli/cli.hpp"

using namespace janggun::cli_test;

namespace {

// A disk that is full after so many bytes.
class FullDisk : public std::streambuf {
  public:
    explicit FullDisk(std::size_t room) : room_{room} {}

  protected:
    int_type overflow(int_type c) override {
        if (room_ == 0) return traits_type::eof();
        --room_;
        return traits_type::not_eof(c);
    }

  private:
    std::size_t room_;
};

// Gives a text, and then a reading error in place of the end.
class BrokenPipe : public std::streambuf {
  public:
    explicit BrokenPipe(std::string text) : text_{std::move(text)} {
        setg(text_.data(), text_.data(), text_.data() + text_.size());
    }

  protected:
    int_type underflow() override { throw std::ios_base::failure("the reading failed"); }

  private:
    std::string text_;
};

Outcome run_with(const Arguments& arguments, std::istream& in, std::streambuf& out_buffer) {
    std::vector<const char*> argv{"janggun"};
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    std::ostream out{&out_buffer};
    std::ostringstream err;
    const int status =
        janggun::cli::run(static_cast<int>(argv.size()), argv.data(), {in, out, err, false, false});
    return {status, "", err.str()};
}

}  // namespace

TEST_CASE("output that cannot be written gives status 1", "[output]") {
    const Arguments arguments = GENERATE(values<Arguments>({{"show"},
                                                            {"show", "--json"},
                                                            {"show", "--stdin"},
                                                            {"perft", "1"},
                                                            {"perft", "1", "--json"},
                                                            {"perft", "1", "--divide"}}));
    const std::size_t room = GENERATE(0U, 1U, 10U);
    CAPTURE(arguments, room);
    std::istringstream in{";;a4a5\nbad;;\n"};
    FullDisk disk{room};
    const Outcome outcome = run_with(arguments, in, disk);
    CHECK(outcome.status == 1);
    CHECK(outcome.err == "janggun: the output could not be written\n");
}

TEST_CASE("help that cannot be written gives status 1", "[output]") {
    const Arguments arguments =
        GENERATE(values<Arguments>({{"--help"}, {"--version"}, {"perft", "--help"}, {"show", "--help"}}));
    CAPTURE(arguments);
    std::istringstream in;
    FullDisk disk{3};
    const Outcome outcome = run_with(arguments, in, disk);
    CHECK(outcome.status == 1);
    CHECK(outcome.err == "janggun: the output could not be written\n");
}

TEST_CASE("a suite whose summary cannot be written gives status 1", "[output]") {
    std::istringstream in{"startpos ;D1 32\n"};
    FullDisk disk{3};
    CHECK(run_with({"perft", "--epd", "-"}, in, disk).status == 1);
}

TEST_CASE("input that breaks off gives status 2", "[output]") {
    const auto [arguments, text] =
        GENERATE(table<Arguments, std::string>({{{"perft", "--epd", "-"}, ""},
                                                {{"perft", "--epd", "-"}, "startpos ;D1 32\n"},
                                                {{"show", "--stdin"}, ""},
                                                {{"show", "--stdin"}, ";;\n"}}));
    CAPTURE(arguments, text);
    BrokenPipe pipe{text};
    std::istream in{&pipe};
    std::stringbuf out;
    const Outcome outcome = run_with(arguments, in, out);
    CHECK(outcome.status == 2);
    CHECK_THAT(outcome.err, Catch::StartsWith("janggun: "));
}

TEST_CASE("without a command the program greets a front end and hears it out", "[output]") {
    for (const Arguments& arguments : {Arguments{}, Arguments{"--"}, Arguments{"uci"}}) {
        CAPTURE(arguments);
        const Outcome silent = run(arguments);
        CHECK(silent.status == 0);
        CHECK(silent.err.empty());
        CHECK_THAT(silent.out, Catch::Matches("Janggun .+ by the Janggun authors\n"));
        CHECK_THAT(run(arguments, {"isready\n"}).out, Catch::EndsWith("\nreadyok\n"));
    }
}

TEST_CASE("a byte order mark before the first command is not heard", "[output]") {
    const std::string mark = "\uFEFF";
    CHECK_THAT(run({}, {mark + "isready\n"}).out, Catch::EndsWith("authors\nreadyok\n"));
    CHECK_THAT(run({}, {mark + "xboard\nprotover 2\n"}).out, Catch::Contains("feature "));
}

TEST_CASE("help and version are answered on out", "[output]") {
    const Outcome version = run({"--version"});
    CHECK(version.status == 0);
    CHECK(version.err.empty());
    CHECK_THAT(version.out, Catch::Matches("janggun \\d+\\.\\d+\\.\\d+\n"
                                           "commit: (unknown|[0-9a-f]+(-dirty)?)\n"
                                           "compiler: .+, .+\n"
                                           "vector units: .+\n"));
    const auto [arguments, fragments] = GENERATE(table<Arguments, Arguments>({
        {{"--help"}, {"perft", "show", "--version", "Exit status"}},
        {{"-h"}, {"perft", "show"}},
        {{"perft", "--help"},
         {"DEPTH", "--rules", "--fen", "--setup", "--moves", "--divide", "--threads", "--hash", "--epd",
          "--json"}},
        {{"show", "--help"},
         {"--rules", "--fen", "--setup", "--moves", "--pieces", "--color", "--json", "--stdin"}},
    }));
    CAPTURE(arguments);
    const Outcome help = run(arguments);
    CHECK(help.status == 0);
    CHECK(help.err.empty());
    for (const std::string& fragment : fragments) CHECK_THAT(help.out, Catch::Contains(fragment));
}

// Deeper and deeper, until the count takes long enough for a person to wonder.
TEST_CASE("progress is shown where a person watches a long run", "[progress]") {
    constexpr double kShort = 0.1;
    constexpr double kLong = 0.5;
    constexpr int kDeepest = 12;
    const std::string thin = "9/4k4/9/9/9/9/5p3/9/4K4/9 w - - 13 79";
    double seconds = 0;
    for (int depth = 1; depth <= kDeepest && seconds < kLong; ++depth) {
        const Outcome outcome =
            run({"perft", std::to_string(depth), "--fen", thin, "--json"}, {"", false, true});
        CHECK(outcome.status == 0);
        seconds = Json::parse(lines_of(outcome.out).at(0))["seconds"].number();
        CAPTURE(depth, seconds, outcome.err);
        if (seconds < kShort) CHECK(outcome.err.empty());
        if (seconds < kLong) continue;
        CHECK_THAT(outcome.err,
                   Catch::StartsWith("\r") && Catch::Contains(" nodes") && Catch::EndsWith("\r\x1b[K"));
        CHECK_THAT(outcome.err, !Catch::Contains("\n"));
        // The same without a terminal.
        CHECK(run({"perft", std::to_string(depth), "--fen", thin}, {"", true, false}).err.empty());
    }
    CHECK(seconds >= kLong);
}
