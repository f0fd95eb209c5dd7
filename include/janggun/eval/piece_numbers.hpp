#pragma once

#include <cstdint>

#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"

namespace janggun::eval {

// What a piece is worth beside each other piece, by the type of the other one: first those of its own side,
// then the enemies.
struct PairRow {
    board::ByType<std::int64_t> own{};  // phased values
    board::ByType<std::int64_t> enemy{};
};

// How many pieces of each type both sides have, in one word.
class PieceNumbers {
  public:
    constexpr void add(board::PieceId piece) noexcept { raw_ += one(piece); }
    constexpr void remove(board::PieceId piece) noexcept { raw_ -= one(piece); }

    // What one more piece of `side` would be worth beside all the pieces counted here.
    [[nodiscard]] constexpr Phased beside(board::Side side, const PairRow& row) const noexcept {
        std::uint64_t own = raw_ >> shift(side);
        std::uint64_t enemy = raw_ >> shift(other(side));
        std::int64_t sum = 0;
        for (const board::PieceType type : board::kTypes) {
            sum += static_cast<std::int64_t>(own & kMost) * row.own[type] +
                   static_cast<std::int64_t>(enemy & kMost) * row.enemy[type];
            own >>= kBits;
            enemy >>= kBits;
        }
        return Phased::from_raw(sum);
    }

    friend constexpr bool operator==(PieceNumbers, PieceNumbers) noexcept = default;

  private:
    static constexpr unsigned kBits = 4;
    static constexpr std::uint64_t kMost = (1U << kBits) - 1;

    [[nodiscard]] static constexpr unsigned shift(board::Side side) noexcept {
        return side == board::Side::cho ? 0 : 32;
    }
    [[nodiscard]] static constexpr std::uint64_t one(board::PieceId piece) noexcept {
        return std::uint64_t{1} << (shift(piece.side()) + kBits * index(piece.type()));
    }

    std::uint64_t raw_ = 0;
};

}  // namespace janggun::eval
