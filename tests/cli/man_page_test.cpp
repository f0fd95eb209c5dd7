#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/help_text.hpp"
#include "cli/session.hpp"
#include "janggun/util/text.hpp"

// The manual page tells of everything that the program knows, and of nothing else.

using namespace janggun::cli_test;
using janggun::util::split_words;

namespace {

using Lines = std::vector<std::string>;
using Words = std::vector<std::string_view>;

// The lines of the page below each title of a section (.Sh) or subsection (.Ss), by the title's first word
// or, where it begins with a capital letter, by all of it.
std::map<std::string, Lines> read_page() {
    std::ifstream file{JANGGUN_MAN_PAGE};
    REQUIRE(file);
    std::map<std::string, Lines> sections;
    std::string title;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with(".Sh ") || line.starts_with(".Ss ")) {
            title = line.substr(4);
            if (title.front() >= 'a') title = title.substr(0, title.find(' '));
        }
        sections[title].push_back(line);
    }
    return sections;
}

// "-h" and "--help" of an entry ".It Fl h , Fl -help".
std::set<std::string> options_of(const Lines& section) {
    std::set<std::string> options;
    for (const std::string& line : section) {
        if (!line.starts_with(".It Fl ")) continue;
        const Words words = split_words(line);
        for (std::size_t i = 0; i + 1 < words.size(); ++i)
            if (words[i] == "Fl") options.insert('-' + std::string{words[i + 1]});
    }
    return options;
}

// Those of a command's own section, and of the shared ones to which it refers.
std::set<std::string> options_of_command(const std::map<std::string, Lines>& page,
                                         const std::string& command) {
    const Lines& section = page.at(command);
    std::set<std::string> options = options_of(section);
    for (const std::string& line : section)
        if (line.starts_with(".Sx ")) options.merge(options_of(page.at(line.substr(4))));
    return options;
}

// "option name Hash type spin default 64 min 1 max 262144" as the page has it:
// ".It Cm Hash Pq spin, 1 to 262144, default 64".
std::string entry_of(const std::string& uci_line) {
    const auto behind = [&uci_line](const std::string& word, const std::string& end) {
        const std::size_t at = uci_line.find(' ' + word + ' ');
        if (at == std::string::npos) return std::string{};
        const std::string text = uci_line.substr(at + word.size() + 2);
        return text.substr(0, text.find(end));
    };
    std::string entry = ".It Cm " + behind("name", " type ") + " Pq " + behind("type", " ");
    if (!behind("min", " ").empty()) entry += ", " + behind("min", " ") + " to " + behind("max", " ");
    if (!behind("default", " ").empty()) entry += ", default " + behind("default", " ");
    return entry;
}

std::string without_backslashes(const std::string& text) {
    std::string plain;
    for (const char c : text)
        if (c != '\\') plain += c;
    return plain;
}

}  // namespace

TEST_CASE("the manual has the options that each command has, and no others", "[man]") {
    const std::map<std::string, Lines> page = read_page();
    CHECK(options_of(page.at("Options without a command")) == read_help().options);
    for (const std::string& command : read_help().commands) {
        CAPTURE(command);
        REQUIRE(page.contains(command));
        std::set<std::string> options = read_help(command).options;
        options.erase("-h");
        options.erase("--help");
        CHECK(options_of_command(page, command) == options);
    }
}

TEST_CASE("the manual has no command that the program has not", "[man]") {
    const Lines commands = read_help().commands;
    const std::set<std::string> known{commands.begin(), commands.end()};
    for (const auto& [title, lines] : read_page()) {
        if (!lines.front().starts_with(".Ss ") || title.front() < 'a') continue;
        CAPTURE(title);
        CHECK(known.contains(title));
    }
}

TEST_CASE("the manual tells each UCI option with its range and default, and no others", "[man]") {
    std::set<std::string> known;
    for (const std::string& line : lines_of(run({}, Surroundings{"uci\n"}).out))
        if (line.starts_with("option ")) known.insert(entry_of(line));
    const std::map<std::string, Lines> page = read_page();
    std::set<std::string> told;
    for (const std::string& line : page.at("UCI OPTIONS"))
        if (line.starts_with(".It ")) told.insert(without_backslashes(line));
    CHECK(told == known);
    CHECK(!known.empty());
}
