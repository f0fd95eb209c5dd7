#include "play/line_editor.hpp"

#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

// Bytes of a keyboard and the line that they make. `|` marks where the cursor stands.

namespace janggun::cli {
namespace {

using Lines = std::vector<std::string>;
using Event = LineEditor::Event;

const std::string kUp = "\x1b[A";
const std::string kDown = "\x1b[B";
const std::string kRight = "\x1b[C";
const std::string kLeft = "\x1b[D";
const std::string kHome = "\x1b[H";
const std::string kEnd = "\x1bOF";
const std::string kDelete = "\x1b[3~";
const std::string kBackspace = "\x7f";

Lines commands_that_begin(std::string_view beginning) {
    Lines lines;
    for (const std::string name : {"hint", "history", "notation", "한수쉼", "한수"})
        if (name.starts_with(beginning)) lines.push_back(name);
    return lines;
}

Event type(LineEditor& editor, const std::string& bytes) {
    Event last = Event::edited;
    for (const char byte : bytes) last = editor.press(byte);
    return last;
}

// The line with its cursor, as a wide terminal shows it.
std::string shown(const LineEditor& editor) {
    const std::string picture = editor.picture("", 200);
    const std::size_t clear = picture.find("\x1b[K\r");
    std::string line = picture.substr(1, clear - 1);
    const std::string column = picture.substr(clear + 4);
    std::size_t left = column.empty() ? 0 : std::stoul(column.substr(2));
    std::size_t at = 0;
    while (left > 0) {
        const bool is_wide = static_cast<unsigned char>(line[at]) >= 0xE0;
        left -= is_wide ? 2 : 1;
        at += is_wide ? 3 : 1;
    }
    return line.insert(at, "|");
}

std::string after(const std::string& bytes, Lines history = {}) {
    LineEditor editor{std::move(history), commands_that_begin};
    CHECK(type(editor, bytes) == Event::edited);
    return shown(editor);
}

TEST_CASE("keys edit a line", "[editor]") {
    const auto [bytes, line] = GENERATE(table<std::string, std::string>({
        {"b1c3", "b1c3|"},
        {"b1c3" + kLeft + kLeft, "b1|c3"},
        {"b1c3" + kLeft + kLeft + "x", "b1x|c3"},
        {"b1" + kLeft + kLeft + kLeft + kRight + "x", "bx|1"},
        {"b1" + kRight + "x", "b1x|"},
        {"b1c3" + kHome + "x", "x|b1c3"},
        {"b1c3\x01x\x05y", "xb1c3y|"},
        {"b1c3" + kHome + kEnd + "y", "b1c3y|"},
        {"b1c3\x1b[1~x\x1b[4~y", "xb1c3y|"},
        {"b1c3" + kBackspace + kBackspace, "b1|"},
        {"b1\x08", "b|"},
        {kBackspace + "b", "b|"},
        {"b1c3" + kHome + kDelete + kDelete, "|c3"},
        {"b1c3" + kHome + "\x04", "|1c3"},
        {"b1" + kDelete + "\x04", "b1|"},
        {"b1c3" + kLeft + "\x0b", "b1c|"},
        {"b1c3" + kLeft + "\x15", "|3"},
        {"save my game  \x17", "save my |"},
        {"save\x17", "|"},
        {"b1\x02\x02\x06x", "bx|1"},
        {"b1\x1b[1;5D\x1b[99~\x1bx\x1b[Zc", "bc|1"},
    }));
    CAPTURE(bytes);
    CHECK(after(bytes) == line);
}

TEST_CASE("the sequences of other keys leave nothing in the line", "[editor]") {
    const auto [bytes, line] = GENERATE(table<std::string, std::string>({
        {"\x1b\x1b[Dx", "bx|1"},          // Esc, then a cursor key
        {"\x1b[\x1b[Dx", "bx|1"},         // the first sequence breaks off
        {"\x1b[1;\x1b[Dx", "bx|1"},       //
        {"\x1b[[Ax", "b1x|"},             // F1 on the console of Linux
        {"\x1b[[Ex", "b1x|"},             // F5
        {"\x1bOPx", "b1x|"},              // F1
        {"\x1b[15~x", "b1x|"},            // F5
        {"\x1b[<0;10;20Mx", "b1x|"},      // a mouse
        {"\x1b[?1;2cx", "b1x|"},          // what a terminal says of itself
        {"\x1b[1$yx", "b1x|"},            //
        {"\x1b[200~x\x1b[201~", "b1x|"},  // a text that is pasted
        {"\x1b[@x", "b1x|"},              //
        {"\x1b[\x7fx", "bx|"},            // a control character ends it, and does what it does
    }));
    CAPTURE(bytes);
    CHECK(after("b1" + bytes) == line);
}

TEST_CASE("Hangul is edited by characters, which are two columns wide", "[editor]") {
    CHECK(after("02마83") == "02마83|");
    CHECK(after("한수쉼" + kLeft) == "한수|쉼");
    CHECK(after("한수쉼" + kLeft + kBackspace) == "한|쉼");
    CHECK(after("한수쉼" + kHome + kDelete) == "|수쉼");
    CHECK(after("한수쉼" + kLeft + kLeft + "a") == "한a|수쉼");
}

TEST_CASE("bytes that are no text are dropped", "[editor]") {
    CHECK(after("a\x80\xbf"
                "b") == "ab|");
    CHECK(after("a\xed\x95"
                "b") == "ab|");
    CHECK(after(std::string{"a\x00\x1d"
                            "b",
                            4}) == "ab|");
    CHECK(after("a\xc0\x80\xed\xa0\x80"
                "b") == "ab|");
}

TEST_CASE("characters that cannot be seen are dropped", "[editor]") {
    const std::string character =
        GENERATE("\u0080", "\u009B", "\u009F", "\u00AD", "\u200B", "\u200D", "\u2060", "\u202E", "\uFEFF");
    CHECK(after("b1" + character + "c3") == "b1c3|");
}

TEST_CASE("earlier lines can be had back and changed", "[editor]") {
    const Lines history{"b1c3", "hint"};
    CHECK(after(kUp, history) == "hint|");
    CHECK(after(kUp + kUp, history) == "b1c3|");
    CHECK(after(kUp + kUp + kUp, history) == "b1c3|");
    CHECK(after("mov" + kUp + kDown, history) == "mov|");
    CHECK(after("mov" + kDown, history) == "mov|");
    CHECK(after("\x10\x10\x0e", history) == "hint|");
    CHECK(after(kUp + "x" + kUp + kDown, history) == "hintx|");
    CHECK(after(kUp) == "|");
}

TEST_CASE("Tab completes as far as there is no choice", "[editor]") {
    CHECK(after("no\t") == "notation|");
    CHECK(after("x\t") == "x|");
    CHECK(after("notation\t") == "notation|");
    CHECK(after("h\t") == "hi|");
    CHECK(after("n" + kHome + kRight + "\t") == "notation|");
    CHECK(after("NO\t") == "notation|");
    CHECK(after("  Hin\t") == "hint|");
    LineEditor editor{{}, commands_that_begin};
    CHECK(type(editor, "h\t\t") == Event::listed);
    CHECK(editor.completions() == Lines{"hint", "history"});
    CHECK(editor.text() == "hi");
    LineEditor plain{{}, {}};
    CHECK(type(plain, "h\t") == Event::edited);
    CHECK(plain.text() == "h");
}

TEST_CASE("what Tab adds is made of whole characters", "[editor]") {
    LineEditor editor{{}, [](std::string_view /*beginning*/) { return Lines{"한", "할"}; }};
    CHECK(type(editor, "\t") == Event::listed);
    CHECK(editor.text().empty());
}

TEST_CASE("keys that end the line or more say so", "[editor]") {
    const auto [bytes, event] = GENERATE(table<std::string, Event>({
        {"b1\r", Event::done},
        {"b1\n", Event::done},
        {"b1" + kHome + "\r", Event::done},
        {"b1\x03", Event::interrupted},
        {"b1\x1b\x03", Event::interrupted},
        {"\xed\x95\x03", Event::interrupted},
        {"\x04", Event::ended},
        {"b1\x0c", Event::cleared},
        {"b1\x1a", Event::suspended},
    }));
    CAPTURE(bytes);
    LineEditor editor{{}, {}};
    CHECK(type(editor, bytes) == event);
    CHECK((editor.text() == "b1" || editor.text().empty()));
}

TEST_CASE("a line that is too long is shown around the cursor", "[editor]") {
    LineEditor editor{{}, {}};
    static_cast<void>(type(editor, "0123456789"));
    CHECK(editor.picture("> ", 20) == "\r> 0123456789\x1b[K\r\x1b[12C");
    CHECK(editor.picture("> ", 8) == "\r> 56789\x1b[K\r\x1b[7C");
    static_cast<void>(type(editor, kHome));
    CHECK(editor.picture("> ", 8) == "\r> 01234\x1b[K\r\x1b[2C");
    LineEditor korean{{}, {}};
    static_cast<void>(type(korean, "한수쉼"));
    CHECK(korean.picture("> ", 8) == "\r> 수쉼\x1b[K\r\x1b[6C");
    CHECK(korean.picture("a long prompt> ", 4) == "\ra long prompt> \x1b[K\r\x1b[15C");
}

TEST_CASE("characters that join the one before them take no room", "[editor]") {
    LineEditor editor{{}, {}};
    const std::string parts = "\u1112\u1161\u11AB";  // of one syllable
    static_cast<void>(type(editor, parts + parts + "e\u0301"));
    CHECK(editor.picture("> ", 8) == "\r> " + parts + parts + "e\u0301\x1b[K\r\x1b[7C");
}

// Where a picture takes longer than its row, this takes hours.
TEST_CASE("a line of any length is drawn", "[editor]") {
    LineEditor editor{{}, {}};
    static_cast<void>(type(editor, std::string(1'000'000, 'x')));
    CHECK(editor.picture("> ", 8) == "\r> xxxxx\x1b[K\r\x1b[7C");
}

}  // namespace
}  // namespace janggun::cli
