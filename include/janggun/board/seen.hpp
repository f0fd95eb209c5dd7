#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/piece_moves.hpp"
#include "janggun/board/sets.hpp"
#include "janggun/board/types.hpp"

namespace janggun::board {

// Two words that are added and masked together, by one instruction if the machine has it.
#if defined(__GNUC__)
using TwoWords [[gnu::vector_size(16)]] = std::uint64_t;
#else
struct alignas(16) TwoWords {
    std::array<std::uint64_t, 2> words{};

    constexpr std::uint64_t operator[](std::size_t i) const noexcept { return words[i]; }
    constexpr TwoWords& operator+=(TwoWords other) noexcept {
        words[0] += other.words[0];
        words[1] += other.words[1];
        return *this;
    }
    friend constexpr TwoWords operator&(TwoWords a, TwoWords b) noexcept {
        return {{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
    }
};
#endif

// What one piece sees on the squares it can go to: the pieces that stand there, and beside them a sum of the
// values that a surveyor gives these squares. The pieces are added like the sums, because a piece sees none
// of them twice.
class Seen {
  public:
    constexpr Seen() noexcept = default;
    constexpr Seen(std::int64_t sum, PieceSet pieces) noexcept
        : words_{static_cast<std::uint64_t>(sum), pieces.raw()} {}
    // A mask that leaves everything.
    [[nodiscard]] static constexpr Seen all() noexcept { return {-1, PieceSet::from_raw(~std::uint64_t{0})}; }

    void add(Seen other) noexcept { words_ += other.words_; }
    [[nodiscard]] Seen masked(Seen mask) const noexcept {
        Seen seen;
        seen.words_ = words_ & mask.words_;
        return seen;
    }

    [[nodiscard]] std::int64_t sum() const noexcept { return static_cast<std::int64_t>(words_[0]); }
    [[nodiscard]] PieceSet pieces() const noexcept { return PieceSet::from_raw(words_[1]); }

  private:
    TwoWords words_{};
};

// An entry for whatever stands on a cell, or on one of two whose contents are laid over each other.
using SeenByContent = std::array<Seen, 64>;

// Masks with all bits set for an empty cell, and none otherwise.
constexpr SeenByContent masks_of_empty() {
    SeenByContent masks{};
    masks[PieceId::none().raw()] = Seen::all();
    return masks;
}

// Masks with all bits set for a piece that a cannon jumps, and none otherwise.
constexpr SeenByContent masks_of_screens() {
    SeenByContent masks{};
    for (const Side side : kSides) {
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const PieceId piece{side, slot};
            if (piece.is_screen()) masks[piece.raw()] = Seen::all();
        }
    }
    return masks;
}

inline constexpr SeenByContent kEmptyMasks = masks_of_empty();
inline constexpr SeenByContent kScreenMasks = masks_of_screens();

// What a piece of a type sees on a cell, by the cell's content: the piece there, which it attacks or
// protects, and the value that `sum_of` gives it. It does not see a piece that it could never take.
template <class SumOf>
constexpr SeenByContent contents_seen_by(PieceType type, SumOf&& sum_of) {
    SeenByContent contents{};
    contents[PieceId::none().raw()] = {sum_of(PieceId::none()), {}};
    for (const Side side : kSides) {
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const PieceId there{side, slot};
            if (!may_take(type, other(side), there)) continue;
            contents[there.raw()] = {sum_of(there), PieceSet{there}};
        }
    }
    return contents;
}

}  // namespace janggun::board
