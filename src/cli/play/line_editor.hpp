#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace janggun::cli {

// Returns the lines that `beginning` can be completed to, each of them whole. `beginning` is in small
// letters, as they are, and has no blanks before it.
using Completer = std::function<std::vector<std::string>(std::string_view beginning)>;

// A line while it is typed: the bytes of a terminal go in, the text and its picture come out. It knows the
// keys of the line editors of shells.
class LineEditor {
  public:
    // The effect of a byte.
    enum class Event : std::uint8_t {
        edited,     // the line has changed, or nothing has
        listed,     // there are several completions(), and nothing in common to add
        cleared,    // the screen should be cleared
        suspended,  // the program should be suspended
        interrupted,
        ended,  // the input has ended
        done    // the line is complete
    };

    // Earlier lines can be recalled, the last one first.
    LineEditor(std::vector<std::string> history, Completer complete);

    [[nodiscard]] Event press(char byte);

    [[nodiscard]] const std::string& text() const noexcept { return text_; }
    [[nodiscard]] const std::vector<std::string>& completions() const noexcept { return completions_; }
    // Draws the row of the cursor again: the prompt and as much of the line around the cursor as there is
    // room for.
    [[nodiscard]] std::string picture(std::string_view prompt, std::size_t columns) const;

  private:
    [[nodiscard]] Event press_control(char byte);
    [[nodiscard]] Event press_in_escape(char byte);
    [[nodiscard]] Event finish_escape();
    void insert(char byte);
    [[nodiscard]] Event complete();
    // Goes to a line of the history, or to the new one after them.
    void recall(std::size_t line);
    void recall_earlier();
    void recall_later();

    // The start of the character before a place.
    [[nodiscard]] std::size_t before(std::size_t place) const;
    [[nodiscard]] std::size_t before_cursor() const { return before(cursor_); }
    [[nodiscard]] std::size_t behind_cursor() const;
    [[nodiscard]] std::size_t word_before_cursor() const;
    void erase(std::size_t begin, std::size_t end);

    std::string text_;
    std::size_t cursor_ = 0;          // index of a byte of the text
    std::string pending_;             // the bytes of an incomplete character or escape sequence
    std::vector<std::string> lines_;  // the history, followed by the new line
    std::size_t line_;                // index of the current one
    Completer complete_;
    std::vector<std::string> completions_;
};

}  // namespace janggun::cli
