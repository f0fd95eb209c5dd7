#include "cli/help_text.hpp"

#include <string_view>

#include <catch2/catch.hpp>

#include "cli/session.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli_test {

namespace {

// A section's title is a line of its own, "Options:"; its entries are indented by two, what belongs to an
// entry by more.
bool is_title(const std::string& line) { return line.ends_with(':') && line.front() != ' '; }
bool is_entry(const std::string& line) { return line.starts_with("  ") && line.size() > 2 && line[2] != ' '; }
bool is_number(std::string_view type) { return type == "N" || type == "MS" || type == "MB"; }

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
        const std::vector<std::string_view> words = util::split_words(line);
        const std::string entry{words.front()};
        if (section == "Options:") {
            for (const std::string_view name : util::split(entry, ',')) help.options.emplace(name);
            if (words.size() > 1 && is_number(words[1])) help.numbers.insert(entry);
        } else if (section.starts_with("Example")) {
            help.examples.push_back(line.substr(2));
        } else if (section.starts_with("For ")) {
            help.commands.push_back(entry);
        }
    }
    return help;
}

}  // namespace janggun::cli_test
