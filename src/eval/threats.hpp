#pragma once

#include <array>
#include <cstddef>

#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"
#include "weights.hpp"

// What it is worth to attack a piece, laid out so that no question about the attacked cell is asked.

namespace janggun::eval::threats {

// By what a cell holds: nothing for an empty one, the edge, or the attacker's own pieces.
using ByVictim = std::array<Phased, 64>;

constexpr ByVictim worth_to(board::Side side, board::PieceType attacker) {
    ByVictim worth{};
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        const board::PieceId victim{other(side), slot};
        worth[victim.raw()] = kThreats[index(attacker)][index(victim.type())];
    }
    return worth;
}

template <board::Side kSide, board::PieceType kAttacker>
inline constexpr ByVictim kWorth = worth_to(kSide, kAttacker);

static_assert(board::PieceId::edge().raw() < ByVictim{}.size());

}  // namespace janggun::eval::threats
