#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

namespace janggun::util {

// The standard streams in the order of their descriptors.
enum class StandardStream : std::uint8_t { in, out, err };

// Whether the stream is a terminal, at which a person types or looks.
[[nodiscard]] bool is_terminal(StandardStream stream);

// Whether a terminal of that type, as the environment names it, is one on which a line can be drawn again.
[[nodiscard]] bool can_edit_lines(std::string_view type);

// The width of a terminal if nothing else is known.
inline constexpr std::size_t kUsualColumns = 80;

// The current width of a terminal.
[[nodiscard]] std::size_t terminal_columns(StandardStream stream);

// How the terminal on standard input treats what is typed. If there is none, nothing is done.
class TerminalSettings {
  public:
    // Takes the current settings.
    TerminalSettings();
    TerminalSettings(const TerminalSettings&) = delete;
    TerminalSettings(TerminalSettings&&) = delete;
    TerminalSettings& operator=(const TerminalSettings&) = delete;
    TerminalSettings& operator=(TerminalSettings&&) = delete;
    ~TerminalSettings();

    void restore() const noexcept;
    // Hands over each key at once; no key does anything by itself.
    void change_to_raw() const noexcept;

  private:
    struct Values;

    std::unique_ptr<const Values> values_;
};

// A terminal in raw mode while this object lives.
class RawTerminal {
  public:
    RawTerminal() { before_.change_to_raw(); }
    RawTerminal(const RawTerminal&) = delete;
    RawTerminal(RawTerminal&&) = delete;
    RawTerminal& operator=(const RawTerminal&) = delete;
    RawTerminal& operator=(RawTerminal&&) = delete;
    ~RawTerminal() { before_.restore(); }

    // Stops the program, as Ctrl-Z does elsewhere, and returns when it is continued.
    void suspend() const noexcept;

  private:
    TerminalSettings before_;
};

}  // namespace janggun::util
