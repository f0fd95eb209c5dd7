// How many nodes a second our search visits, and how many another engine's, by turns on the positions of
// search_positions.epd: programs of their own, one thread and 64 MB each.
//
//   janggun_search_vs_peer OURS [PEER]
//
// OURS, PEER   command lines of UCI engines; PEER is fairy-stockfish where it is not named
//
// Each position is searched for a second by either side, after ucinewgame, in seven rounds. Prints for each
// the medians in thousands of nodes a second and their ratio, then the geometric mean of the ratios. Exit
// status: 0 done, 1 a program failed, 2 bad arguments.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "peer/peer.hpp"
#include "search_tasks.hpp"

namespace {

using namespace janggun;

constexpr int kRounds = 7;
constexpr match::Milliseconds kTime{1000};

using Speeds = std::array<std::vector<double>, 2>;  // ours and the peer's, in nodes a second, by round

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void race(match::Player& ours, match::Player& peer, const std::vector<bench::SearchTask>& tasks,
          std::vector<Speeds>& speeds) {
    search::Limits limits;
    limits.move_time = kTime;
    for (int round = 1; round <= kRounds; ++round) {
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            speeds[i][0].push_back(bench::speed_of(ours, tasks[i].game, limits));
            speeds[i][1].push_back(bench::speed_of(peer, tasks[i].game, limits));
        }
        std::cerr << "round " << round << " of " << kRounds << '\n';
    }
}

void print(const std::vector<bench::SearchTask>& tasks, const std::vector<Speeds>& speeds,
           const std::string& peer_name) {
    std::cout << fmt::format("thousands of nodes a second, one thread; the peer is {}\n", peer_name)
              << fmt::format("{:12}{:>8}{:>8}{:>8}\n", "position", "ours", "peer", "ratio");
    double logs = 0;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const double ours = median(speeds[i][0]);
        const double peers = median(speeds[i][1]);
        std::cout << fmt::format("{:12}{:8.0f}{:8.0f}{:8.2f}\n", tasks[i].name, ours / 1000, peers / 1000,
                                 ours / peers);
        logs += std::log(ours / peers);
    }
    std::cout << fmt::format("{:28}{:8.2f}\n", "geometric mean",
                             std::exp(logs / static_cast<double>(tasks.size())));
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty() || arguments.size() > 2) {
        std::cerr << "usage: janggun_search_vs_peer OURS [PEER]\n";
        return 2;
    }
    try {
        const std::string peer_command =
            arguments.size() > 1 ? arguments[1] : peer::find_program(peer::kPeerName).value_or("");
        match::ProgramPlayer ours = bench::start_searcher(arguments[0]);
        match::ProgramPlayer peer = bench::start_searcher(peer_command);
        const std::vector<bench::SearchTask> tasks = bench::read_search_tasks();
        std::vector<Speeds> speeds(tasks.size());
        race(ours, peer, tasks, speeds);
        print(tasks, speeds, peer.name());
    } catch (const std::exception& error) {
        std::cerr << "janggun_search_vs_peer: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
