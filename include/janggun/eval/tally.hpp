#pragma once

#include <array>
#include <cstdint>

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
        return counts_ >> kPointsBit > 0 ? board::Side::cho : board::Side::han;
    }

    friend bool operator==(const Tally&, const Tally&) noexcept = default;

  private:
    // Four counts in one word, so that one addition counts them all: the phase, not yet scaled; each side's
    // siege units; and by how many half points Cho is ahead, the only one that can be negative.
    using Counts = std::int64_t;
    static constexpr unsigned kPhaseBit = 0;
    static constexpr std::array<unsigned, 2> kSiegeBit{16, 32};  // by side
    static constexpr unsigned kPointsBit = 48;

    // What a piece of a kind counts wherever it stands, and if it bears on the enemy palace.
    struct Weight {
        Counts always = 0;
        Counts in_siege = 0;
    };
    [[nodiscard]] static constexpr Weight weight_of(board::Side side, board::PieceType type);
    static const std::array<std::array<Weight, board::kPieceTypes>, 2> kWeights;
    // What a piece adds by standing where it does.
    [[nodiscard]] static Tally of(board::PieceId piece, board::Square square) noexcept;
    // One of the counts that are not negative.
    [[nodiscard]] int part(unsigned bit) const noexcept { return static_cast<int>(counts_ >> bit & 0xFFFF); }

    Tally& operator+=(const Tally& other) noexcept;
    Tally& operator-=(const Tally& other) noexcept;

    Phased standing_;
    Counts counts_ = 0;
};

}  // namespace janggun::eval
