#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "janggun/board/types.hpp"

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

    // Calls `visit(slot)` for each slot in the set, the lowest first.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (unsigned left = bits_; left != 0; left &= left - 1)
            visit(static_cast<std::size_t>(std::countr_zero(left)));
    }

  private:
    std::uint16_t bits_ = 0;
};

// Some of the pieces of both sides, a bit for each id. What is no piece may be put in as well, so that nobody
// need ask before: an empty square and the edge belong to no side.
class PieceSet {
  public:
    constexpr PieceSet() noexcept = default;
    // The set of one piece.
    constexpr explicit PieceSet(PieceId id) noexcept : bits_{std::uint64_t{1} << id.raw()} {}

    // The set of all pieces that a side can have.
    [[nodiscard]] static constexpr PieceSet all_of(Side side) noexcept {
        return from_raw(std::uint64_t{0xFFFF} << PieceId{side, 0}.raw());
    }

    // The set as one word, in which a piece is its own bit.
    [[nodiscard]] static constexpr PieceSet from_raw(std::uint64_t bits) noexcept {
        PieceSet set;
        set.bits_ = bits;
        return set;
    }
    [[nodiscard]] constexpr std::uint64_t raw() const noexcept { return bits_; }

    constexpr PieceSet& operator|=(PieceSet other) noexcept {
        bits_ |= other.bits_;
        return *this;
    }
    [[nodiscard]] friend constexpr PieceSet operator|(PieceSet a, PieceSet b) noexcept { return a |= b; }

    [[nodiscard]] constexpr bool meets(PieceSet other) const noexcept { return (bits_ & other.bits_) != 0; }

    // The pieces of one side.
    [[nodiscard]] constexpr SlotSet of(Side side) const noexcept {
        return SlotSet::from_raw(static_cast<std::uint16_t>(bits_ >> PieceId{side, 0}.raw()));
    }

    friend constexpr bool operator==(PieceSet, PieceSet) noexcept = default;

  private:
    std::uint64_t bits_ = 0;
};

static_assert(PieceId::edge().raw() < 64 && kSlotsPerSide == 16);

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
