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

#include "session/pipe.hpp"

// What the tests of both protocols share.

namespace janggun::session_test {

using Lines = std::vector<std::string>;
// A session in one of the protocols, from the first line to the end of the input.
using Session = std::function<void(std::istream&, std::ostream&)>;

// Text with a newline behind each line, and back.
[[nodiscard]] std::string joined(const Lines& lines);
[[nodiscard]] Lines lines_of(const std::string& text);

// What a session says to a text that is sent all at once, when the input ends behind it.
[[nodiscard]] Lines answers_to_text(const Session& session, const std::string& input);

// A session on a thread of its own, with pipes in place of standard input and output, so that a test can
// wait for what it says. Where nothing is said for a minute the test fails: the time only guards against
// waiting for ever.
class Dialogue {
  public:
    // Writing fails for the session after `output_room` bytes.
    explicit Dialogue(const Session& session,
                      std::size_t output_room = std::numeric_limits<std::size_t>::max());
    Dialogue(const Dialogue&) = delete;
    Dialogue& operator=(const Dialogue&) = delete;
    ~Dialogue();

    void send_all(const Lines& lines) { to_session_.write(joined(lines)); }
    void end_input() { to_session_.close(); }

    [[nodiscard]] std::string next_line();
    // The next lines, the last of which is the first that holds, or starts with the text.
    Lines until(const std::function<bool(const std::string&)>& is_last);
    Lines until(std::string_view start);
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
    std::thread thread_;
};

}  // namespace janggun::session_test
