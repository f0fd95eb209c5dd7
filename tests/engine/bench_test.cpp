#include "janggun/engine/bench.hpp"

#include <cstddef>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "janggun/board/movegen.hpp"

using janggun::engine::BenchSettings;
using janggun::engine::BenchStep;
using janggun::engine::BenchTotals;
using janggun::engine::run_bench;

namespace {

BenchSettings bench_to(int depth) {
    BenchSettings settings;
    settings.depth = depth;
    return settings;
}

}  // namespace

TEST_CASE("bench reports every position and sums up their nodes", "[engine]") {
    std::uint64_t sum = 0;
    std::size_t steps = 0;
    std::set<std::string> rule_sets;
    const BenchTotals totals = run_bench(bench_to(2), [&](const BenchStep& step) {
        CHECK(step.number == ++steps);
        CHECK(step.outcome.lines.at(0).depth == 2);
        CHECK(janggun::board::is_legal(step.game.position(), step.outcome.best));
        sum += step.outcome.nodes;
        rule_sets.emplace(step.game.rules().name);
        if (step.number == step.total) CHECK(steps > 10);
    });
    CHECK(totals.nodes == sum);
    CHECK(totals.seconds > 0);
    CHECK(rule_sets.size() == 4);
}

TEST_CASE("bench finds the same nodes every time", "[engine]") {
    const auto ignore = [](const BenchStep&) {};
    const std::uint64_t nodes = run_bench(bench_to(3), ignore).nodes;
    CHECK(run_bench(bench_to(3), ignore).nodes == nodes);
    CHECK(run_bench(bench_to(1), ignore).nodes < nodes);
}

TEST_CASE("threads: bench runs on two of them", "[engine]") {
    BenchSettings settings = bench_to(2);
    settings.threads = 2;
    std::size_t steps = 0;
    CHECK(run_bench(settings, [&steps](const BenchStep&) { ++steps; }).nodes > 0);
    CHECK(steps > 10);
}

TEST_CASE("bench ends when it is told to", "[engine]") {
    std::stop_source source;
    BenchSettings settings = bench_to(60);
    settings.stop = source.get_token();
    source.request_stop();
    std::size_t steps = 0;
    CHECK(run_bench(settings, [&steps](const BenchStep&) { ++steps; }).nodes == 0);
    CHECK(steps == 0);

    std::stop_source later;
    settings.depth = 1;
    settings.stop = later.get_token();
    static_cast<void>(run_bench(settings, [&](const BenchStep& step) {
        ++steps;
        if (step.number == 3) later.request_stop();
    }));
    CHECK(steps == 3);
}

TEST_CASE("the speed is nodes by seconds", "[engine]") {
    CHECK(BenchTotals{1000, 0.5}.nodes_per_second() == 2000);
    CHECK(BenchTotals{1000, 0}.nodes_per_second() == 0);
}
