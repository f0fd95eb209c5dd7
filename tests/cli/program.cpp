#include "cli/program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): of POSIX
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <thread>

#include <catch2/catch.hpp>

namespace janggun::cli_test {

namespace {

// Longer than anything takes that does not hang.
constexpr int kPatience = 60'000;  // milliseconds

struct Ends {
    int parent_in = -1;
    int parent_out = -1;
    int child_in = -1;
    int child_out = -1;
};

// Of the process that runs one test.
[[noreturn]] void skip(const char* why) {
    constexpr int kSkipped = 77;  // SKIP_RETURN_CODE in CMakeLists.txt
    std::cout << "skipped: " << why << '\n' << std::flush;
    std::_Exit(kSkipped);
}

Ends open_terminal(unsigned short columns) {
    const int parent = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (parent < 0) skip("this machine has no pseudo-terminals to give");
    REQUIRE(grantpt(parent) == 0);
    REQUIRE(unlockpt(parent) == 0);
    const int child = open(ptsname(parent), O_RDWR | O_NOCTTY | O_CLOEXEC);
    REQUIRE(child >= 0);
    const winsize size{24, columns, 0, 0};
    REQUIRE(ioctl(parent, TIOCSWINSZ, &size) == 0);
    return {parent, parent, child, child};
}

Ends open_pipes() {
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    REQUIRE(pipe2(to.data(), O_CLOEXEC) == 0);
    REQUIRE(pipe2(from.data(), O_CLOEXEC) == 0);
    return {to[1], from[0], to[0], from[1]};
}

[[noreturn]] void become_program(const Ends& ends, const Circumstances& circumstances,
                                 char* const* arguments) {
    const bool has_terminal = circumstances.connection == Connection::terminal;
    setsid();
    if (has_terminal) ioctl(ends.child_in, TIOCSCTTY, 0);
    dup2(ends.child_in, STDIN_FILENO);
    dup2(ends.child_out, STDOUT_FILENO);
    if (has_terminal) dup2(ends.child_out, STDERR_FILENO);
    if (!circumstances.output.empty())
        dup2(open(circumstances.output.c_str(), O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
    const rlimit nothing{0, 0};
    setrlimit(RLIMIT_CORE, &nothing);  // of what SIGQUIT ends
    std::signal(SIGINT, SIG_DFL);      // ctest in the background has it ignored
    setenv("TERM", circumstances.term.c_str(), 1);
    execv(JANGGUN_PROGRAM, arguments);
    _exit(127);
}

}  // namespace

Program::Program(const std::vector<std::string>& arguments, const Circumstances& circumstances) {
    std::vector<std::string> words{"janggun"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const bool has_terminal = circumstances.connection == Connection::terminal;
    const Ends ends = has_terminal ? open_terminal(circumstances.columns) : open_pipes();
    process_ = fork();
    REQUIRE(process_ >= 0);
    if (process_ == 0) become_program(ends, circumstances, argv.data());
    // A terminal's own end stays open, so that its settings can be looked at.
    if (!has_terminal) {
        close(ends.child_in);
        close(ends.child_out);
    } else {
        terminal_ = ends.child_in;
    }
    in_ = ends.parent_in;
    out_ = ends.parent_out;
}

Program::~Program() {
    if (process_ > 0) {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
    if (in_ >= 0 && in_ != out_) close(in_);
    close(out_);
    if (terminal_ >= 0) close(terminal_);
}

bool Program::read_more() {
    pollfd ready{out_, POLLIN, 0};
    const int count = poll(&ready, 1, kPatience);
    CAPTURE(output_);
    REQUIRE(count == 1);
    std::array<char, 4096> bytes{};
    const auto size = read(out_, bytes.data(), bytes.size());
    if (size <= 0) return false;
    output_.append(bytes.data(), static_cast<std::size_t>(size));
    return true;
}

std::string Program::wait_for(const std::string& text) {
    for (;;) {
        const std::size_t at = output_.find(text, seen_);
        if (at != std::string::npos) {
            std::string passage = output_.substr(seen_, at + text.size() - seen_);
            seen_ += passage.size();
            return passage;
        }
        CAPTURE(text, output_);
        REQUIRE(read_more());
    }
}

std::string Program::rest() {
    if (terminal_ >= 0) close(terminal_);
    terminal_ = -1;
    while (read_more()) {
    }
    std::string passage = output_.substr(seen_);
    seen_ = output_.size();
    return passage;
}

void Program::type(const std::string& bytes) {
    REQUIRE(write(in_, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
}

void Program::close_input() {
    close(in_);
    in_ = -1;
}

// Linux tells which signals a process holds back or handles.
void Program::wait_until_interruptible() const {
    constexpr int kTries = 60'000;
    constexpr auto kBase = 16;
    for (int i = 0; i < kTries; ++i) {
        std::ifstream file{"/proc/" + std::to_string(process_) + "/status"};
        for (std::string line; std::getline(file, line);) {
            if (!line.starts_with("SigBlk:")) continue;
            if ((std::stoull(line.substr(line.find('\t')), nullptr, kBase) >> (SIGINT - 1U) & 1U) != 0)
                return;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    FAIL("interrupts end the program");
}

void Program::interrupt() const { signal(SIGINT); }

void Program::signal(int number) const { REQUIRE(kill(process_, number) == 0); }

void Program::interrupt_until_ended() const {
    constexpr std::chrono::milliseconds kPause{50};
    for (int waited = 0; waited < kPatience; waited += static_cast<int>(kPause.count())) {
        siginfo_t end{};
        REQUIRE(waitid(P_PID, static_cast<id_t>(process_), &end, WEXITED | WNOHANG | WNOWAIT) == 0);
        if (end.si_pid == process_) return;
        interrupt();
        std::this_thread::sleep_for(kPause);
    }
    FAIL("interrupts do not end the program");
}

int Program::status() {
    constexpr int kSignals = 128;
    int state = 0;
    REQUIRE(waitpid(process_, &state, 0) == process_);
    process_ = -1;
    return WIFEXITED(state) ? WEXITSTATUS(state) : kSignals + WTERMSIG(state);
}

bool Program::is_terminal_plain() const {
    termios settings{};
    REQUIRE(tcgetattr(out_, &settings) == 0);
    return (settings.c_lflag & ECHO) != 0 && (settings.c_lflag & ICANON) != 0;
}

}  // namespace janggun::cli_test
