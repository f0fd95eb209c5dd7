#pragma once

#include <cstddef>
#include <cstdint>

#include "janggun/eval/phased.hpp"

namespace janggun::eval {

// Squares that are attacked, and what the attacks are worth, in one word: the victims counted from bit 8, the
// squares from bit 0, under a phased value. There is room for all that a side's pieces do.
class AttackSum {
  public:
    constexpr AttackSum() noexcept = default;
    constexpr explicit AttackSum(std::size_t empty_squares) noexcept
        : raw_{static_cast<std::int64_t>(empty_squares)} {}
    [[nodiscard]] static constexpr AttackSum of_victim(Phased value) noexcept {
        AttackSum sum;
        sum.raw_ = value.raw() + kVictim + 1;
        return sum;
    }
    // No square to go to, but worth something.
    [[nodiscard]] static constexpr AttackSum of_value(Phased value) noexcept {
        AttackSum sum;
        sum.raw_ = value.raw();
        return sum;
    }

    [[nodiscard]] static constexpr AttackSum from_raw(std::int64_t raw) noexcept {
        AttackSum sum;
        sum.raw_ = raw;
        return sum;
    }
    [[nodiscard]] constexpr std::int64_t raw() const noexcept { return raw_; }

    constexpr void add(AttackSum other) noexcept { raw_ += other.raw_; }

    [[nodiscard]] constexpr int squares() const noexcept { return static_cast<int>(raw_ & (kVictim - 1)); }
    [[nodiscard]] constexpr bool has_victims() const noexcept { return (raw_ & kVictims) != 0; }
    [[nodiscard]] constexpr Phased value() const noexcept { return Phased::from_raw(raw_); }

  private:
    static constexpr std::int64_t kVictim = 1 << 8;
    static constexpr std::int64_t kVictims = (1 << Phased::kSpareBits) - kVictim;

    std::int64_t raw_ = 0;
};

static_assert(AttackSum{3}.squares() == 3 && !AttackSum{3}.has_victims() && AttackSum{3}.value() == Phased{});
static_assert(AttackSum::of_victim({-5, 7}).squares() == 1 && AttackSum::of_victim({-5, 7}).has_victims());
static_assert(AttackSum::of_victim({-5, -7}).value() == Phased{-5, -7});

}  // namespace janggun::eval
