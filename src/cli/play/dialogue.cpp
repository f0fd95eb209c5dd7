#include "play/dialogue.hpp"

#include <istream>
#include <ostream>
#include <utility>

#include "input.hpp"
#include "janggun/util/assert.hpp"
#include "janggun/util/columns.hpp"
#include "janggun/util/paragraph.hpp"
#include "janggun/util/terminal.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

namespace {

constexpr std::string_view kClearScreen = "\x1b[H\x1b[2J";

// The last line of a prompt, which is drawn again with each key. A prompt that leaves no room for an answer
// stands above it.
std::string_view row_of_cursor(std::string_view prompt, std::size_t columns) {
    constexpr std::size_t kLeastRoom = 20;
    const std::size_t above = prompt.rfind('\n');
    if (above != std::string_view::npos) prompt.remove_prefix(above + 1);
    return util::columns_of(prompt) + kLeastRoom > columns ? std::string_view{} : prompt;
}

std::string list_text(const std::vector<std::string>& words, std::size_t width) {
    util::Paragraph text{width};
    for (const std::string& word : words) text.add(word);
    return text.text();
}

}  // namespace

bool Dialogue::is_broken() const { return !console_.out; }

void Dialogue::say(std::string_view text) { console_.out << text << '\n'; }

std::optional<std::string> Dialogue::ask(std::string_view prompt) { return ask(prompt, {}, {}); }

std::optional<std::string> Dialogue::ask_for_command(std::string_view prompt, const Completer& complete) {
    std::optional<std::string> line = ask(prompt, commands_, complete);
    const bool is_new =
        line && !util::trim(*line).empty() && (commands_.empty() || commands_.back() != *line);
    if (is_new && console_.edits_lines) commands_.push_back(*line);
    return line;
}

std::optional<std::string> Dialogue::ask(std::string_view prompt, const std::vector<std::string>& history,
                                         const Completer& complete) {
    console_.in.clear();
    if (console_.input != nullptr) console_.input->rearm();
    const Interrupts::Receiver receiver{interrupts_, [this] {
                                            if (console_.input != nullptr) console_.input->interrupt();
                                        }};
    if (console_.edits_lines) return edit_line(prompt, {history, complete});
    console_.out << prompt;
    if (!has_person()) console_.out << '\n';  // a script's answer does not show, and ends no line
    console_.out << std::flush;
    if (is_broken()) return std::nullopt;
    std::optional<std::string> line = read_line();
    if (!line && has_person()) console_.out << '\n';
    return line;
}

std::optional<std::string> Dialogue::read_line() {
    std::string line;
    const bool is_read = static_cast<bool>(std::getline(console_.in, line));
    check_read(console_.in, "standard input");
    const bool is_interrupted = console_.input != nullptr && console_.input->was_interrupted();
    return is_read && !is_interrupted ? std::optional{line} : std::nullopt;
}

std::optional<std::string> Dialogue::edit_line(std::string_view prompt, LineEditor editor) {
    const util::RawTerminal terminal;
    const std::string_view row = row_of_cursor(prompt, console_.line_width());
    const std::string_view above = prompt.substr(0, prompt.size() - row.size());
    console_.out << above << (above.empty() || above.ends_with('\n') ? "" : "\n");
    const auto draw = [&] { console_.out << editor.picture(row, console_.line_width()) << std::flush; };
    for (;;) {
        // Pasted text is drawn when all of it has arrived.
        const bool is_all = console_.in.rdbuf()->in_avail() <= 0;
        if (is_all) draw();
        if (is_broken()) return std::nullopt;
        char byte = 0;
        const bool is_read = static_cast<bool>(console_.in.get(byte));
        check_read(console_.in, "standard input");
        if (!is_read) {
            console_.out << '\n';
            return std::nullopt;
        }
        const LineEditor::Event event = editor.press(byte);
        if (event != LineEditor::Event::edited && !is_all) draw();
        switch (event) {
            case LineEditor::Event::edited: break;
            case LineEditor::Event::listed:
                console_.out << '\n' << list_text(editor.completions(), console_.line_width()) << '\n';
                break;
            case LineEditor::Event::cleared: console_.out << kClearScreen; break;
            case LineEditor::Event::suspended: terminal.suspend(); break;
            case LineEditor::Event::interrupted: console_.out << "^C\n"; return std::nullopt;
            case LineEditor::Event::ended: console_.out << '\n'; return std::nullopt;
            case LineEditor::Event::done: console_.out << '\n'; return editor.text();
        }
    }
}

bool Dialogue::confirm(std::string_view question) {
    JANGGUN_ASSERT(has_person());
    const std::optional<std::string> answer = ask(question);
    if (!answer) return false;
    const std::string_view word = util::trim(*answer);
    return word.starts_with('y') || word.starts_with('Y');
}

}  // namespace janggun::cli
