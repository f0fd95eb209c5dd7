#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"

namespace janggun::board {

// How many lines of `depth` plies the rules allow from here: 1 at depth 0, and none through a position in
// which the game has ended. `position` is back as it was when it returns. Allocates nothing and starts no
// thread: divide() is checked against it, and speed is measured with it.
[[nodiscard]] std::uint64_t perft(Position& position, int depth) noexcept;

struct PerftSettings {
    int depth = 1;  // at least 1
    unsigned threads = 1;
    std::size_t hash_megabytes = 0;  // 0 for no table: every line is walked
    std::stop_token stop = {};       // ends the count early; the numbers mean nothing then
};

struct RootCount {
    Move move;
    std::uint64_t nodes = 0;
};

struct PerftProgress {
    std::size_t done = 0;  // parts of the work
    std::size_t total = 0;
    std::uint64_t nodes = 0;  // counted so far
};

// The count below each root move, in the order of generation. Where `report` is given it is called several
// times a second, on the calling thread. Throws std::bad_alloc when there is no memory for the table,
// and std::system_error when the threads cannot be started.
[[nodiscard]] std::vector<RootCount> divide(const Position& position, const PerftSettings& settings,
                                            const std::function<void(const PerftProgress&)>& report = {});

}  // namespace janggun::board
