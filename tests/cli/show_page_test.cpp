#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

void replace_all(std::string& text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// As the golden files have it: colours spelt out, and no key, whose value means nothing.
std::string readable(std::string page) {
    replace_all(page, "\x1b[1;32m", "<cho>");
    replace_all(page, "\x1b[1;31m", "<han>");
    replace_all(page, "\x1b[0m", "</>");
    constexpr std::size_t kKeyDigits = 16;
    const std::string label = "\nKey: ";
    const std::size_t key = page.find(label) + label.size();
    const std::size_t end = page.find_first_not_of("0123456789abcdef", key);
    if (end == key + kKeyDigits) page.replace(key, kKeyDigits, "(16 digits)");
    return page;
}

std::string line_that_starts_with(const std::string& text, const std::string& start) {
    for (const std::string& line : lines_of(text)) {
        if (line.starts_with(start)) return line;
    }
    return "";
}

// The columns that a text takes on the screen: hanja and hangul take two each, escape sequences none.
std::size_t columns(const std::string& text) {
    std::size_t count = 0;
    bool is_escape = false;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\x1b') is_escape = true;
        const bool is_ascii = byte < 0x80;
        const bool starts_glyph = byte >= 0xE0;
        if (!is_escape) count += is_ascii ? 1 : starts_glyph ? 2 : 0;
        if (c == 'm') is_escape = false;
    }
    return count;
}

}  // namespace

TEST_CASE("show prints the page of the start position", "[show]") {
    const auto [file, arguments] = GENERATE(table<std::string, Arguments>({
        {"page_letters.txt", {"show"}},
        {"page_letters.txt", {"show", "--pieces", "letters", "--color", "never"}},
        {"page_hanja.txt", {"show", "--pieces", "hanja"}},
        {"page_hangul.txt", {"show", "--pieces", "hangul"}},
        {"page_letters_color.txt", {"show", "--color", "always"}},
        {"page_hanja_color.txt", {"show", "--pieces", "hanja", "--color", "always"}},
        {"page_hangul_color.txt", {"show", "--pieces", "hangul", "--color", "always"}},
        {"page_bikjang.txt",
         {"show", "--rules", "janggitraditional", "--fen",
          "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25"}},
    }));
    CAPTURE(file, arguments);
    const Outcome outcome = run(arguments);
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(readable(outcome.out) == golden(file));
}

TEST_CASE("show colours the pieces on a terminal and nowhere else", "[show]") {
    CHECK(run({"show"}, {"", true, false}).out == run({"show", "--color", "always"}).out);
    CHECK(run({"show"}, {"", false, true}).out == run({"show", "--color", "never"}).out);
    CHECK(run({"show", "--color", "auto"}, {"", true, false}).out == run({"show", "--color", "always"}).out);
    CHECK(run({"show", "--color", "never"}, {"", true, true}).out == run({"show"}).out);
}

TEST_CASE("show reverses the points of the last move where it colours", "[show]") {
    const std::string colored = run({"show", "--moves", "a4a5", "--color", "always"}).out;
    CHECK(colored.find("\n 5  \x1b[1;32;7mP\x1b[0m---") != std::string::npos);
    CHECK(colored.find("\n 4  \x1b[7m+\x1b[0m---") != std::string::npos);
    CHECK(run({"show", "--moves", "a4a5", "--color", "never"}).out.find('\x1b') == std::string::npos);
}

TEST_CASE("the files of the picture stand in straight columns in every style", "[show]") {
    const std::string pieces = GENERATE("letters", "hanja", "hangul");
    const std::string color = GENERATE("always", "never");
    CAPTURE(pieces, color);
    const std::vector<std::string> lines = lines_of(run({"show", "--pieces", pieces, "--color", color}).out);
    REQUIRE(lines.size() > 20);
    for (std::size_t i = 0; i < 19; i += 2) {
        CAPTURE(lines[i]);
        // A line ends with the piece on the i-file: one column for a letter or two for a glyph, and a mark.
        CHECK(columns(lines[i]) >= 4 + 8 * 4 + 1);
        CHECK(columns(lines[i]) <= 4 + 8 * 4 + 3);
    }
}

