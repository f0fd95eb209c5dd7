#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <limits>

#include "janggun/util/interruptible_input.hpp"
#include "janggun/util/terminal.hpp"

namespace janggun::cli {

// What the program was started with. Everything it reads and writes goes through here, so that a test can be
// its user.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool no_color = false;                      // the user wants none where nothing else is said: NO_COLOR
    bool in_is_terminal = false;                // a person types
    util::InterruptibleInput* input = nullptr;  // what `in` reads, where a wait for it can be interrupted
    bool edits_lines = false;                   // `in` and `out` are a terminal that can move its cursor
    std::function<std::size_t()> columns = {};  // of the terminal that `out` is, at the moment

    // How long a line on `out` may be: as wide as the terminal, and of any length where it is none.
    [[nodiscard]] std::size_t line_width() const {
        if (!out_is_terminal) return std::numeric_limits<std::size_t>::max();
        return columns ? columns() : util::kUsualColumns;
    }
};

// Exit statuses.
inline constexpr int kDone = 0;
inline constexpr int kDifferent =
    1;  // a check failed: counts that should agree do not, or output could not be written
inline constexpr int kBadInput = 2;  // one line on `err` says what is wrong, where, and what would be right
inline constexpr int kInterrupted = 130;  // what was found so far is told

// Runs the command line `argv` and returns the exit status.
[[nodiscard]] int run(int argc, const char* const* argv, const Console& console);

}  // namespace janggun::cli
