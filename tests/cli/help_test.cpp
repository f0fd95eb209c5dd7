#include <algorithm>
#include <cstddef>
#include <string>

#include <catch2/catch.hpp>

#include "cli/help_text.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

// Characters, not bytes.
std::size_t width(const std::string& line) {
    constexpr unsigned char kContinuation = 0x80;
    constexpr unsigned char kMask = 0xc0;
    return static_cast<std::size_t>(std::count_if(line.begin(), line.end(), [](char c) {
        return (static_cast<unsigned char>(c) & kMask) != kContinuation;
    }));
}

void check_page(const Help& help) {
    constexpr std::size_t kTerminal = 80;
    for (const std::string& line : lines_of(help.text)) {
        CAPTURE(line);
        CHECK(width(line) <= kTerminal);
        CHECK((line.empty() || line.back() != ' '));
    }
    CHECK(help.options.contains("--help"));
    CHECK(!help.examples.empty());
}

}  // namespace

TEST_CASE("--help lists the commands, and says what happens without one", "[help]") {
    const Help help = read_help();
    check_page(help);
    for (const std::string command : {"uci", "show", "perft", "bench", "completion", "help"}) {
        CAPTURE(command);
        CHECK(std::count(help.commands.begin(), help.commands.end(), command) == 1);
    }
    CHECK(help.options.contains("--version"));
    CHECK_THAT(help.text, Catch::Contains("Without a command") && Catch::Contains("UCI") &&
                              Catch::Contains("Exit status"));
    CHECK(help.examples.size() >= 3);
}

TEST_CASE("the help of each command has examples and fits a terminal", "[help]") {
    for (const std::string& command : read_help().commands) {
        CAPTURE(command);
        const Help help = read_help(command);
        check_page(help);
        for (const std::string& example : help.examples) CHECK_THAT(example, Catch::Contains("janggun"));
        CHECK_THAT(help.text, Catch::Contains("Usage: janggun " + command));
    }
}

TEST_CASE("help prints what --help does", "[help]") {
    CHECK(run({"help"}).out == run({"--help"}).out);
    for (const std::string& command : read_help().commands)
        CHECK(run({"help", command}).out == run({command, "--help"}).out);
    check_refusal(run({"help", "anaylze"}), {"no command 'anaylze'; did you mean analyze?"});
    check_refusal(run({"help", "show", "eval"}), {"'eval'", "(see janggun help --help)"});
}

TEST_CASE("version is printed for -V and for --version", "[help]") {
    CHECK(run({"-V"}).out == run({"--version"}).out);
    CHECK(run({"-V"}).status == 0);
}

TEST_CASE("help tells an option's choices and its default", "[help]") {
    CHECK_THAT(read_help("show").text,
               Catch::Contains("--pieces letters|hanja|hangul") && Catch::Contains("(default: letters)"));
    CHECK_THAT(read_help("completion").text, !Catch::Contains("default"));
}
