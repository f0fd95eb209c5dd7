#include "janggun/util/interruptible_input.hpp"

#include <cerrno>
#include <system_error>

#ifdef _WIN32
#include <io.h>
#else
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#endif

namespace janggun::util {

namespace {

constexpr int kStandardInput = 0;

}  // namespace

#ifdef _WIN32

// Nothing interrupts: see InterruptWatch.
InterruptibleInput::InterruptibleInput() = default;
InterruptibleInput::~InterruptibleInput() = default;
void InterruptibleInput::interrupt() noexcept {}
void InterruptibleInput::rearm() noexcept {}
bool InterruptibleInput::wait() const { return true; }

#else

InterruptibleInput::InterruptibleInput() {
    // Without the pipe, for which the system may have no room, nothing interrupts.
    if (pipe(wake_.data()) != 0) return;
    for (const int end : wake_) {
        // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): it has no other interface
        static_cast<void>(fcntl(end, F_SETFD, FD_CLOEXEC));
        static_cast<void>(fcntl(end, F_SETFL, O_NONBLOCK));
        // NOLINTEND(cppcoreguidelines-pro-type-vararg)
    }
}

InterruptibleInput::~InterruptibleInput() {
    for (const int end : wake_)
        if (end >= 0) close(end);
}

void InterruptibleInput::interrupt() noexcept {
    const char any = 0;
    // Where the pipe is full it has been written to often enough.
    [[maybe_unused]] const auto written = write(wake_[1], &any, 1);
}

void InterruptibleInput::rearm() noexcept {
    was_interrupted_ = false;
    std::array<char, 64> dropped{};
    while (read(wake_[0], dropped.data(), dropped.size()) > 0) {
    }
}

bool InterruptibleInput::wait() const {
    std::array<pollfd, 2> ends{pollfd{kStandardInput, POLLIN, 0}, pollfd{wake_[0], POLLIN, 0}};
    // What is wrong with the input is for read() to tell.
    while (poll(ends.data(), ends.size(), -1) < 0 && errno == EINTR) {
    }
    return (static_cast<unsigned>(ends[1].revents) & static_cast<unsigned>(POLLIN)) == 0;
}

#endif

InterruptibleInput::int_type InterruptibleInput::underflow() {
    for (;;) {
        if (!wait()) {
            was_interrupted_ = true;
            return traits_type::eof();
        }
        const auto count = read(kStandardInput, buffer_.data(), static_cast<unsigned>(buffer_.size()));
        if (count == 0) return traits_type::eof();
        if (count > 0) {
            setg(buffer_.data(), buffer_.data(), buffer_.data() + count);
            return traits_type::to_int_type(buffer_.front());
        }
        // The stream makes a failure of it.
        if (errno != EINTR && errno != EAGAIN) throw std::system_error{errno, std::generic_category()};
    }
}

}  // namespace janggun::util
