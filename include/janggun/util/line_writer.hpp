#pragma once

#include <atomic>
#include <chrono>
#include <fstream>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>

namespace janggun::util {

// Writes whole lines for several threads, each at once on its way, and keeps a log of the dialogue if asked
// to.
class LineWriter {
  public:
    explicit LineWriter(std::ostream& out) : out_{out} {}

    // A line, or several with LF between.
    void write(std::string_view line);
    // Nobody reads any more.
    [[nodiscard]] bool is_broken() const noexcept { return broken_.load(std::memory_order_relaxed); }

    // Logs what is written and what noted from here on to the end of the file at `path`; no longer where it
    // is empty. Throws InputError where it cannot be opened.
    void log_to(const std::string& path);
    // A line that was read.
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
