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
    [[nodiscard]] Phased standing() const noexcept { return Phased::from_raw(standing_); }
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
    // What follows from where a piece stands, in one word so that one addition counts it all: material and
    // placement as a phased value, Han's negated, and in its spare bits each side's siege units.
    using Standing = std::int64_t;
    static constexpr std::array<unsigned, 2> kSiegeBit{0, 8};  // by side
    // By type and cell.
    using Standings = std::array<std::array<Standing, board::kBoardCells>, board::kPieceTypes>;
    [[nodiscard]] static constexpr Standing standing_of(board::Side side, board::PieceType type,
                                                        board::Square square) noexcept;
    static const std::array<Standings, 2> kStandings;

    // What follows from the piece alone, in another: the phase, not yet scaled, and by how many half points
    // Cho is ahead, which can be negative.
    using Counts = std::int64_t;
    static constexpr unsigned kPointsBit = 32;
    [[nodiscard]] static constexpr Counts counts_of(board::Side side, board::PieceType type) noexcept;
    static const std::array<std::array<Counts, board::kPieceTypes>, 2> kCounts;

    Standing standing_ = 0;
    Counts counts_ = 0;
};

}  // namespace janggun::eval
