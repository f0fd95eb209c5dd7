#include "janggun/match/tally.hpp"

#include <algorithm>
#include <cstddef>

namespace janggun::match {

using game::Result;

namespace {

// A's half points of a game.
int half_points(Result result, Contestant cho) {
    if (result == Result::draw) return 1;
    return (result == Result::cho_wins) == (cho == Contestant::a) ? 2 : 0;
}

void count(FaultCounts& counts, Fault fault) {
    switch (fault) {
        case Fault::time: ++counts.time; break;
        case Fault::illegal_move: ++counts.illegal_moves; break;
        case Fault::crash: ++counts.crashes; break;
        case Fault::no_answer: ++counts.no_answers; break;
        case Fault::none: break;
    }
}

}  // namespace

void Tally::add(std::int64_t number, Contestant cho, const PlayedGame& game) {
    const int points = half_points(game.record.result, cho);
    if (points == 1) {
        ++draws_;
    } else {
        ++(points == 2 ? wins_ : losses_);
    }
    add_to_pair(number / 2, points);
    for (const board::Side side : board::kSides) {
        ContestantTotals& totals = totals_[index(side == board::Side::cho ? cho : other(cho))];
        totals.effort += game.efforts[index(side)];
        if (side == game.culprit) count(totals.faults, game.fault);
    }
}

bool Tally::has_faults() const noexcept {
    return std::any_of(totals_.begin(), totals_.end(),
                       [](const ContestantTotals& totals) { return totals.faults.total() > 0; });
}

void Tally::add_to_pair(std::int64_t pair, int half_points) {
    const auto [known, is_first] = halves_.try_emplace(pair, half_points);
    if (is_first) return;
    const int of_both = known->second + half_points;
    ++pairs_[static_cast<std::size_t>(of_both)];
    halves_.erase(known);
}

}  // namespace janggun::match
