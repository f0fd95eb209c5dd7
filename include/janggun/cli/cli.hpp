#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <limits>

#include "janggun/util/interruptible_input.hpp"
#include "janggun/util/terminal.hpp"

namespace janggun::cli {

// The surroundings of one run of the program. Everything it reads and writes goes through here, so that a
// test can stand in for the user.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool no_color = false;        // NO_COLOR: the user wants no colours unless an option asks for them
    bool in_is_terminal = false;  // a person types
    util::InterruptibleInput* input = nullptr;  // the buffer of `in`, if a wait for it can be interrupted
    bool edits_lines = false;                   // `in` and `out` are a terminal that can move its cursor
    std::function<std::size_t()> columns = {};  // the current width of the terminal that `out` is

    // How long a line on `out` may be: as wide as the terminal, and of any length if there is none.
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
inline constexpr int kInterrupted = 130;  // what was found so far has been printed

// Runs the command line `argv` and returns the exit status.
[[nodiscard]] int run(int argc, const char* const* argv, const Console& console);

}  // namespace janggun::cli
