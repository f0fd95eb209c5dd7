#include "play/line_editor.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "janggun/util/columns.hpp"
#include "janggun/util/text.hpp"
#include "janggun/util/utf8.hpp"

namespace janggun::cli {

namespace {

constexpr char kEscape = '\x1b';
constexpr char kDelete = '\x7f';

// What F1 to F5 begin with on the console of Linux; one letter follows.
constexpr std::string_view kLinuxFunctionKey = "\x1b[[";

// The byte of a letter with the control key.
constexpr char control(char letter) { return static_cast<char>(letter - 'A' + 1); }

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// The number of bytes of the character that begins with `lead`.
std::size_t length_of(char lead) {
    const auto byte = static_cast<unsigned char>(lead);
    if (byte < 0xC0) return 1;
    if (byte < 0xE0) return 2;
    return byte < 0xF0 ? 3 : 4;
}

std::string common_beginning(const std::vector<std::string>& lines) {
    std::string common = lines.front();
    for (const std::string& line : lines) {
        const auto [end, other] = std::mismatch(common.begin(), common.end(), line.begin(), line.end());
        common.erase(end, common.end());
    }
    // Cuts no character in two.
    const std::string& line = lines.front();
    std::size_t size = common.size();
    while (size > 0 && size < line.size() && is_continuation(line[size])) --size;
    return common.substr(0, size);
}

}  // namespace

LineEditor::LineEditor(std::vector<std::string> history, Completer complete)
    : lines_{std::move(history)}, line_{lines_.size()}, complete_{std::move(complete)} {
    lines_.emplace_back();
}

LineEditor::Event LineEditor::press(char byte) {
    if (byte == kEscape) {
        pending_ = byte;  // discards an unfinished sequence
        return Event::edited;
    }
    if (static_cast<unsigned char>(byte) < ' ' || byte == kDelete) return press_control(byte);
    if (pending_.starts_with(kEscape)) return press_in_escape(byte);
    insert(byte);
    return Event::edited;
}

LineEditor::Event LineEditor::press_in_escape(char byte) {
    pending_ += byte;
    const bool is_begun = pending_ == "\x1b[" || pending_ == "\x1bO" || pending_ == kLinuxFunctionKey;
    const bool is_parameter = pending_.size() > 2 && byte >= ' ' && byte <= '?';
    return is_begun || is_parameter ? Event::edited : finish_escape();
}

// The sequences of cursor keys: ESC [ A, ESC O A, ESC [ 3 ~.
LineEditor::Event LineEditor::finish_escape() {
    const std::string sequence = std::exchange(pending_, {});
    if (sequence.size() < 3 || sequence.starts_with(kLinuxFunctionKey)) return Event::edited;
    const std::string_view parameter = std::string_view{sequence}.substr(2, sequence.size() - 3);
    switch (sequence.back()) {
        case 'A': return press_control(control('P'));
        case 'B': return press_control(control('N'));
        case 'C': return press_control(control('F'));
        case 'D': return press_control(control('B'));
        case 'H': return press_control(control('A'));
        case 'F': return press_control(control('E'));
        case '~': break;
        default: return Event::edited;
    }
    if (parameter == "1" || parameter == "7") return press_control(control('A'));
    if (parameter == "4" || parameter == "8") return press_control(control('E'));
    if (parameter == "3") erase(cursor_, behind_cursor());
    return Event::edited;
}

LineEditor::Event LineEditor::press_control(char byte) {
    pending_.clear();
    switch (byte) {
        case '\r':
        case '\n': return Event::done;
        case '\t': return complete();
        case control('A'): cursor_ = 0; break;
        case control('B'): cursor_ = before_cursor(); break;
        case control('C'): return Event::interrupted;
        case control('D'):
            if (text_.empty()) return Event::ended;
            erase(cursor_, behind_cursor());
            break;
        case control('E'): cursor_ = text_.size(); break;
        case control('F'): cursor_ = behind_cursor(); break;
        case control('H'):
        case kDelete: erase(before_cursor(), cursor_); break;
        case control('K'): erase(cursor_, text_.size()); break;
        case control('L'): return Event::cleared;
        case control('N'): recall_later(); break;
        case control('P'): recall_earlier(); break;
        case control('U'): erase(0, cursor_); break;
        case control('W'): erase(word_before_cursor(), cursor_); break;
        case control('Z'): return Event::suspended;
        default: break;
    }
    return Event::edited;
}

// A character goes in when all of its bytes have arrived; invalid or invisible ones are dropped.
void LineEditor::insert(char byte) {
    if (is_continuation(byte) == pending_.empty()) {
        pending_.clear();
        if (is_continuation(byte)) return;
    }
    pending_ += byte;
    if (pending_.size() < length_of(pending_.front())) return;
    const std::string character = std::exchange(pending_, {});
    const std::optional<char32_t> code = util::first_character(character).code;
    if (!code || !util::is_printable(*code)) return;
    text_.insert(cursor_, character);
    cursor_ += character.size();
}

LineEditor::Event LineEditor::complete() {
    std::string beginning = util::lower(std::string_view{text_}.substr(0, cursor_));
    beginning.erase(0, beginning.find_first_not_of(' '));
    completions_ = complete_ ? complete_(beginning) : std::vector<std::string>{};
    if (completions_.empty()) return Event::edited;
    const std::string common = common_beginning(completions_);
    if (common.size() <= beginning.size()) return completions_.size() > 1 ? Event::listed : Event::edited;
    text_.replace(0, cursor_, common);
    cursor_ = common.size();
    return Event::edited;
}

void LineEditor::recall(std::size_t line) {
    lines_[line_] = text_;
    line_ = line;
    text_ = lines_[line_];
    cursor_ = text_.size();
}

void LineEditor::recall_earlier() {
    if (line_ > 0) recall(line_ - 1);
}

void LineEditor::recall_later() {
    if (line_ + 1 < lines_.size()) recall(line_ + 1);
}

std::size_t LineEditor::before(std::size_t place) const {
    std::size_t at = place;
    if (at > 0) --at;
    while (at > 0 && is_continuation(text_[at])) --at;
    return at;
}

std::size_t LineEditor::behind_cursor() const {
    return cursor_ == text_.size() ? cursor_ : cursor_ + length_of(text_[cursor_]);
}

std::size_t LineEditor::word_before_cursor() const {
    std::size_t at = cursor_;
    while (at > 0 && text_[at - 1] == ' ') --at;
    while (at > 0 && text_[at - 1] != ' ') --at;
    return at;
}

void LineEditor::erase(std::size_t begin, std::size_t end) {
    text_.erase(begin, end - begin);
    cursor_ = begin;
}

std::string LineEditor::picture(std::string_view prompt, std::size_t columns) const {
    const std::size_t margin = util::columns_of(prompt);
    const std::size_t room =
        columns > margin + 1 ? columns - margin - 1 : 1;  // leaves a column for the cursor
    const std::string_view text{text_};
    std::size_t used = 0;
    const auto fits = [&used, room](const util::Character& character) {
        const std::size_t with = used + util::columns_of(character);
        if (with <= room) used = with;
        return with <= room;
    };
    // Drops as little on the left as makes the cursor visible.
    std::size_t begin = cursor_;
    while (begin > 0 && fits(util::first_character(text.substr(before(begin))))) begin = before(begin);
    const std::size_t cursor_column = margin + used;
    std::size_t end = cursor_;
    while (end < text.size() && fits(util::first_character(text.substr(end)))) end += length_of(text[end]);
    return fmt::format("\r{}{}\x1b[K\r{}", prompt, text.substr(begin, end - begin),
                       cursor_column == 0 ? "" : fmt::format("\x1b[{}C", cursor_column));
}

}  // namespace janggun::cli
