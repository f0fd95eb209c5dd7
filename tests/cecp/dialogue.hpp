#pragma once

#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "uci/pipe.hpp"

namespace janggun::cecp_test {

using Lines = std::vector<std::string>;

// What a session says to lines that are sent all at once, when the input ends behind them.
[[nodiscard]] Lines answers_to(const Lines& input);

// A session on a thread of its own, with pipes in place of standard input and output, so that a test can
// wait for what it says. Where nothing is said for a minute the test fails: the time only guards against
// waiting for ever.
class Dialogue {
  public:
    // With `xboard` sent, and the lines behind it.
    explicit Dialogue(const Lines& lines = {});
    Dialogue(const Dialogue&) = delete;
    Dialogue& operator=(const Dialogue&) = delete;
    ~Dialogue();

    void send(const Lines& lines);
    void end_input() { to_session_.close(); }

    [[nodiscard]] std::string next_line();
    // The next lines, the last of which is the first that starts with the text.
    Lines until(std::string_view start);
    // The move that is made next, "a3b3".
    [[nodiscard]] std::string move();
    // Sends the lines, and hears what is said until all is done that they ask for.
    [[nodiscard]] Lines answers(const Lines& lines);
    // What is still said until the session ends, which it does by itself.
    [[nodiscard]] Lines rest();

  private:
    // Waits for more to be said; false at the end of the session.
    [[nodiscard]] bool hear();

    uci_test::Pipe to_session_;
    uci_test::Pipe from_session_;
    uci_test::PipeReader reader_;
    uci_test::PipeWriter writer_;
    std::istream in_;
    std::ostream out_;
    std::string heard_;
    int pings_ = 0;
    std::thread session_;
};

}  // namespace janggun::cecp_test
