#pragma once

#include <cstddef>
#include <cstdint>

#include "janggun/board/types.hpp"

namespace janggun::board {

// Some of the seven types of pieces.
class TypeSet {
  public:
    [[nodiscard]] static constexpr TypeSet all() noexcept { return from_raw((1U << kPieceTypes) - 1); }
    [[nodiscard]] static constexpr TypeSet from_raw(unsigned bits) noexcept {
        TypeSet set;
        set.bits_ = bits;
        return set;
    }
    [[nodiscard]] constexpr std::uint8_t raw() const noexcept { return static_cast<std::uint8_t>(bits_); }

    constexpr void add(PieceType type) noexcept { add_if(type, true); }
    constexpr void add_if(PieceType type, bool wanted) noexcept {
        bits_ |= static_cast<std::uint32_t>(wanted) << index(type);
    }

    [[nodiscard]] constexpr bool contains(PieceType type) const noexcept {
        return ((bits_ >> index(type)) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool is_empty() const noexcept { return bits_ == 0; }

    friend constexpr bool operator==(TypeSet, TypeSet) noexcept = default;

  private:
    // A whole word, which compilers like to read where a byte would do: it is written as it is read.
    std::uint32_t bits_ = 0;
};

}  // namespace janggun::board
