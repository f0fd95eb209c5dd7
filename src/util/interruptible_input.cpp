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

// On this system nothing interrupts the input: see InterruptWatch.
InterruptibleInput::InterruptibleInput() = default;
InterruptibleInput::~InterruptibleInput() = default;
void InterruptibleInput::interrupt() noexcept {}
void InterruptibleInput::rearm() noexcept {}
bool InterruptibleInput::wait() const { return true; }

#else

namespace {

// The end of a pipe as one that never waits, and that is taken for no standard stream where those are closed.
int moved_aside(int end) {
    constexpr int kFirstFree = 3;
    // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): it has no other interface
    const int moved = fcntl(end, F_DUPFD_CLOEXEC, kFirstFree);
    close(end);
    if (moved >= 0) static_cast<void>(fcntl(moved, F_SETFL, O_NONBLOCK));
    // NOLINTEND(cppcoreguidelines-pro-type-vararg)
    return moved;
}

}  // namespace

InterruptibleInput::InterruptibleInput() {
    // If the system has no room for the pipe, nothing interrupts the input.
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return;
    for (std::size_t i = 0; i < ends.size(); ++i) wake_[i] = moved_aside(ends[i]);
}

InterruptibleInput::~InterruptibleInput() {
    for (const int end : wake_)
        if (end >= 0) close(end);
}

void InterruptibleInput::interrupt() noexcept {
    const char any = 0;
    // A full pipe has been written to often enough.
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
    // read() reports what is wrong with the input.
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
        // The stream turns this into a failure.
        if (errno != EINTR && errno != EAGAIN) throw std::system_error{errno, std::generic_category()};
    }
}

}  // namespace janggun::util
