#pragma once

#include <cstddef>
#include <iterator>

namespace janggun::util {

// An array with a value for each of the first `kSize` enumerators of `Enum`, indexed by the enumerator
// itself. It is filled like a std::array, in the order of the enumerators.
template <class Enum, class T, std::size_t kSize>
struct EnumArray {
    T values[kSize]{};

    [[nodiscard]] constexpr T& operator[](Enum key) noexcept { return values[static_cast<std::size_t>(key)]; }
    [[nodiscard]] constexpr const T& operator[](Enum key) const noexcept {
        return values[static_cast<std::size_t>(key)];
    }

    constexpr void fill(const T& value) noexcept {
        for (T& each : values) each = value;
    }
    [[nodiscard]] constexpr std::size_t size() const noexcept { return kSize; }
    [[nodiscard]] constexpr T* begin() noexcept { return std::begin(values); }
    [[nodiscard]] constexpr T* end() noexcept { return std::end(values); }
    [[nodiscard]] constexpr const T* begin() const noexcept { return std::begin(values); }
    [[nodiscard]] constexpr const T* end() const noexcept { return std::end(values); }

    friend constexpr bool operator==(const EnumArray&, const EnumArray&) noexcept = default;
};

}  // namespace janggun::util
