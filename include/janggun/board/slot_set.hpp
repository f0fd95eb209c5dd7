#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace janggun::board {

// Some of the sixteen pieces of a side.
class SlotSet {
  public:
    [[nodiscard]] static constexpr SlotSet from_raw(std::uint16_t bits) noexcept {
        SlotSet set;
        set.bits_ = bits;
        return set;
    }
    [[nodiscard]] constexpr std::uint16_t raw() const noexcept { return bits_; }

    constexpr void add(std::size_t slot) noexcept {
        bits_ = static_cast<std::uint16_t>(bits_ | (1U << slot));
    }
    constexpr void remove(std::size_t slot) noexcept {
        bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << slot));
    }

    [[nodiscard]] constexpr bool contains(std::size_t slot) const noexcept {
        return ((bits_ >> slot) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool is_empty() const noexcept { return bits_ == 0; }

    [[nodiscard]] friend constexpr SlotSet operator|(SlotSet a, SlotSet b) noexcept {
        SlotSet both;
        both.bits_ = static_cast<std::uint16_t>(a.bits_ | b.bits_);
        return both;
    }

    [[nodiscard]] friend constexpr SlotSet operator&(SlotSet a, SlotSet b) noexcept {
        SlotSet common;
        common.bits_ = static_cast<std::uint16_t>(a.bits_ & b.bits_);
        return common;
    }

    [[nodiscard]] friend constexpr SlotSet operator-(SlotSet a, SlotSet b) noexcept {
        SlotSet rest;
        rest.bits_ = static_cast<std::uint16_t>(a.bits_ & ~b.bits_);
        return rest;
    }

    friend constexpr bool operator==(SlotSet, SlotSet) noexcept = default;

    // Calls `visit(slot)` for each, the lowest first.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (unsigned left = bits_; left != 0; left &= left - 1)
            visit(static_cast<std::size_t>(std::countr_zero(left)));
    }

  private:
    std::uint16_t bits_ = 0;
};

}  // namespace janggun::board
