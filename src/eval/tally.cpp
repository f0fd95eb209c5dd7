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

constexpr std::size_t cell(Square square) { return square.index() - board::kFirstBoardCell; }

// Material and placement of each side's pieces, Han's negated.
constexpr std::array<std::array<ByCell, board::kPieceTypes>, 2> standing_by_cell() {
    std::array<std::array<ByCell, board::kPieceTypes>, 2> table{};
    for (std::size_t i = 0; i < board::kPieceTypes; ++i) {
        const auto type = static_cast<PieceType>(i);
        board::for_each_square([&](Square square) {
            table[index(Side::cho)][i][cell(square)] = kValue[i] + placement(Side::cho, type, square);
            table[index(Side::han)][i][cell(square)] =
                Phased{} - kValue[i] - placement(Side::han, type, square);
        });
    }
    return table;
}

constexpr auto kStanding = standing_by_cell();

constexpr std::int64_t from_bit(unsigned bit, int count) { return count * (std::int64_t{1} << bit); }

}  // namespace

constexpr Tally::Weight Tally::weight_of(Side side, PieceType type) {
    const int points = 2 * game::points_of(type);
    return {from_bit(kPhaseBit, kPhaseOf[index(type)]) +
                from_bit(kPointsBit, side == Side::cho ? points : -points),
            from_bit(kSiegeBit[index(side)], kSiegeUnits[index(type)])};
}

const std::array<std::array<Tally::Weight, board::kPieceTypes>, 2> Tally::kWeights = [] {
    std::array<std::array<Weight, board::kPieceTypes>, 2> weights{};
    for (const Side side : board::kSides) {
        for (std::size_t i = 0; i < board::kPieceTypes; ++i)
            weights[index(side)][i] = weight_of(side, static_cast<PieceType>(i));
    }
    return weights;
}();

Tally Tally::of(PieceId piece, Square square) noexcept {
    const Side side = piece.side();
    const PieceType type = piece.type();
    const Weight& weight = kWeights[index(side)][index(type)];
    const bool besieges = bears_on_palace(type, square, other(side));
    Tally tally;
    tally.standing_ = kStanding[index(side)][index(type)][cell(square)];
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
    // What the mover counts wherever it stands does not change.
    const std::size_t side = index(mover.side());
    const std::size_t type = index(mover.type());
    const auto& standing = kStanding[side][type];
    const auto bears_from = [&](Square square) {
        return static_cast<Counts>(bears_on_palace(mover.type(), square, other(mover.side())));
    };
    standing_ += standing[cell(move.to())] - standing[cell(move.from())];
    counts_ += (bears_from(move.to()) - bears_from(move.from())) * kWeights[side][type].in_siege;
    if (!captured.is_none()) *this -= of(captured, move.to());
}

Phased Tally::siege_of(Side attacker) const noexcept {
    const int units = part(kSiegeBit[index(attacker)]);
    return kSiege[static_cast<std::size_t>(std::min(units, static_cast<int>(kSiege.size()) - 1))];
}

int Tally::phase() const noexcept { return part(kPhaseBit) * Phased::kFull / full_phase(); }

}  // namespace janggun::eval
