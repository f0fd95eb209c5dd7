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
        set.bits_ = static_cast<std::uint8_t>(bits);
        return set;
    }
    [[nodiscard]] constexpr std::uint8_t raw() const noexcept { return bits_; }

    constexpr void add(PieceType type) noexcept { add_if(type, true); }
    constexpr void add_if(PieceType type, bool wanted) noexcept {
        bits_ = static_cast<std::uint8_t>(bits_ | (static_cast<unsigned>(wanted) << index(type)));
    }

    [[nodiscard]] constexpr bool contains(PieceType type) const noexcept {
        return ((unsigned{bits_} >> index(type)) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool is_empty() const noexcept { return bits_ == 0; }

    friend constexpr bool operator==(TypeSet, TypeSet) noexcept = default;

  private:
    std::uint8_t bits_ = 0;
};

}  // namespace janggun::board