TEST_CASE("the key tells positions apart and is the same for the same", "[show]") {
    const auto key = [](Arguments arguments) {
        arguments.insert(arguments.begin(), "show");
        return line_that_starts_with(run(arguments).out, "Key: ");
    };
    CHECK(key({}).size() == 5 + 16);
    CHECK(key({}) == key({"--setup", "inner,inner"}));
    CHECK(key({"--moves", "a4a5 a7a6 c4c5 c7c6"}) == key({"--moves", "c4c5 c7c6 a4a5 a7a6"}));
    CHECK(key({}) != key({"--moves", "a4a5"}));
    CHECK(key({"--moves", "e2e2"}) != key({"--moves", "e2e1 e9e10 e1e2 e10e9 e2e1 e9e10 e1e2"}));
}

TEST_CASE("the page says in words how the game stands", "[show]") {
    const auto [arguments, verdict] = GENERATE(table<Arguments, std::string>({
        {Arguments{}, "Verdict: the game goes on"},
        {{"--moves", "e2e2 e9e9"}, "Verdict: over, 0-1 (points after double pass)"},
        {{"--moves", "e2e2 e9e9", "--rules", "janggicasual"}, "Verdict: over, 1/2-1/2 (double pass)"},
        {{"--moves", "i3i10", "--fen", "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1"}, "Verdict: over, 1-0 (mate)"},
        {{"--moves", "e10e10", "--fen", "3ak3R/R8/9/9/9/9/9/9/4K4/9 b - - 0 1"},
         "Verdict: over, 1-0 (bikjang accepted)"},
        {{"--moves", "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10"},
         "Verdict: may be ended now, 0-1 (repetition)"},
        {{"--moves", "a6a10 d10d9 a10a9 d9d10 a9a10 d10d9 a10a9 d9d10 a9a10", "--fen",
          "3k5/9/9/9/R8/9/9/9/CC2K3R/9 w - - 0 1"},
         "Verdict: may be ended now, 0-1 (perpetual check)"},
        {{"--moves", "b1c3 a7a6 c3b1 a6a5 b1c3 i7i6 c3b1 i6i5 b1c3", "--rules", "janggimodern"},
         "Verdict: may be ended now, 0-1 (move repetition)"},
        {{"--moves", "a1a2", "--rules", "janggitraditional", "--fen",
          "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 99 60"},
         "Verdict: may be ended now, 1/2-1/2 (move limit)"},
    }));
    CAPTURE(arguments);
    Arguments all{"show"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const Outcome outcome = run(all);
    CHECK(outcome.status == 0);
    CHECK(line_that_starts_with(outcome.out, "Verdict: ") == verdict);
    for (const std::string& line : lines_of(outcome.out)) {
        CAPTURE(line);
        CHECK(!line.ends_with(' '));
    }
}

TEST_CASE("what show prints as FEN can be read again", "[show]") {
    const std::string placement = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";
    const auto [fen, moves] = GENERATE_COPY(table<std::string, std::string>({
        {placement + " w - - 0 1", "a4a5"},
        {"rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1", ""},
        {placement + " w", "e2e2"},
        {placement + " b - - 17", "e9e9"},
        {placement + " w - - 9999 1", "a1a2"},
        {placement + " b - - 0 9999", "a10a9"},
    }));
    const Outcome outcome = run({"show", "--fen", fen, "--moves", moves});
    CHECK(outcome.status == 0);
    const std::string line = line_that_starts_with(outcome.out, "Fen: ");
    CAPTURE(line);
    const Outcome again = run({"show", "--fen", line.substr(5)});
    CAPTURE(again.err);
    CHECK(line_that_starts_with(again.out, "Fen: ") == line);
}
