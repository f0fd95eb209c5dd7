#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"
#include "weights.hpp"

// What a piece can do on a square, laid out so that one addition counts it.

namespace janggun::eval::threats {

// A count of squares and a sum of phased values in one number: early from bit 40, late from bit 16, the count
// from bit 0. Sums stay far below what a part can hold, and a negative part borrows from the one above, which
// the reading gives back.
class Sum {
  public:
    constexpr Sum() noexcept = default;
    constexpr Sum(int count, Phased value) noexcept
        : raw_{std::int64_t{value.early} * (std::int64_t{1} << kEarly) +
               std::int64_t{value.late} * (std::int64_t{1} << kLate) + count} {}

    // Adds where `wanted`, without a branch.
    constexpr void add_if(Sum other, bool wanted) noexcept {
        raw_ += -static_cast<std::int64_t>(wanted) & other.raw_;
    }
    constexpr void add(Sum other) noexcept { raw_ += other.raw_; }

    [[nodiscard]] constexpr int count() const noexcept { return static_cast<int>(raw_ & ((1 << kLate) - 1)); }
    [[nodiscard]] constexpr Phased value() const noexcept {
        const std::int64_t values = raw_ >> kLate;
        constexpr unsigned kWidth = kEarly - kLate;
        constexpr std::int64_t kHalf = std::int64_t{1} << (kWidth - 1);
        const std::int64_t late = ((values + kHalf) & ((std::int64_t{1} << kWidth) - 1)) - kHalf;
        return {static_cast<int>((values - late) >> kWidth), static_cast<int>(late)};
    }

  private:
    static constexpr unsigned kLate = 16;
    static constexpr unsigned kEarly = 40;

    std::int64_t raw_ = 0;
};

static_assert(Sum{3, {-5, 7}}.count() == 3 && Sum{3, {-5, 7}}.value() == Phased{-5, 7});
static_assert(Sum{0, {5, -7}}.value() == Phased{5, -7} && Sum{9, {-1, -1}}.value() == Phased{-1, -1});

// By what the square holds: an empty one counts, an enemy is also a threat; the edge and the attacker's own
// pieces are nothing.
using ByVictim = std::array<Sum, 64>;

constexpr ByVictim worth_to(board::Side side, board::PieceType attacker) {
    ByVictim worth{};
    worth[board::PieceId::none().raw()] = Sum{1, {}};
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        const board::PieceId victim{other(side), slot};
        worth[victim.raw()] = Sum{1, kThreats[index(attacker)][index(victim.type())]};
    }
    return worth;
}

template <board::Side kSide, board::PieceType kAttacker>
inline constexpr ByVictim kWorth = worth_to(kSide, kAttacker);

static_assert(board::PieceId::edge().raw() < ByVictim{}.size());

}  // namespace janggun::eval::threats
