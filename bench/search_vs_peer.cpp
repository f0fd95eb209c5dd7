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
#include <fstream>
#include <iostream>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/game/game.hpp"
#include "janggun/match/program_player.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/stopwatch.hpp"
#include "janggun/util/text.hpp"
#include "peer/peer.hpp"

namespace {

using namespace janggun;
using util::InputError;

constexpr int kRounds = 7;
constexpr match::Milliseconds kTime{1000};
constexpr match::Milliseconds kPatience{10'000};

struct Task {
    std::string name;
    game::Game game;
    std::array<std::vector<double>, 2> speeds;  // ours and the peer's, in nodes a second, by round
};

std::vector<Task> read_tasks() {
    std::ifstream file{JANGGUN_BENCH_POSITIONS};
    if (!file) throw InputError("cannot read " JANGGUN_BENCH_POSITIONS);
    constexpr game::RuleSet kRules = game::RuleSet::janggi;
    std::vector<Task> tasks;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const std::vector<std::string_view> parts = util::split(line, ';');
        const auto position = board::parse_fen(util::trim(parts[0]), game::rules_for(kRules).facing);
        tasks.push_back({std::string{util::trim(parts.at(1))}, game::Game{kRules, position}, {}});
    }
    return tasks;
}

match::ProgramPlayer start(std::string_view command) {
    return match::ProgramPlayer{{match::split_command(command), {{"Hash", "64"}, {"Threads", "1"}}}};
}

double speed_of(match::Player& player, const game::Game& game) {
    const std::stop_token never;
    if (const auto complaint = player.new_game(never)) throw InputError(player.name() + " " + *complaint);
    search::Limits limits;
    limits.move_time = kTime;
    const util::Stopwatch watch;
    const match::Reply reply = player.think({game, {}, game, limits, kTime + kPatience, never});
    if (reply.fault != match::Fault::none || !reply.nodes)
        throw InputError(player.name() + " did not search");
    return static_cast<double>(*reply.nodes) / watch.seconds();
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void race(match::Player& ours, match::Player& peer, std::vector<Task>& tasks) {
    for (int round = 1; round <= kRounds; ++round) {
        for (Task& task : tasks) {
            task.speeds[0].push_back(speed_of(ours, task.game));
            task.speeds[1].push_back(speed_of(peer, task.game));
        }
        std::cerr << "round " << round << " of " << kRounds << '\n';
    }
}

void print(const std::vector<Task>& tasks, const std::string& peer_name) {
    std::cout << fmt::format("thousands of nodes a second, one thread; the peer is {}\n", peer_name)
              << fmt::format("{:12}{:>8}{:>8}{:>8}\n", "position", "ours", "peer", "ratio");
    double logs = 0;
    for (const Task& task : tasks) {
        const double ours = median(task.speeds[0]);
        const double peers = median(task.speeds[1]);
        std::cout << fmt::format("{:12}{:8.0f}{:8.0f}{:8.2f}\n", task.name, ours / 1000, peers / 1000,
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
        match::ProgramPlayer ours = start(arguments[0]);
        match::ProgramPlayer peer = start(peer_command);
        std::vector<Task> tasks = read_tasks();
        race(ours, peer, tasks);
        print(tasks, peer.name());
    } catch (const std::exception& error) {
        std::cerr << "janggun_search_vs_peer: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
