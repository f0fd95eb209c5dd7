#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

// Another Janggi engine that speaks UCI, as a child process: an oracle for counts and a yardstick for speed.

namespace janggun::peer {

inline constexpr std::string_view kPeerName = "fairy-stockfish";

// It cannot be started, it died, or it did not answer in time.
class PeerError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// Where the program lies: `name` itself where it is a path, otherwise on the search path or where games are
// installed.
[[nodiscard]] std::optional<std::string> find_program(std::string_view name);

struct PeerCount {
    std::uint64_t nodes = 0;
    double seconds = 0;  // from the question to the answer
};

class Peer {
  public:
    using Seconds = std::chrono::seconds;

    // Starts the program at `path`. No answer may take longer than `patience`.
    Peer(const std::string& path, Seconds patience);
    Peer(const Peer&) = delete;
    Peer(Peer&&) = delete;
    Peer& operator=(const Peer&) = delete;
    Peer& operator=(Peer&&) = delete;
    ~Peer();

    // "Fairy-Stockfish 14" or the like.
    [[nodiscard]] const std::string& name() const noexcept { return name_; }
    [[nodiscard]] bool plays(std::string_view rule_set) const;

    [[nodiscard]] PeerCount perft(std::string_view rule_set, std::string_view fen, int depth);

  private:
    using Clock = std::chrono::steady_clock;

    void start(const std::string& path);
    void introduce();
    void send(const std::string& line);
    // Sends a line, and returns the first one of the answer that starts so.
    [[nodiscard]] std::string ask(const std::string& question, std::string_view answer_start);
    [[nodiscard]] std::string read_line(Clock::time_point deadline);
    void close_pipes() noexcept;
    [[noreturn]] void fail(const std::string& what) const;

    Seconds patience_;
    int process_ = -1;
    int to_peer_ = -1;
    int from_peer_ = -1;
    std::string unread_;
    std::string name_;
    std::string rule_sets_;  // the line that lists them
    std::string rule_set_;   // the one that is set
};

}  // namespace janggun::peer
