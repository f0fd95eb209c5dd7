#include "janggun/eval/tally.hpp"

#include <algorithm>
#include <cstddef>

#include "janggun/board/bearing.hpp"
#include "janggun/game/points.hpp"
#include "placement.hpp"
#include "weights.hpp"

namespace janggun::eval {

using board::PieceId;
using board::PieceType;
using board::Side;
using board::Square;

namespace {

// With all pieces on the board.
constexpr int full_phase() {
    int sum = 0;
    for (std::size_t type = 0; type < board::kPieceTypes; ++type)
        sum += 2 * board::kSlots[type].count * kPhaseOf[type];
    return sum;
}

}  // namespace

void Tally::count(PieceId piece, Square square, int sign) noexcept {
    const Side side = piece.side();
    const PieceType type = piece.type();
    const int sign_for_cho = side == Side::cho ? sign : -sign;
    standing_ += (kValue[index(type)] + placement(side, type, square)) * sign_for_cho;
    phase_ += sign * kPhaseOf[index(type)];
    points_ahead_ += 2 * game::points_of(type) * sign_for_cho;
    if (bears_on_palace(type, square, other(side)))
        siege_units_[index(side)] += sign * kSiegeUnits[index(type)];
}

Tally Tally::of(const board::Position& position) noexcept {
    Tally tally;
    tally.points_ahead_ = -game::Points::kHanBonus;
    for (const Side side : board::kSides) {
        for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            const Square square = position.square_of(id);
            if (!square.is_none()) tally.count(id, square, 1);
        }
    }
    return tally;
}

void Tally::note(PieceId mover, board::Move move, PieceId captured) noexcept {
    if (move.is_pass()) return;
    count(mover, move.from(), -1);
    count(mover, move.to(), 1);
    if (!captured.is_none()) count(captured, move.to(), -1);
}

Phased Tally::siege_of(Side attacker) const noexcept {
    const int units = std::min(siege_units_[index(attacker)], static_cast<int>(kSiege.size()) - 1);
    return kSiege[static_cast<std::size_t>(units)];
}

int Tally::phase() const noexcept { return phase_ * Phased::kFull / full_phase(); }

}  // namespace janggun::eval
