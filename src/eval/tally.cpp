#include "janggun/eval/tally.hpp"

#include <cstddef>

#include "janggun/board/bearing.hpp"
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
        sum += 2 * board::kSlots[type].count * kWeights[type].phase;
    return sum;
}

}  // namespace

void Tally::count(PieceId piece, Square square, int sign) noexcept {
    const Side side = piece.side();
    const PieceType type = piece.type();
    const PieceWeights& weights = kWeights[index(type)];
    const int place = placement(side, type, square);
    standing_ += (weights.value + Phased{place, place}) * (side == Side::cho ? sign : -sign);
    phase_ += sign * weights.phase;
    if (weights.besieges == 0 || !bears_on_palace(type, square, other(side))) return;
    sieges_[index(side)].pressure += sign * weights.besieges;
    sieges_[index(side)].besiegers += sign;
}

Tally Tally::of(const board::Position& position) noexcept {
    Tally tally;
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
    const Siege& siege = sieges_[index(attacker)];
    const int value = siege.pressure * siege.besiegers / 2;
    return {value, value / 2};
}

int Tally::phase() const noexcept { return phase_ * Phased::kFull / full_phase(); }

}  // namespace janggun::eval
