#pragma once

#include <cstdint>

namespace janggun::util {

// SplitMix64 (Steele, Lea and Flood, 2014): small, seeded, usable at compile time. Not for secrets.
class Rng {
  public:
    explicit constexpr Rng(std::uint64_t seed) noexcept : state_{seed} {}

    constexpr std::uint64_t next() noexcept {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    // A number in [0, bound); the bias is below 2^-32 for the small bounds used here.
    constexpr std::uint32_t below(std::uint32_t bound) noexcept {
        return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U);
    }

  private:
    std::uint64_t state_;
};

}  // namespace janggun::util
