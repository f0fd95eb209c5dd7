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

using ByCell = std::array<Phased, board::kBoardCells>;

// Material and placement of each side's pieces, Han's negated.
constexpr std::array<std::array<ByCell, board::kPieceTypes>, 2> standing_by_cell() {
    std::array<std::array<ByCell, board::kPieceTypes>, 2> table{};
    for (std::size_t i = 0; i < board::kPieceTypes; ++i) {
        const auto type = static_cast<PieceType>(i);
        board::for_each_square([&](Square square) {
            const std::size_t cell = square.index() - board::kFirstBoardCell;
            table[index(Side::cho)][i][cell] = kValue[i] + placement(Side::cho, type, square);
            table[index(Side::han)][i][cell] = Phased{} - kValue[i] - placement(Side::han, type, square);
        });
    }
    return table;
}

constexpr auto kStanding = standing_by_cell();

constexpr std::int64_t from_bit(unsigned bit, int count) { return count * (std::int64_t{1} << bit); }

}  // namespace

// What a piece of a kind counts wherever it stands, and if it bears on the enemy palace.
struct Tally::Weight {
    Counts always = 0;
    Counts in_siege = 0;
};

constexpr Tally::Weight Tally::weight_of(Side side, PieceType type) {
    const int points = 2 * game::points_of(type);
    return {from_bit(kPhaseBit, kPhaseOf[index(type)]) +
                from_bit(kPointsBit, side == Side::cho ? points : -points),
            from_bit(kSiegeBit[index(side)], kSiegeUnits[index(type)])};
}

Tally Tally::of(PieceId piece, Square square) noexcept {
    const Side side = piece.side();
    const PieceType type = piece.type();
    static constexpr auto kWeights = [] {
        std::array<std::array<Weight, board::kPieceTypes>, 2> weights{};
        for (const Side owner : board::kSides) {
            for (std::size_t i = 0; i < board::kPieceTypes; ++i)
                weights[index(owner)][i] = weight_of(owner, static_cast<PieceType>(i));
        }
        return weights;
    }();
    const Weight& weight = kWeights[index(side)][index(type)];
    const bool besieges = bears_on_palace(type, square, other(side));
    Tally tally;
    tally.standing_ = kStanding[index(side)][index(type)][square.index() - board::kFirstBoardCell];
    tally.counts_ = weight.always + (-static_cast<Counts>(besieges) & weight.in_siege);
    return tally;
}

Tally& Tally::operator+=(const Tally& other) noexcept {
    standing_ += other.standing_;
    counts_ += other.counts_;
    return *this;
}

Tally& Tally::operator-=(const Tally& other) noexcept {
    standing_ -= other.standing_;
    counts_ -= other.counts_;
    return *this;
}

Tally Tally::of(const board::Position& position) noexcept {
    Tally tally;
    tally.counts_ = from_bit(kPointsBit, -game::Points::kHanBonus);
    for (const Side side : board::kSides) {
        for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            const Square square = position.square_of(id);
            if (!square.is_none()) tally += of(id, square);
        }
    }
    return tally;
}

void Tally::note(PieceId mover, board::Move move, PieceId captured) noexcept {
    if (move.is_pass()) return;
    *this += of(mover, move.to());
    *this -= of(mover, move.from());
    if (!captured.is_none()) *this -= of(captured, move.to());
}

Phased Tally::siege_of(Side attacker) const noexcept {
    const int units = part(kSiegeBit[index(attacker)]);
    return kSiege[static_cast<std::size_t>(std::min(units, static_cast<int>(kSiege.size()) - 1))];
}

int Tally::phase() const noexcept { return part(kPhaseBit) * Phased::kFull / full_phase(); }

}  // namespace janggun::eval
