#pragma once

#include <array>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"

namespace janggun::eval {

// The part of an evaluation that follows from what each piece is and where it stands, whatever stands around
// it: so it can be kept up from move to move.
class Tally {
  public:
    [[nodiscard]] static Tally of(const board::Position& position) noexcept;

    // The pass changes nothing.
    void note(board::PieceId mover, board::Move move, board::PieceId captured) noexcept;

    // Material and placement, Cho's less Han's.
    [[nodiscard]] Phased standing() const noexcept { return standing_; }
    // What bears on the enemy palace, the more the more there is of it.
    [[nodiscard]] Phased siege_of(board::Side attacker) const noexcept;
    // From 0 to Phased::kFull.
    [[nodiscard]] int phase() const noexcept;
    // Who would win on points.
    [[nodiscard]] board::Side leader() const noexcept {
        return points_ahead_ > 0 ? board::Side::cho : board::Side::han;
    }

    friend bool operator==(const Tally&, const Tally&) noexcept = default;

  private:
    void count(board::PieceId piece, board::Square square, int sign) noexcept;

    Phased standing_;
    int phase_ = 0;         // not yet scaled
    int points_ahead_ = 0;  // Cho's less Han's, in half points
    std::array<int, 2> siege_units_{};
};

}  // namespace janggun::eval
