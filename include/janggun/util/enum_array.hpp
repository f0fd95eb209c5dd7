#pragma once

#include <array>
#include <cstddef>

namespace janggun::util {

// An array with a value for each of the first `kSize` enumerators of `Enum`, indexed by the enumerator
// itself. It is filled like an array, in the order of the enumerators.
template <class Enum, class T, std::size_t kSize>
struct EnumArray {
    std::array<T, kSize> values{};

    [[nodiscard]] constexpr T& operator[](Enum key) noexcept { return values[static_cast<std::size_t>(key)]; }
    [[nodiscard]] constexpr const T& operator[](Enum key) const noexcept {
        return values[static_cast<std::size_t>(key)];
    }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return kSize; }
    [[nodiscard]] constexpr T* begin() noexcept { return values.data(); }
    [[nodiscard]] constexpr T* end() noexcept { return values.data() + kSize; }
    [[nodiscard]] constexpr const T* begin() const noexcept { return values.data(); }
    [[nodiscard]] constexpr const T* end() const noexcept { return values.data() + kSize; }

    friend constexpr bool operator==(const EnumArray&, const EnumArray&) noexcept = default;
};

}  // namespace janggun::util
