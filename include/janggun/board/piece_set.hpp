#pragma once

#include <cstdint>

#include "janggun/board/slot_set.hpp"
#include "janggun/board/types.hpp"

namespace janggun::board {

// Some of the pieces of both sides, a bit for each id. What is no piece may be put in as well, so that nobody
// need ask before: an empty square and the edge belong to no side.
class PieceSet {
  public:
    constexpr PieceSet() noexcept = default;
    // One piece.
    constexpr explicit PieceSet(PieceId id) noexcept : bits_{std::uint64_t{1} << id.raw()} {}

    // All that a side can have.
    [[nodiscard]] static constexpr PieceSet all_of(Side side) noexcept {
        return from_raw(std::uint64_t{0xFFFF} << PieceId{side, 0}.raw());
    }

    // As one word, in which a piece is its own bit.
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

    // Those of one side.
    [[nodiscard]] constexpr SlotSet of(Side side) const noexcept {
        return SlotSet::from_raw(static_cast<std::uint16_t>(bits_ >> PieceId{side, 0}.raw()));
    }

    friend constexpr bool operator==(PieceSet, PieceSet) noexcept = default;

  private:
    std::uint64_t bits_ = 0;
};

static_assert(PieceId::edge().raw() < 64 && kSlotsPerSide == 16);

}  // namespace janggun::board
