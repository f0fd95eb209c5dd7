#pragma once

#include <cstddef>
#include <functional>
#include <istream>
#include <limits>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "pipe.hpp"

namespace janggun::uci_test {

using Lines = std::vector<std::string>;

// Text with a newline behind each line.
[[nodiscard]] std::string joined(const Lines& lines);

// The part of the line behind `start`, of the first line that begins so; empty where there is none.
[[nodiscard]] std::string behind(std::string_view start, const Lines& lines);
[[nodiscard]] std::size_t count_starting(std::string_view start, const Lines& lines);

// What a session says to lines that are sent all at once, when the input ends behind them.
[[nodiscard]] Lines answers_to(const Lines& input);
// The same for bytes of any kind.
[[nodiscard]] Lines answers_to_text(const std::string& input);

// A session on a thread of its own, with pipes in place of standard input and output, so that a test can
// wait for what it says. Where nothing is said for a minute the test fails: the time only guards against
// waiting for ever.
class Dialogue {
  public:
    // Writing fails for the session after that many bytes.
    explicit Dialogue(std::size_t output_room = std::numeric_limits<std::size_t>::max());
    Dialogue(const Dialogue&) = delete;
    Dialogue& operator=(const Dialogue&) = delete;
    ~Dialogue();

    void send(std::string_view line);
    void send_all(const Lines& lines);
    void end_input() { to_session_.close(); }

    [[nodiscard]] std::string next_line();
    // The next lines, the last of which is the first that holds, or starts with the text.
    Lines until(const std::function<bool(const std::string&)>& is_last);
    Lines until(std::string_view start);
    // Sends the line and hears all up to the best move.
    Lines search(std::string_view go);
    // What is said before the answer to isready: all that a session says to lines that start no search.
    Lines said();
    // What is still said until the session ends, which it does by itself.
    Lines rest();
    // Fails where it does not.
    void wait_for_end();

  private:
    // Waits for more to be said; false at the end of the session.
    [[nodiscard]] bool hear();

    Pipe to_session_;
    Pipe from_session_;
    PipeReader reader_;
    PipeWriter writer_;
    std::istream in_;
    std::ostream out_;
    std::string heard_;
    std::thread session_;
};

}  // namespace janggun::uci_test
