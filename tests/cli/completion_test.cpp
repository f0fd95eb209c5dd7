#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/help_text.hpp"
#include "cli/session.hpp"
#include "janggun/util/text.hpp"

using namespace janggun::cli_test;

namespace {

using Lines = std::vector<std::string>;

std::string script(const std::string& shell) {
    const Outcome outcome = run({"completion", shell});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    return outcome.out;
}

// The lines from the first that holds `start` to the next that ends with ";;".
std::string stretch(const Lines& lines, const std::string& start) {
    std::string text;
    for (const std::string& line : lines) {
        if (text.empty() && line.find(start) == std::string::npos) continue;
        text += line + '\n';
        if (line.ends_with(";;")) break;
    }
    return text;
}

}  // namespace

TEST_CASE("bash is offered every command and every option", "[completion]") {
    const Lines lines = lines_of(script("bash"));
    const std::string top = stretch(lines, "        :*) ");
    for (const std::string& command : read_help().commands) {
        CHECK_THAT(top, Catch::Contains(command));
        const std::string offer = stretch(lines, "        " + command + ":*) ");
        for (const std::string& option : read_help(command).options) {
            CAPTURE(command, option);
            CHECK_THAT(offer, Catch::Contains(option + " ") || Catch::Contains(option + "'"));
        }
    }
}

TEST_CASE("help is offered the commands", "[completion]") {
    const std::string bash = stretch(lines_of(script("bash")), "        help:*) ");
    const std::string zsh = script("zsh");
    std::string list;
    for (const std::string& command : read_help().commands) {
        CHECK_THAT(bash, Catch::Contains(command));
        list += (list.empty() ? "" : " ") + command;
    }
    CHECK_THAT(zsh, Catch::Contains("'1:value:(" + list + ")'"));
}

TEST_CASE("zsh is offered every command and every option", "[completion]") {
    const Lines lines = lines_of(script("zsh"));
    for (const std::string& command : read_help().commands) {
        CHECK(std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
            return line.starts_with("        '" + command + ":");
        }));
        const std::string offer = stretch(lines, "                " + command + ")");
        for (const std::string& option : read_help(command).options) {
            CAPTURE(command, option);
            CHECK_THAT(offer, Catch::Contains(")" + option + "[") || Catch::Contains(")" + option + "=["));
        }
    }
}

TEST_CASE("completion is for a shell that it knows", "[completion]") {
    check_refusal(run({"completion"}), {"shell"});
    check_refusal(run({"completion", "fish"}), {"'fish'", "bash or zsh"});
    check_refusal(run({"completion", "bash", "zsh"}), {"'zsh'"});
}
