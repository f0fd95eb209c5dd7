#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "janggun/match/contestant.hpp"
#include "janggun/match/referee.hpp"
#include "janggun/match/statistics.hpp"

namespace janggun::match {

struct FaultCounts {
    std::int64_t time = 0;
    std::int64_t illegal_moves = 0;
    std::int64_t crashes = 0;
    std::int64_t no_answers = 0;

    [[nodiscard]] std::int64_t total() const noexcept { return time + illegal_moves + crashes + no_answers; }
};

struct ContestantTotals {
    Effort effort;
    FaultCounts faults;
};

// The results of the games of a match.
class Tally {
  public:
    void add(std::int64_t number, Contestant cho, const PlayedGame& game);

    [[nodiscard]] std::int64_t games() const noexcept { return wins_ + draws_ + losses_; }
    // The games that A won, drew and lost.
    [[nodiscard]] std::int64_t wins() const noexcept { return wins_; }
    [[nodiscard]] std::int64_t draws() const noexcept { return draws_; }
    [[nodiscard]] std::int64_t losses() const noexcept { return losses_; }
    // The pairs whose two games are both known.
    [[nodiscard]] const PairCounts& pairs() const noexcept { return pairs_; }
    [[nodiscard]] const ContestantTotals& of(Contestant contestant) const noexcept {
        return totals_[index(contestant)];
    }
    [[nodiscard]] bool has_faults() const noexcept;

  private:
    void add_to_pair(std::int64_t pair, int half_points);

    std::int64_t wins_ = 0;
    std::int64_t draws_ = 0;
    std::int64_t losses_ = 0;
    PairCounts pairs_{};
    std::map<std::int64_t, int> halves_;  // A's half points in pairs with one known game, by pair
    std::array<ContestantTotals, 2> totals_;
};

}  // namespace janggun::match
