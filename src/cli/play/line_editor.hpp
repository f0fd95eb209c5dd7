#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace janggun::cli {

// The lines that a beginning may become, each of them whole. It is in small letters, as they are, and has no
// blanks before it.
using Completer = std::function<std::vector<std::string>(std::string_view beginning)>;

// A line as it is typed: bytes of a terminal go in, the text and what shows it come out. It knows the keys
// that the editors of shells have.
class LineEditor {
  public:
    // What a byte has brought about.
    enum class Event : std::uint8_t {
        edited,     // or nothing
        listed,     // there are several completions(), and nothing in common to add
        cleared,    // the screen is to be
        suspended,  // the program is to be
        interrupted,
        ended,  // the input
        done    // the line
    };

    // Earlier lines, the last one last, can be had back.
    LineEditor(std::vector<std::string> history, Completer complete);

    [[nodiscard]] Event press(char byte);

    [[nodiscard]] const std::string& text() const noexcept { return text_; }
    [[nodiscard]] const std::vector<std::string>& completions() const noexcept { return completions_; }
    // Draws the row of the cursor anew: the prompt and as much of the line around the cursor as there is
    // room.
    [[nodiscard]] std::string picture(std::string_view prompt, std::size_t columns) const;

  private:
    [[nodiscard]] Event press_control(char byte);
    [[nodiscard]] Event press_in_escape(char byte);
    [[nodiscard]] Event finish_escape();
    void insert(char byte);
    [[nodiscard]] Event complete();
    // To a line of the history, or the new one behind them.
    void recall(std::size_t line);
    void recall_earlier();
    void recall_later();

    // Where the character before a place begins.
    [[nodiscard]] std::size_t before(std::size_t place) const;
    [[nodiscard]] std::size_t before_cursor() const { return before(cursor_); }
    [[nodiscard]] std::size_t behind_cursor() const;
    [[nodiscard]] std::size_t word_before_cursor() const;
    void erase(std::size_t begin, std::size_t end);

    std::string text_;
    std::size_t cursor_ = 0;          // a byte of the text
    std::string pending_;             // of a character or an escape sequence that is not complete
    std::vector<std::string> lines_;  // the history, and what is typed behind it
    std::size_t line_;                // of these
    Completer complete_;
    std::vector<std::string> completions_;
};

}  // namespace janggun::cli
