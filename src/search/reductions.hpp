#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "janggun/board/move.hpp"
#include "janggun/util/assert.hpp"

namespace janggun::search {

namespace detail {

// The binary logarithm in 1/256, from whole numbers alone, so that it is the same on every machine.
constexpr int binary_logarithm(std::uint32_t number) {
    constexpr unsigned kFraction = 16;  // bits
    int whole = 0;
    while ((number >> static_cast<unsigned>(whole + 1)) != 0) ++whole;
    std::uint64_t mantissa = (std::uint64_t{number} << kFraction) >> static_cast<unsigned>(whole);
    int result = whole * 256;
    for (int bit = 128; bit > 0; bit /= 2) {
        mantissa = mantissa * mantissa >> kFraction;
        if (mantissa < std::uint64_t{2} << kFraction) continue;
        mantissa /= 2;
        result += bit;
    }
    return result;
}

inline constexpr std::size_t kLogarithms = 128;

constexpr std::array<int, kLogarithms> logarithms() {
    std::array<int, kLogarithms> table{};
    for (std::size_t i = 1; i < kLogarithms; ++i) table[i] = binary_logarithm(static_cast<std::uint32_t>(i));
    return table;
}

inline constexpr auto kLogarithm = logarithms();

}  // namespace detail

// How much of a ply something is, or how many plies: not to be mixed with depths, which are whole ones.
struct Hundredths {
    int value = 0;

    [[nodiscard]] constexpr int plies() const noexcept { return value / 100; }
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 finds a literal 0 in every spaceship
    friend constexpr auto operator<=>(Hundredths, Hundredths) noexcept = default;
};

// How much less deep the move that comes `number`th is looked at: a base, and the product of the logarithms
// of depth and number over a divisor in hundredths.
[[nodiscard]] constexpr Hundredths reduction_of(int depth, int number, int base_percent,
                                                int divisor_percent) noexcept {
    const auto logarithm = [](int value) {
        return detail::kLogarithm[static_cast<std::size_t>(
            std::clamp(value, 1, int{detail::kLogarithms} - 1))];
    };
    constexpr int kOne = 256 * 256 / 100;
    return {base_percent + logarithm(depth) * logarithm(number) / kOne * 100 / divisor_percent};
}

static_assert(detail::binary_logarithm(1) == 0 && detail::binary_logarithm(8) == 768);
static_assert(reduction_of(1, 1, 80, 458).value == 80 && reduction_of(10, 20, 80, 458).value == 393);

// All of them, for every move asks for two or three.
class Reductions {
  public:
    void fill(int base_percent, int divisor_percent) noexcept {
        for (int depth = 0; depth < kDepths; ++depth) {
            for (int number = 0; number < kNumbers; ++number)
                table_[place(depth, number)] = static_cast<std::int16_t>(
                    reduction_of(depth, number, base_percent, divisor_percent).value);
        }
    }
    [[nodiscard]] Hundredths of(int depth, int number) const noexcept {
        JANGGUN_ASSERT(depth >= 0 && number >= 0 && number < kNumbers);
        return {table_[place(std::min(depth, kDepths - 1), number)]};
    }

  private:
    static constexpr int kDepths = 128;
    static constexpr int kNumbers = board::kMaxMoves + 2;  // the one after the last is asked about, too

    [[nodiscard]] static constexpr std::size_t place(int depth, int number) noexcept {
        return static_cast<std::size_t>(depth) * kNumbers + static_cast<std::size_t>(number);
    }

    std::array<std::int16_t, std::size_t{kDepths} * kNumbers> table_{};
};

}  // namespace janggun::search
