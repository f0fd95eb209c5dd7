#pragma once

#include <cstddef>
#include <cstdint>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
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

struct Tables;

// The part of an evaluation that follows from what each piece is and where it stands, whatever stands around
// it: so it can be kept up from move to move.
class Tally {
  public:
    [[nodiscard]] static Tally of(const board::Position& position) noexcept;
    // Uses other weights than the engine's. Such a tally cannot be kept up: note() knows only the engine's.
    [[nodiscard]] static Tally of(const board::Position& position, const Tables& tables) noexcept;

    // The pass changes nothing.
    void note(board::PieceId mover, board::Move move, board::PieceId captured) noexcept;

    // Material, placement and pairs, Cho's less Han's.
    [[nodiscard]] Phased standing() const noexcept { return Phased::from_raw(standing_); }
    // The weight of the attacker's pieces that bear on the enemy palace.
    [[nodiscard]] int siege_units(board::Side attacker) const noexcept {
        return static_cast<int>(standing_ >> kSiegeBit[attacker] & 0xFF);
    }
    friend bool operator==(const Tally&, const Tally&) noexcept = default;

    // The lowest bit of each side's siege units in `standing_`; they lie below the values, as in
    // Tables::standings.
    static constexpr board::BySide<unsigned> kSiegeBit{0, 8};

  private:
    std::int64_t standing_ = 0;  // laid out like an entry of Tables::standings
    PieceNumbers numbers_;
};

}  // namespace janggun::eval
