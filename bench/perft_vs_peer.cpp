// Times our perft and that of another engine, in turn, on the positions of positions.epd: one thread, no
// table of known counts, every line walked on both sides.
//
//   janggun_perft_vs_peer [--rounds N] [--positions FILE] [PROGRAM]
//
// --rounds     how often each position is timed on both sides; the best time counts (default: 3)
// --positions  lines `FEN ;variant NAME ;D<depth> count ;id "name"` (default: those of this folder)
// PROGRAM      the other engine (default: fairy-stockfish, wherever programs and games are installed)
//
// Prints a line for each position: its name, its number of pieces, the depth, the count, both speeds in
// millions of nodes a second, and our speed divided by the peer's; then the geometric means of the ratios.
// Build it optimised. Exit status: 0 done, 1 the counts differ or the peer failed, 2 bad arguments or no
// peer.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/perft.hpp"
#include "janggun/board/position.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"
#include "peer/peer.hpp"

namespace {

using namespace janggun;
using util::in_quotes;
using util::InputError;

constexpr int kThin = 14;  // at most this many pieces

struct Options {
    int rounds = 3;
    std::string positions = JANGGUN_BENCH_POSITIONS;
    std::string peer{peer::kPeerName};
};

Options read_options(int argc, char** argv) {
    constexpr int kMostRounds = 1000;
    Options options;
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool has_value = i + 1 < arguments.size();
        if (arguments[i] == "--rounds" && has_value) {
            const auto rounds = util::parse_integer(arguments[++i], 1, kMostRounds);
            if (!rounds)
                throw InputError(fmt::format("--rounds: {} is not a whole number from 1 to {}",
                                             in_quotes(arguments[i]), kMostRounds));
            options.rounds = static_cast<int>(*rounds);
        } else if (arguments[i] == "--positions" && has_value) {
            options.positions = arguments[++i];
        } else if (arguments[i].starts_with("-")) {
            throw InputError(in_quotes(arguments[i]) + " is not --rounds N or --positions FILE");
        } else {
            options.peer = arguments[i];
        }
    }
    return options;
}

struct Task {
    std::string name;
    std::string fen;
    std::string rules;
    board::Position position;
    int pieces = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
};

int count_pieces(const board::Position& position) {
    int count = 0;
    board::for_each_square([&](board::Square square) { count += position.at(square).is_piece() ? 1 : 0; });
    return count;
}

// Reads one operation: `variant NAME`, `D<depth> count` or `id "name"`.
void read_operation(std::string_view operation, Task& task) {
    const std::vector<std::string_view> words = util::split_words(operation);
    if (words.empty()) return;
    if (words.size() != 2) throw InputError(in_quotes(operation) + " is not a name and a value");
    const auto [name, value] = std::pair{words[0], words[1]};
    if (name == "variant") {
        task.rules = value;
    } else if (name == "id") {
        task.name = value.substr(1, value.size() - 2);
    } else {
        const auto depth = util::parse_integer(name.substr(1), 1, 99);
        const auto nodes = util::parse_integer(value, 0, std::int64_t{1} << 62U);
        if (name[0] != 'D' || !depth || !nodes)
            throw InputError(in_quotes(operation) + " is not a depth and a count, as in D3 33000");
        task.depth = static_cast<int>(*depth);
        task.nodes = static_cast<std::uint64_t>(*nodes);
    }
}

Task read_task(std::string_view line) {
    const std::vector<std::string_view> parts = util::split(line, ';');
    Task task;
    for (std::size_t i = 1; i < parts.size(); ++i) read_operation(parts[i], task);
    const auto rules = game::rule_set_named(task.rules);
    if (!rules) throw InputError("the rule set " + in_quotes(task.rules) + " is unknown");
    if (task.depth == 0) throw InputError("the line expects no count");
    task.fen = util::trim(parts[0]);
    task.position = board::parse_fen(task.fen, game::rules_for(*rules).facing);
    task.pieces = count_pieces(task.position);
    return task;
}

std::vector<Task> read_tasks(const std::string& path) {
    std::ifstream file{path};
    if (!file) throw InputError("cannot read " + path);
    std::vector<Task> tasks;
    for (std::string line; std::getline(file, line);) {
        const std::string_view text = util::trim(line);
        if (!text.empty() && text[0] != '#') tasks.push_back(read_task(text));
    }
    if (tasks.empty()) throw InputError(path + " holds no position");
    return tasks;
}

