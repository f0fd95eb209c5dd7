#include "janggun/match/schedule.hpp"

#include <numeric>
#include <utility>

#include "janggun/util/assert.hpp"
#include "janggun/util/rng.hpp"

namespace janggun::match {

std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) {
    util::Rng rng{seed};
    return util::Rng{rng.next() + index}.next();
}

Schedule::Schedule(std::size_t openings, std::int64_t games, std::uint64_t seed)
    : order_(openings), games_{games + games % 2}, seed_{seed} {
    JANGGUN_ASSERT(openings > 0 && games > 0);
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    util::Rng rng{seed};
    for (std::size_t left = openings; left > 1; --left)
        std::swap(order_[left - 1], order_[rng.below(static_cast<std::uint32_t>(left))]);
}

Pairing Schedule::game(std::int64_t number) const {
    const auto pair = static_cast<std::size_t>(number / 2);
    return {number, order_[pair % order_.size()], seed_of(seed_, pair),
            number % 2 == 0 ? Contestant::a : Contestant::b};
}

}  // namespace janggun::match
