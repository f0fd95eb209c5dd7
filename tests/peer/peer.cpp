#include "peer.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"

extern char** environ;

namespace janggun::peer {

namespace {

constexpr std::string_view kNodes = "Nodes searched: ";

// Both ends of a pipe; neither stays open in a child by accident.
std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw PeerError(std::string("no pipe: ") + std::strerror(errno));
    for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
    return ends;
}

}  // namespace

std::optional<std::string> find_program(std::string_view name) {
    const auto can_run = [](const std::string& path) {
        std::error_code ignored;
        return access(path.c_str(), X_OK) == 0 && !std::filesystem::is_directory(path, ignored);
    };
    if (name.find('/') != std::string_view::npos) {
        if (can_run(std::string(name))) return std::string(name);
        return std::nullopt;
    }
    const char* const path = std::getenv("PATH");
    std::string folders = path != nullptr ? path : "";
    folders += ":/usr/games:/usr/local/games:/usr/local/bin";
    for (const std::string_view folder : util::split(folders, ':')) {
        const std::string candidate = std::string(folder) + "/" + std::string(name);
        if (!folder.empty() && can_run(candidate)) return candidate;
    }
    return std::nullopt;
}

Peer::Peer(const std::string& path, Seconds patience) : patience_{patience} {
    // A write to a peer that has died must fail, not end this program.
    std::signal(SIGPIPE, SIG_IGN);
    start(path);
    try {
        introduce();
    } catch (...) {
        close_pipes();
        throw;
    }
}

Peer::~Peer() { close_pipes(); }

void Peer::start(const std::string& path) {
    const auto [child_in, our_out] = make_pipe();
    const auto [our_in, child_out] = make_pipe();
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, child_in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, child_out, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    std::string program = path;
    std::array<char*, 2> argv{program.data(), nullptr};
    pid_t process = -1;
    const int error = posix_spawn(&process, program.c_str(), &actions, &attributes, argv.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    close(child_in);
    close(child_out);
    to_peer_ = our_out;
    from_peer_ = our_in;
    if (error != 0) {
        close_pipes();
        throw PeerError("cannot start " + path + ": " + std::strerror(error));
    }
    process_ = process;
}

// Closing its input ends a program that reads commands; one that does not end is killed.
void Peer::close_pipes() noexcept {
    for (int* end : {&to_peer_, &from_peer_}) {
        if (*end >= 0) close(*end);
        *end = -1;
    }
    if (process_ < 0) return;
    constexpr int kChecks = 50;
    constexpr useconds_t kPause = 10'000;
    for (int i = 0; i < kChecks; ++i) {
        if (waitpid(process_, nullptr, WNOHANG) != 0) {
            process_ = -1;
            return;
        }
        usleep(kPause);
    }
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = -1;
}

void Peer::fail(const std::string& what) const {
    throw PeerError((name_.empty() ? std::string("the peer") : name_) + " " + what);
}

void Peer::introduce() {
    send("uci");
    const Clock::time_point deadline = Clock::now() + patience_;
    for (;;) {
        const std::string line = read_line(deadline);
        if (line.starts_with("id name ")) name_ = line.substr(std::strlen("id name "));
        if (line.starts_with("option name UCI_Variant ")) rule_sets_ = line;
        if (line == "uciok") return;
    }
}

bool Peer::plays(std::string_view rule_set) const {
    for (const std::string_view word : util::split_words(rule_sets_)) {
        if (word == rule_set) return true;
    }
    return false;
}

PeerCount Peer::perft(std::string_view rule_set, std::string_view fen, int depth) {
    if (rule_set_ != rule_set) send("setoption name UCI_Variant value " + std::string(rule_set));
    rule_set_ = rule_set;
    send("position fen " + std::string(fen));
    // Whatever it has to do for these is no part of the time.
    static_cast<void>(ask("isready", "readyok"));
    const util::Stopwatch watch;
    const std::string line = ask("go perft " + std::to_string(depth), kNodes);
    const double seconds = watch.seconds();
    const auto nodes =
        util::parse_integer(std::string_view(line).substr(kNodes.size()), 0, std::int64_t{1} << 62U);
    if (!nodes) fail("answers " + util::in_quotes(line));
    return {static_cast<std::uint64_t>(*nodes), seconds};
}

std::string Peer::ask(const std::string& question, std::string_view answer_start) {
    send(question);
    const Clock::time_point deadline = Clock::now() + patience_;
    for (;;) {
        std::string line = read_line(deadline);
        if (line.starts_with(answer_start)) return line;
    }
}

void Peer::send(const std::string& line) {
    const std::string text = line + "\n";
    for (std::size_t sent = 0; sent < text.size();) {
        const ssize_t count = write(to_peer_, text.data() + sent, text.size() - sent);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(std::string("does not listen any more: ") + std::strerror(errno));
        sent += static_cast<std::size_t>(count);
    }
}

std::string Peer::read_line(Clock::time_point deadline) {
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) fail("has not answered for " + std::to_string(patience_.count()) + " s");
        const std::size_t end = unread_.find('\n');
        if (end != std::string::npos) {
            std::string line{util::trim(unread_.substr(0, end))};
            unread_.erase(0, end + 1);
            return line;
        }
        pollfd waiting{from_peer_, POLLIN, 0};
        const int ready = poll(&waiting, 1, static_cast<int>(left.count()));
        if (ready < 0 && errno != EINTR) fail(std::string("cannot be heard: ") + std::strerror(errno));
        if (ready <= 0) continue;
        std::array<char, 4096> buffer{};
        const ssize_t count = read(from_peer_, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) fail("has ended before it answered");
        unread_.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace janggun::peer
