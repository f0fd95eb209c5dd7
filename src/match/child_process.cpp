#include "child_process.hpp"

#include <cstddef>

#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

#ifndef _WIN32
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#endif

namespace janggun::match {

#ifdef _WIN32

struct ChildProcess::Handles {};

ChildProcess::ChildProcess(const std::vector<std::string>& /*command*/) {
    throw util::InputError("programs can be run on POSIX systems only, not on Windows");
}
ChildProcess::~ChildProcess() = default;
bool ChildProcess::write_line(std::string_view /*line*/, TimePoint /*deadline*/) { return false; }
ReadResult ChildProcess::read_line(TimePoint /*deadline*/, const std::stop_token& /*stop*/) { return {}; }
void ChildProcess::kill() noexcept {}

#else

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::milliseconds;
using util::InputError;

// This is not in an unnamed namespace, because ChildProcess::Handles has members of the type.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_{number} {}
    Descriptor(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept : number_{std::exchange(other.number_, -1)} {}
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&& other) noexcept {
        close();
        number_ = std::exchange(other.number_, -1);
        return *this;
    }
    ~Descriptor() { close(); }

    [[nodiscard]] int number() const noexcept { return number_; }
    void close() noexcept {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }

  private:
    int number_ = -1;
};

namespace {

struct Pipe {
    Descriptor read;
    Descriptor write;
};

[[noreturn]] void refuse(const std::string& program, int error) {
    throw InputError("cannot run " + util::in_quotes(program) + ": " +
                     std::generic_category().message(error));
}

// The pipe is closed in children that are started meanwhile, lest they keep it open.
Pipe make_pipe(const std::string& program) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) refuse(program, errno);
    return {Descriptor{ends[0]}, Descriptor{ends[1]}};
}

sigset_t set_of(int signal) {
    sigset_t set{};
    sigemptyset(&set);
    sigaddset(&set, signal);
    return set;
}

// While it lives, writing to a program that has ended fails and does nothing else: the signal that would end
// this program is held back, and discarded if it was raised.
class QuietPipe {
  public:
    QuietPipe() : signal_{set_of(SIGPIPE)} {
        sigset_t pending{};
        sigpending(&pending);
        was_pending_ = sigismember(&pending, SIGPIPE) == 1;
        pthread_sigmask(SIG_BLOCK, &signal_, &before_);
    }
    QuietPipe(const QuietPipe&) = delete;
    QuietPipe(QuietPipe&&) = delete;
    QuietPipe& operator=(const QuietPipe&) = delete;
    QuietPipe& operator=(QuietPipe&&) = delete;
    ~QuietPipe() {
        sigset_t pending{};
        sigpending(&pending);
        int taken = 0;
        if (!was_pending_ && sigismember(&pending, SIGPIPE) == 1) sigwait(&signal_, &taken);
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }

  private:
    sigset_t signal_;
    sigset_t before_{};
    bool was_pending_ = false;
};

// The state in which the program starts: its pipes, a process group of its own, and no signal blocked.
class SpawnSettings {
  public:
    SpawnSettings(const Pipe& input, const Pipe& output) {
        posix_spawn_file_actions_init(&actions_);
        posix_spawn_file_actions_adddup2(&actions_, input.read.number(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions_, output.write.number(), STDOUT_FILENO);
        posix_spawnattr_init(&attributes_);
        sigset_t none{};
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setpgroup(&attributes_, 0);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings(SpawnSettings&&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;
    SpawnSettings& operator=(SpawnSettings&&) = delete;
    ~SpawnSettings() {
        posix_spawnattr_destroy(&attributes_);
        posix_spawn_file_actions_destroy(&actions_);
    }

    [[nodiscard]] pid_t spawn(std::vector<std::string> command) const {
        std::vector<char*> arguments;
        arguments.reserve(command.size() + 1);
        for (std::string& word : command) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        pid_t process = 0;
        const int error =
            posix_spawnp(&process, arguments[0], &actions_, &attributes_, arguments.data(), environ);
        if (error != 0) refuse(command[0], error);
        return process;
    }

  private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

// Whether the descriptor can be read or written before the deadline.
bool is_ready(int descriptor, short events, TimePoint deadline) {
    const auto left = std::chrono::ceil<Milliseconds>(deadline - Clock::now());
    pollfd question{descriptor, events, 0};
    return poll(&question, 1, static_cast<int>(std::clamp<Milliseconds::rep>(left.count(), 0, INT_MAX))) > 0;
}

}  // namespace

struct ChildProcess::Handles {
    pid_t process = 0;
    Descriptor input;   // the program's standard input: written here
    Descriptor output;  // the program's standard output: read here

    // Whether the program has ended. It stays a zombie, so its process id is not reused.
    [[nodiscard]] bool has_ended() const {
        siginfo_t information{};
        const int status =
            waitid(P_PID, static_cast<id_t>(process), &information, WEXITED | WNOHANG | WNOWAIT);
        return status != 0 || information.si_pid == process;
    }
};

ChildProcess::ChildProcess(const std::vector<std::string>& command) : handles_{std::make_unique<Handles>()} {
    Pipe input = make_pipe(command[0]);
    Pipe output = make_pipe(command[0]);
    handles_->process = SpawnSettings{input, output}.spawn(command);
    handles_->input = std::move(input.write);
    handles_->output = std::move(output.read);
}

ChildProcess::~ChildProcess() {
    constexpr Milliseconds kPatience{500};
    constexpr Milliseconds kPause{2};
    handles_->input.close();
    const TimePoint deadline = Clock::now() + kPatience;
    while (!handles_->has_ended() && Clock::now() < deadline) std::this_thread::sleep_for(kPause);
    kill();
    while (waitpid(handles_->process, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool ChildProcess::write_line(std::string_view line, TimePoint deadline) {
    const QuietPipe quiet;
    const std::string text = std::string{line} + '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        if (!is_ready(handles_->input.number(), POLLOUT, deadline)) return false;
        // A write of at most PIPE_BUF bytes never blocks when the pipe is ready.
        const ssize_t written =
            write(handles_->input.number(), rest.data(), std::min(rest.size(), std::size_t{PIPE_BUF}));
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

ReadResult ChildProcess::read_line(TimePoint deadline, const std::stop_token& stop) {
    constexpr Milliseconds kSlice{50};  // between two looks at the stop token
    constexpr std::size_t kLongestLine = std::size_t{1} << 20U;
    std::size_t searched = 0;
    while (true) {
        const std::size_t end = buffer_.find('\n', searched);
        const TimePoint now = Clock::now();
        if (stop.stop_requested()) return {ReadStatus::stopped, {}};
        if (end != std::string::npos) {
            ReadResult result{ReadStatus::line, buffer_.substr(0, end)};
            buffer_.erase(0, end + 1);
            return result;
        }
        if (now >= deadline) return {ReadStatus::late, {}};
        if (buffer_.size() > kLongestLine) return {ReadStatus::closed, {}};
        searched = buffer_.size();
        if (!is_ready(handles_->output.number(), POLLIN, std::min(deadline, now + kSlice))) continue;
        std::array<char, 4096> bytes{};
        const ssize_t count = read(handles_->output.number(), bytes.data(), bytes.size());
        if (count == 0 || (count < 0 && errno != EINTR)) return {ReadStatus::closed, {}};
        if (count > 0) buffer_.append(bytes.data(), static_cast<std::size_t>(count));
    }
}

void ChildProcess::kill() noexcept { ::kill(-handles_->process, SIGKILL); }

#endif

}  // namespace janggun::match
