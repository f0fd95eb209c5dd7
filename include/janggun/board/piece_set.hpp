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

    constexpr void add(PieceId id) noexcept { bits_ |= std::uint64_t{1} << id.raw(); }
    constexpr void add_if(PieceId id, bool wanted) noexcept {
        bits_ |= static_cast<std::uint64_t>(wanted) << id.raw();
    }
    // The same for who has the mask: all ones or nothing.
    constexpr void add_masked(PieceId id, std::uint64_t mask) noexcept {
        bits_ |= mask & (std::uint64_t{1} << id.raw());
    }
    constexpr PieceSet& operator|=(PieceSet other) noexcept {
        bits_ |= other.bits_;
        return *this;
    }
    [[nodiscard]] friend constexpr PieceSet operator|(PieceSet a, PieceSet b) noexcept { return a |= b; }

    [[nodiscard]] friend constexpr PieceSet operator-(PieceSet a, PieceSet b) noexcept {
        a.bits_ &= ~b.bits_;
        return a;
    }

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
