#pragma once

#include <cstdint>

#include "janggun/game/material.hpp"

namespace janggun::eval {

// Units with all pieces on the board, and with none but kings: a position lies between. Both are kept in one
// word, so that one addition adds both: early from bit 40, late from bit 16, and below them room for a caller
// that counts something besides. A negative late part borrows from the early one, which the reading gives
// back; no sum comes near what 24 bits can hold.
class Phased {
  public:
    static constexpr int kFull = game::Material::kFullPhase;
    static constexpr unsigned kSpareBits = 16;  // below the values

    constexpr Phased() noexcept = default;
    constexpr Phased(int early, int late) noexcept
        : raw_{std::int64_t{early} * (std::int64_t{1} << kEarly) +
               std::int64_t{late} * (std::int64_t{1} << kLate)} {}

    // Makes a value from a word whose spare bits may be anything, and raw() turns it back.
    [[nodiscard]] static constexpr Phased from_raw(std::int64_t raw) noexcept {
        Phased value;
        value.raw_ = raw & -(std::int64_t{1} << kSpareBits);
        return value;
    }
    [[nodiscard]] constexpr std::int64_t raw() const noexcept { return raw_; }

    [[nodiscard]] constexpr int early() const noexcept {
        return static_cast<int>((raw_ + (std::int64_t{1} << (kEarly - 1))) >> kEarly);
    }
    [[nodiscard]] constexpr int late() const noexcept {
        constexpr std::uint64_t kMask = (std::uint64_t{1} << (kEarly - kLate)) - 1;
        constexpr int kHalf = 1 << (kEarly - kLate - 1);
        const std::uint64_t shifted = (static_cast<std::uint64_t>(raw_) >> kLate) + kHalf;
        return static_cast<int>(shifted & kMask) - kHalf;
    }

    constexpr Phased& operator+=(Phased other) noexcept {
        raw_ += other.raw_;
        return *this;
    }
    constexpr Phased& operator-=(Phased other) noexcept {
        raw_ -= other.raw_;
        return *this;
    }
    friend constexpr Phased operator+(Phased a, Phased b) noexcept { return a += b; }
    friend constexpr Phased operator-(Phased a, Phased b) noexcept { return a -= b; }
    friend constexpr bool operator==(Phased, Phased) noexcept = default;

    // The value at a phase between 0 and kFull, in 1/kFull of a unit.
    [[nodiscard]] constexpr int at(int phase) const noexcept {
        return early() * phase + late() * (kFull - phase);
    }

  private:
    static constexpr unsigned kLate = kSpareBits;
    static constexpr unsigned kEarly = 40;

    std::int64_t raw_ = 0;
};

static_assert(Phased(-5, 7).early() == -5 && Phased(-5, 7).late() == 7);
static_assert(Phased(5, -7).early() == 5 && Phased(5, -7).late() == -7);
static_assert(Phased(5, -7) + Phased(-6, 6) == Phased(-1, -1) && Phased{} - Phased(1, 2) == Phased(-1, -2));
static_assert(Phased(-30000, 30000).early() == -30000 && Phased(30000, -30000).late() == -30000);

}  // namespace janggun::eval
