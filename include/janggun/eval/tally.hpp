#pragma once

#include <cstddef>
#include <cstdint>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"
#include "janggun/eval/piece_numbers.hpp"

namespace janggun::eval {

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
