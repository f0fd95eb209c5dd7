#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/setup.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/train/record.hpp"

namespace janggun::train {

// The results of the games under one rule set, or of all games.
struct ResultCounts {
    std::int64_t games = 0;
    std::int64_t cho_wins = 0;
    std::int64_t han_wins = 0;
    std::int64_t draws = 0;
    std::int64_t positions = 0;     // the number of positions with a score
    std::int64_t random_plies = 0;  // plies before those positions

    [[nodiscard]] std::int64_t plies() const noexcept { return positions + random_plies; }

    void add(const GameRecord& game) noexcept;
};

// The games of a file in numbers.
struct Summary {
    ResultCounts all;
    std::array<ResultCounts, game::kRules.size()> by_rules;
    std::array<std::int64_t, kEndings> by_ending{};  // indexed by ending, mate first
    std::array<std::int64_t, board::kSetups.size() * board::kSetups.size()> by_setups{};

    void add(const GameRecord& game) noexcept;

    [[nodiscard]] std::int64_t count(Ending ending) const noexcept {
        return by_ending[static_cast<std::size_t>(ending) - 1];
    }
};

}  // namespace janggun::train
