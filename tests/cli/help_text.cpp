#include "cli/help_text.hpp"

#include <catch2/catch.hpp>

#include "cli/session.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli_test {

namespace {

// A section's title is a line of its own, "Options:"; its entries are indented by two, what belongs to an
// entry by more.
bool is_title(const std::string& line) { return line.ends_with(':') && line.front() != ' '; }
bool is_entry(const std::string& line) { return line.starts_with("  ") && line.size() > 2 && line[2] != ' '; }

}  // namespace

Help read_help(const std::string& command) {
    const Outcome outcome = command.empty() ? run({"--help"}) : run({command, "--help"});
    CAPTURE(command, outcome.err);
    REQUIRE(outcome.status == 0);
    Help help;
    help.text = outcome.out;
    std::string section;
    for (const std::string& line : lines_of(outcome.out)) {
        if (!line.empty() && is_title(line)) section = line;
        if (!is_entry(line)) continue;
        const std::string entry{util::split_words(line).front()};
        if (section == "Options:") {
            for (const std::string_view name : util::split(entry, ',')) help.options.emplace(name);
        } else if (section.starts_with("Example")) {
            help.examples.push_back(line.substr(2));
        } else if (section.starts_with("For ")) {
            help.commands.push_back(entry);
        }
    }
    return help;
}

}  // namespace janggun::cli_test
