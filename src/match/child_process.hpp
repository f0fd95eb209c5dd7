#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace janggun::match {

using TimePoint = std::chrono::steady_clock::time_point;

enum class ReadStatus : std::uint8_t { line, closed, late, stopped };

struct ReadResult {
    ReadStatus status = ReadStatus::closed;
    std::string line;  // without the end of the line
};

// Another program, with pipes to its standard input and from its standard output. Its standard error is this
// program's. Keys that interrupt this program do not interrupt it.
class ChildProcess {
  public:
    // The program is looked for as the shell does. Throws util::InputError if it cannot be started.
    explicit ChildProcess(const std::vector<std::string>& command);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess(ChildProcess&&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ChildProcess& operator=(ChildProcess&&) = delete;
    // Closes the program's input; if it does not end then, kills it and all that it has started.
    ~ChildProcess();

    // False if the program does not read until the deadline, or has ended.
    [[nodiscard]] bool write_line(std::string_view line, TimePoint deadline);
    // The next line of its output. Closed means that it has ended, or might as well have.
    [[nodiscard]] ReadResult read_line(TimePoint deadline, const std::stop_token& stop);
    // Ends the program at once.
    void kill() noexcept;

  private:
    struct Handles;

    std::unique_ptr<Handles> handles_;
    std::string buffer_;  // read, but no whole line yet
};

}  // namespace janggun::match
