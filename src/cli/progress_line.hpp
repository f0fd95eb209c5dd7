#pragma once

#include <cstdint>
#include <ostream>
#include <string>

#include <fmt/format.h>

#include "janggun/cli/cli.hpp"

namespace janggun::cli {

// A line on `err` that is overwritten in place, and wiped at the end, if a person watches.
class ProgressLine {
  public:
    explicit ProgressLine(const Console& console) : console_{console} {}
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine(ProgressLine&&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ProgressLine& operator=(ProgressLine&&) = delete;
    ~ProgressLine() { hide(); }

    void show(const std::string& text) {
        console_.err << '\r' << text << "\x1b[K" << std::flush;
        is_shown_ = true;
    }

    // If nobody watches, writes a line of its own if that is wanted. `text()` makes it.
    template <class Text>
    void tell(bool is_wanted, Text&& text) {
        if (console_.err_is_terminal) {
            show(text());
        } else if (is_wanted) {
            console_.err << text() << '\n' << std::flush;
        }
    }

    // Hides the line while other lines are written.
    void hide() {
        if (is_shown_) console_.err << "\r\x1b[K" << std::flush;
        is_shown_ = false;
    }

  private:
    const Console& console_;
    bool is_shown_ = false;
};

// "1:02:03", for the time that is left.
[[nodiscard]] inline std::string duration_text(double seconds) {
    constexpr std::int64_t kSixty = 60;
    const auto whole = static_cast<std::int64_t>(seconds);
    return fmt::format("{}:{:02}:{:02}", whole / kSixty / kSixty, whole / kSixty % kSixty, whole % kSixty);
}

}  // namespace janggun::cli
