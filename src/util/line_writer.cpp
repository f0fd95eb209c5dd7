#include "janggun/util/line_writer.hpp"

#include <cerrno>
#include <system_error>

#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::util {

void LineWriter::write(std::string_view line) {
    const std::lock_guard lock{mutex_};
    out_ << line << '\n' << std::flush;
    if (!out_) broken_.store(true, std::memory_order_relaxed);
    log('<', line);
}

void LineWriter::log_to(const std::string& path) {
    const std::lock_guard lock{mutex_};
    if (path.empty()) {
        log_.close();
        return;
    }
    errno = 0;
    std::ofstream file{path, std::ios::app};
    if (!file) {
        throw InputError("the log file " + in_quotes(path) +
                         " cannot be written: " + std::generic_category().message(errno));
    }
    log_ = std::move(file);
    log_start_ = std::chrono::steady_clock::now();
}

void LineWriter::note_read(std::string_view line) {
    const std::lock_guard lock{mutex_};
    log('>', line);
}

// Logs the seconds since the log was opened, the direction of the line from the client's point of view, and
// the line.
void LineWriter::log(char direction, std::string_view line) {
    if (!log_.is_open()) return;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - log_start_;
    log_ << std::to_string(time.count()) << ' ' << direction << ' ' << line << '\n' << std::flush;
}

}  // namespace janggun::util
