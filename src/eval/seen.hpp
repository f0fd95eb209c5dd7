#pragma once

#include <array>
#include <cstdint>

#include "attack_sum.hpp"
#include "janggun/board/piece_set.hpp"
#include "janggun/board/types.hpp"

namespace janggun::eval {

// Two words that are added and masked together, by one instruction where the machine has it.
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

// What one piece sees on the squares it can go to: what that is worth, and which pieces stand there. The
// pieces are added too, for nobody sees one twice.
class Seen {
  public:
    constexpr Seen() noexcept = default;
    constexpr Seen(AttackSum sum, board::PieceSet pieces) noexcept
        : words_{static_cast<std::uint64_t>(sum.raw()), pieces.raw()} {}
    // What a mask is that leaves everything.
    [[nodiscard]] static constexpr Seen all() noexcept {
        return {AttackSum::from_raw(-1), board::PieceSet::from_raw(~std::uint64_t{0})};
    }

    void add(Seen other) noexcept { words_ += other.words_; }
    [[nodiscard]] Seen masked(Seen mask) const noexcept {
        Seen seen;
        seen.words_ = words_ & mask.words_;
        return seen;
    }

    [[nodiscard]] AttackSum sum() const noexcept {
        return AttackSum::from_raw(static_cast<std::int64_t>(words_[0]));
    }
    [[nodiscard]] board::PieceSet pieces() const noexcept { return board::PieceSet::from_raw(words_[1]); }

  private:
    TwoWords words_{};
};

// By what stands on a cell, or on one of two whose contents are laid over each other.
using MasksByContent = std::array<Seen, 64>;

// All ones where nothing stands.
constexpr MasksByContent masks_of_empty() {
    MasksByContent masks{};
    masks[board::PieceId::none().raw()] = Seen::all();
    return masks;
}

// All ones for what a cannon jumps: a piece that is no cannon.
constexpr MasksByContent masks_of_screens() {
    MasksByContent masks{};
    for (const board::Side side : board::kSides) {
        for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
            const board::PieceId piece{side, slot};
            if (!piece.is_cannon_or_edge()) masks[piece.raw()] = Seen::all();
        }
    }
    return masks;
}

inline constexpr MasksByContent kEmptyMasks = masks_of_empty();
inline constexpr MasksByContent kScreenMasks = masks_of_screens();

}  // namespace janggun::eval
