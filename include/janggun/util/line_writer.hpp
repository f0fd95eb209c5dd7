#pragma once

#include <atomic>
#include <chrono>
#include <fstream>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>

namespace janggun::util {

// Writes whole lines for several threads, flushing each at once, and keeps a log of the dialogue if asked to.
class LineWriter {
  public:
    explicit LineWriter(std::ostream& out) : out_{out} {}

    // Writes a line, or several with LF between.
    void write(std::string_view line);
    // Whether nobody reads any more.
    [[nodiscard]] bool is_broken() const noexcept { return broken_.load(std::memory_order_relaxed); }

    // From now on appends what is written and noted to the file at `path`; an empty path ends the log. Throws
    // InputError if the file cannot be opened.
    void log_to(const std::string& path);
    // Logs a line that was read.
    void note_read(std::string_view line);

  private:
    void log(char direction, std::string_view line);

    std::ostream& out_;
    std::mutex mutex_;
    std::atomic<bool> broken_{false};
    std::ofstream log_;
    std::chrono::steady_clock::time_point log_start_;
};

}  // namespace janggun::util
