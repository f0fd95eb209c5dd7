// How many nodes a second builds of this engine search, by turns on the positions of search_positions.epd:
// for changes of a percent, which other measures drown.
//
//   janggun_search_builds ROUNDS BUILD BUILD...
//
// ROUNDS   how often each build searches each position, 4 to 1000: 8 to 12 repeat within a percent
// BUILD    command lines of UCI engines, of one search or of several, the one to compare with first
//
// Each search has 800,000 nodes, after ucinewgame, one thread and 64 MB. What disturbs a search makes it
// slower, so the fastest quarter of the searches counts. Prints thousands of nodes a second for each build
// and position, and how many times those of the first one that is, with the geometric mean last. Exit status:
// 0 done, 1 a program failed, 2 bad arguments.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <iostream>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "janggun/util/text.hpp"
#include "search_tasks.hpp"

namespace {

using namespace janggun;

constexpr int kFewestRounds = 4;
constexpr int kMostRounds = 1000;

struct Build {
    Build(const std::string& command, std::size_t positions)
        : name{command}, player{bench::start_searcher(command)}, speeds(positions) {}

    std::string name;
    match::ProgramPlayer player;
    std::vector<std::vector<double>> speeds;  // indexed by position and round
};

double mean_of_fastest_quarter(std::vector<double> speeds) {
    std::sort(speeds.begin(), speeds.end(), std::greater<>{});
    const auto count = static_cast<std::ptrdiff_t>(speeds.size() / 4);
    return std::accumulate(speeds.begin(), speeds.begin() + count, 0.0) / static_cast<double>(count);
}

void race(int rounds, const std::vector<bench::SearchTask>& tasks, std::deque<Build>& builds) {
    search::Limits limits;
    limits.nodes = 800'000;
    for (int round = 1; round <= rounds; ++round) {
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            for (Build& build : builds)
                build.speeds[i].push_back(bench::speed_of(build.player, tasks[i].game, limits));
        }
        std::cerr << "round " << round << " of " << rounds << '\n';
    }
}

void print(const std::vector<bench::SearchTask>& tasks, const std::deque<Build>& builds) {
    for (const Build& build : builds) {
        std::cout << build.name << '\n';
        double logs = 0;
        for (std::size_t i = 0; i < tasks.size(); ++i) {
            const double speed = mean_of_fastest_quarter(build.speeds[i]);
            const double ratio = speed / mean_of_fastest_quarter(builds.front().speeds[i]);
            std::cout << fmt::format("  {:12}{:8.0f}{:8.3f}\n", tasks[i].name, speed / 1000, ratio);
            logs += std::log(ratio);
        }
        std::cout << fmt::format("  {:20}{:8.3f}\n", "geometric mean",
                                 std::exp(logs / static_cast<double>(tasks.size())));
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto rounds =
        arguments.size() < 3 ? std::nullopt : util::parse_integer(arguments[0], kFewestRounds, kMostRounds);
    if (!rounds) {
        std::cerr << "usage: janggun_search_builds ROUNDS BUILD BUILD..., 4 rounds or more\n";
        return 2;
    }
    try {
        const std::vector<bench::SearchTask> tasks = bench::read_search_tasks();
        std::deque<Build> builds;  // a deque, because it never moves its elements
        for (std::size_t i = 1; i < arguments.size(); ++i) builds.emplace_back(arguments[i], tasks.size());
        race(static_cast<int>(*rounds), tasks, builds);
        print(tasks, builds);
    } catch (const std::exception& error) {
        std::cerr << "janggun_search_builds: " << error.what() << '\n';
        return 1;
    }
    return 0;
}
