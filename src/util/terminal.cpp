#include "janggun/util/terminal.hpp"

#ifdef _WIN32
#include <io.h>
#else
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <csignal>
#endif

namespace janggun::util {

bool is_terminal(StandardStream stream) {
    const int descriptor = static_cast<int>(stream);
#ifdef _WIN32
    return _isatty(descriptor) != 0;
#else
    return isatty(descriptor) != 0;
#endif
}

bool can_edit_lines([[maybe_unused]] std::string_view type) {
#ifdef _WIN32
    return false;
#else
    return !type.empty() && type != "dumb";
#endif
}

#ifdef _WIN32

struct TerminalSettings::Values {};

TerminalSettings::TerminalSettings() = default;
void TerminalSettings::restore() const noexcept {}
void TerminalSettings::change_to_raw() const noexcept {}
void RawTerminal::suspend() const noexcept {}

#else

struct TerminalSettings::Values {
    termios now{};
};

TerminalSettings::TerminalSettings() {
    Values values;
    if (tcgetattr(STDIN_FILENO, &values.now) == 0) values_ = std::make_unique<const Values>(values);
}

void TerminalSettings::restore() const noexcept {
    // A program in the background would be stopped for it, and the terminal is another one's then.
    if (values_ && tcgetpgrp(STDIN_FILENO) == getpgrp()) tcsetattr(STDIN_FILENO, TCSADRAIN, &values_->now);
}

void TerminalSettings::change_to_raw() const noexcept {
    if (!values_) return;
    termios raw = values_->now;
    raw.c_iflag &= ~static_cast<tcflag_t>(ICRNL | IXON);
    raw.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | IEXTEN | ISIG);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
}

void RawTerminal::suspend() const noexcept {
    before_.restore();
    static_cast<void>(std::raise(SIGTSTP));
    before_.change_to_raw();
}

#endif

TerminalSettings::~TerminalSettings() = default;

std::size_t terminal_columns([[maybe_unused]] StandardStream stream) {
#ifndef _WIN32
    winsize size{};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): it has no other interface
    if (ioctl(static_cast<int>(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
#endif
    return kUsualColumns;
}

}  // namespace janggun::util
