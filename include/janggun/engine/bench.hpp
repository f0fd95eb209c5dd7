#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>

#include "janggun/game/game.hpp"
#include "janggun/search/report.hpp"

namespace janggun::engine {

// A fixed amount of searching over all rule sets and phases of the game. With one thread the number of nodes
// is the same on every machine: it is the signature of the search.
struct BenchSettings {
    int depth = 20;
    int hash_megabytes = 16;
    int threads = 1;
    std::stop_token stop;
};

struct BenchStep {
    std::size_t number;  // from 1
    std::size_t total;
    const game::Game& game;
    const search::Outcome& outcome;
};

struct BenchTotals {
    std::uint64_t nodes = 0;
    double seconds = 0;

    [[nodiscard]] std::uint64_t nodes_per_second() const noexcept {
        return seconds > 0 ? static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds) : 0;
    }
};

// Calls `report` after each position, on the calling thread. Throws std::bad_alloc if the machine does not
// have the memory.
[[nodiscard]] BenchTotals run_bench(const BenchSettings& settings,
                                    const std::function<void(const BenchStep&)>& report);

}  // namespace janggun::engine
