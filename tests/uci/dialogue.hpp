#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

#include "session/dialogue.hpp"

namespace janggun::uci_test {

using session_test::joined;
using session_test::Lines;

// The part of the line behind `start`, of the first line that begins so; empty where there is none.
[[nodiscard]] std::string behind(std::string_view start, const Lines& lines);
[[nodiscard]] std::size_t count_starting(std::string_view start, const Lines& lines);

// What a session says to lines that are sent all at once, when the input ends behind them.
[[nodiscard]] Lines answers_to(const Lines& input);
// The same for bytes of any kind.
[[nodiscard]] Lines answers_to_text(const std::string& input);

class Dialogue : public session_test::Dialogue {
  public:
    // Writing fails for the session after that many bytes.
    explicit Dialogue(std::size_t output_room = std::numeric_limits<std::size_t>::max());

    void send(std::string_view line) { send_all({std::string{line}}); }
    // Sends the line and hears all up to the best move.
    Lines search(std::string_view go);
    // What is said before the answer to isready: all that a session says to lines that start no search.
    Lines said();
};

}  // namespace janggun::uci_test
