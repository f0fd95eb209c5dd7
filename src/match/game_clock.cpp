#include "game_clock.hpp"

#include <algorithm>

namespace janggun::match {

using board::Side;

GameClock::GameClock(const std::array<PlayerLimits, 2>& limits) : limits_{limits} {
    for (const Side side : board::kSides) {
        if (const auto& clock = limits_[index(side)].clock) remaining_[index(side)] = clock->base;
    }
}

search::Limits GameClock::limits_for(Side side) const {
    const PlayerLimits& own = limits_[index(side)];
    search::Limits limits;
    limits.depth = own.depth;
    limits.nodes = own.nodes;
    limits.move_time = own.move_time;
    if (!own.clock) return limits;
    for (const Side whose : board::kSides) {
        const Side known = limits_[index(whose)].clock ? whose : side;
        limits.clocks.remaining[index(whose)] = remaining_[index(known)];
        limits.clocks.increment[index(whose)] = limits_[index(known)].clock->increment;
    }
    return limits;
}

std::optional<Milliseconds> GameClock::allowance(Side side) const {
    const PlayerLimits& own = limits_[index(side)];
    if (!own.clock) return own.move_time;
    return std::min(remaining_[index(side)], own.move_time.value_or(remaining_[index(side)]));
}

void GameClock::charge(Side side, Milliseconds spent) {
    const PlayerLimits& own = limits_[index(side)];
    if (!own.clock) return;
    Milliseconds& remaining = remaining_[index(side)];
    remaining = std::max(remaining - spent, Milliseconds{0}) + own.clock->increment;
}

}  // namespace janggun::match
