#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/cli/cli.hpp"
#include "play/interrupts.hpp"
#include "play/line_editor.hpp"

namespace janggun::cli {

// The talk with whoever plays: a person at a terminal, or a script that has its answers ready.
class Dialogue {
  public:
    Dialogue(const Console& console, Interrupts& interrupts) : console_{console}, interrupts_{interrupts} {}

    [[nodiscard]] const Console& console() const noexcept { return console_; }
    [[nodiscard]] bool has_person() const noexcept { return console_.in_is_terminal; }
    // Whether nobody reads any more.
    [[nodiscard]] bool is_broken() const;

    // Writes a line, or several with LF between.
    void say(std::string_view text);
    // The next line of the input; nothing at its end, if the wait for it is interrupted, or if nobody sees
    // the prompt. A person may be asked again after the first two.
    [[nodiscard]] std::optional<std::string> ask(std::string_view prompt);
    // Asks for a command: earlier ones can be recalled, and Tab completes it.
    [[nodiscard]] std::optional<std::string> ask_for_command(std::string_view prompt,
                                                             const Completer& complete);
    // Whether the answer is yes. Only a person can be asked.
    [[nodiscard]] bool confirm(std::string_view question);

  private:
    [[nodiscard]] std::optional<std::string> ask(std::string_view prompt,
                                                 const std::vector<std::string>& history,
                                                 const Completer& complete);
    [[nodiscard]] std::optional<std::string> read_line();
    [[nodiscard]] std::optional<std::string> edit_line(std::string_view prompt, LineEditor editor);

    const Console& console_;
    Interrupts& interrupts_;
    std::vector<std::string> commands_;  // the commands so far
};

}  // namespace janggun::cli