// Seconds that our perft takes for one count, which is repeated until it can be measured.
double seconds_of_ours(const Task& task) {
    constexpr double kLongEnough = 0.2;
    board::Position position = task.position;
    const util::Stopwatch watch;
    for (int times = 1;; ++times) {
        const std::uint64_t nodes = board::perft(position, task.depth);
        const double seconds = watch.seconds();
        if (nodes != task.nodes)
            throw InputError(fmt::format("{}, depth {}: we count {}, expected {} ({}, {})", task.name,
                                         task.depth, nodes, task.nodes, task.rules, task.fen));
        if (seconds >= kLongEnough) return seconds / times;
    }
}

double seconds_of_peer(const Task& task, peer::Peer& peer) {
    const peer::PeerCount count = peer.perft(task.rules, task.fen, task.depth);
    if (count.nodes == task.nodes) return count.seconds;
    throw InputError(fmt::format("{}, depth {}: {} counts {}, expected {} ({}, {})", task.name, task.depth,
                                 peer.name(), count.nodes, task.nodes, task.rules, task.fen));
}

struct Best {
    double ours = HUGE_VAL;  // seconds of our best count
    double peers = HUGE_VAL;

    [[nodiscard]] double ratio() const { return peers / ours; }
};

// Each round runs all positions, so that other load on the machine falls on both sides and on all positions.
std::vector<Best> race(const std::vector<Task>& tasks, peer::Peer& peer, int rounds) {
    std::vector<Best> best(tasks.size());
    for (int round = 1; round <= rounds; ++round) {
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            best[i].ours = std::min(best[i].ours, seconds_of_ours(tasks[i]));
            best[i].peers = std::min(best[i].peers, seconds_of_peer(tasks[i], peer));
        }
        std::cerr << "round " << round << " of " << rounds << '\n';
    }
    return best;
}

// The geometric mean of the ratios of the positions that `is_wanted`, as a line.
template <class Wanted>
std::string mean_line(std::string_view name, const std::vector<Task>& tasks, const std::vector<Best>& best,
                      const Wanted& is_wanted) {
    double logs = 0;
    int count = 0;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        if (!is_wanted(tasks[i])) continue;
        logs += std::log(best[i].ratio());
        ++count;
    }
    if (count == 0) return {};
    return fmt::format("geometric mean of {:32}{:8.1f}   ({} positions)\n", name, std::exp(logs / count),
                       count);
}

void print(const std::vector<Task>& tasks, const std::vector<Best>& best, const std::string& peer_name) {
    std::cout << fmt::format("millions of nodes a second, one thread, no table; the peer is {}\n", peer_name)
              << fmt::format("{:12}{:>7}{:>7}{:>12}{:>9}{:>9}{:>8}   rules\n", "position", "pieces", "depth",
                             "nodes", "ours", "peer", "ratio");
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const Task& task = tasks[i];
        const double millions = static_cast<double>(task.nodes) / 1e6;
        std::cout << fmt::format("{:12}{:7}{:7}{:12}{:9.1f}{:9.2f}{:8.1f}   {}\n", task.name, task.pieces,
                                 task.depth, task.nodes, millions / best[i].ours, millions / best[i].peers,
                                 best[i].ratio(), task.rules);
    }
    std::cout << mean_line("all", tasks, best, [](const Task&) { return true; })
              << mean_line(fmt::format("those with {} pieces at most", kThin), tasks, best,
                           [](const Task& task) { return task.pieces <= kThin; })
              << mean_line("the others", tasks, best, [](const Task& task) { return task.pieces > kThin; });
}

int complain(const std::string& message, int status) {
    std::cerr << "janggun_perft_vs_peer: " << message << '\n';
    return status;
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<Task> tasks;
    Options options;
    std::optional<std::string> path;
    try {
        options = read_options(argc, argv);
        tasks = read_tasks(options.positions);
        path = peer::find_program(options.peer);
        if (!path)
            throw InputError(options.peer +
                             " is not installed: install it, or name another engine's program");
    } catch (const InputError& error) {
        return complain(error.what(), 2);
    }
    try {
        constexpr peer::Peer::Seconds kPatience{120};
        peer::Peer peer{*path, kPatience};
        for (const Task& task : tasks) {
            if (!peer.plays(task.rules)) throw peer::PeerError(peer.name() + " does not play " + task.rules);
        }
        print(tasks, race(tasks, peer, options.rounds), peer.name());
        return 0;
    } catch (const std::runtime_error& error) {
        return complain(error.what(), 1);
    }
}
