#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "janggun/cli/cli.hpp"

namespace janggun::cli {

// The talk with whoever plays: a person at a terminal, or a script that has its answers ready.
class Dialogue {
  public:
    explicit Dialogue(const Console& console) : console_{console} {}

    [[nodiscard]] const Console& console() const noexcept { return console_; }
    [[nodiscard]] bool has_person() const noexcept { return console_.in_is_terminal; }
    // Nobody reads any more.
    [[nodiscard]] bool is_broken() const;

    // A line, or several with LF between.
    void say(std::string_view text);
    // The next line of the input; nothing at its end.
    [[nodiscard]] std::optional<std::string> ask(std::string_view prompt);
    // Whether the answer is yes. Only a person can be asked.
    [[nodiscard]] bool confirm(std::string_view question);

  private:
    const Console& console_;
};

}  // namespace janggun::cli
