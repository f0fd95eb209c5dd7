#pragma once

#include <cstddef>
#include <cstdint>

#include "janggun/eval/phased.hpp"

namespace janggun::eval {

// Squares that a piece can go to, and what it is worth that it can, in one word: the squares counted in the
// spare bits of a phased value. There is room for all that a side's pieces do.
class AttackSum {
  public:
    constexpr AttackSum() noexcept = default;
    constexpr explicit AttackSum(std::size_t squares, Phased value = {}) noexcept
        : raw_{value.raw() + static_cast<std::int64_t>(squares)} {}

    [[nodiscard]] static constexpr AttackSum from_raw(std::int64_t raw) noexcept {
        AttackSum sum;
        sum.raw_ = raw;
        return sum;
    }
    [[nodiscard]] constexpr std::int64_t raw() const noexcept { return raw_; }

    constexpr void add(AttackSum other) noexcept { raw_ += other.raw_; }

    [[nodiscard]] constexpr int squares() const noexcept {
        return static_cast<int>(raw_ & ((1 << Phased::kSpareBits) - 1));
    }
    [[nodiscard]] constexpr Phased value() const noexcept { return Phased::from_raw(raw_); }

  private:
    std::int64_t raw_ = 0;
};

static_assert(AttackSum{3}.squares() == 3 && AttackSum{3}.value() == Phased{});
static_assert(AttackSum(1, {-5, -7}).squares() == 1 && AttackSum(1, {-5, -7}).value() == Phased{-5, -7});

}  // namespace janggun::eval
