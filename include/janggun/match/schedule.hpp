#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "janggun/match/contestant.hpp"

namespace janggun::match {

// The seed of one of many things, none of which is to resemble another.
[[nodiscard]] std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index);

// One game of a match, all of which follows from its number.
struct Pairing {
    std::int64_t number = 0;  // counted from 0; two in a row are a pair
    std::size_t opening = 0;  // its index
    std::uint64_t seed = 0;   // for the random plies: both games of a pair share it, and no other game does
    Contestant cho = Contestant::a;
};

// Every opening is played twice, with sides swapped, before the next; the seed shuffles them. When all have
// been played, they begin anew in the same order.
class Schedule {
  public:
    // There is at least one opening, and one game. An odd number of games is rounded up.
    Schedule(std::size_t openings, std::int64_t games, std::uint64_t seed);

    [[nodiscard]] std::int64_t games() const noexcept { return games_; }
    [[nodiscard]] Pairing game(std::int64_t number) const;

  private:
    std::vector<std::size_t> order_;
    std::int64_t games_;
    std::uint64_t seed_;
};

}  // namespace janggun::match
