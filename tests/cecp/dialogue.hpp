#pragma once

#include <string>

#include "session/dialogue.hpp"

namespace janggun::cecp_test {

using session_test::Lines;

// What a session says to lines that are sent all at once, when the input ends behind them.
[[nodiscard]] Lines answers_to(const Lines& input);

class Dialogue : public session_test::Dialogue {
  public:
    // With `xboard` sent, and the lines behind it.
    explicit Dialogue(const Lines& lines = {});

    void send(const Lines& lines) { send_all(lines); }
    // The move that is made next, "a3b3".
    [[nodiscard]] std::string move();
    // Sends the lines, and hears what is said until all is done that they ask for.
    [[nodiscard]] Lines answers(const Lines& lines);

  private:
    int pings_ = 0;
};

}  // namespace janggun::cecp_test
