#include "resignation.hpp"

#include <cstdlib>

namespace janggun::match {

using board::Side;

std::optional<Side> Resignation::after_move(Side side, std::optional<int> score) noexcept {
    if (terms_.moves == 0) return std::nullopt;
    Streak& streak = streaks_[index(side)];
    std::optional<Side> winner;
    if (score && std::abs(*score) >= terms_.centipawns) winner = *score > 0 ? side : other(side);
    if (winner != streak.winner) streak = {winner, 0};
    ++streak.moves;
    const Streak& opposite = streaks_[index(other(side))];
    const bool both_agree = winner && opposite.winner == winner;
    if (!both_agree || streak.moves < terms_.moves || opposite.moves < terms_.moves) return std::nullopt;
    return winner;
}

}  // namespace janggun::match
