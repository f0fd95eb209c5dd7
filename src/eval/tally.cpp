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

constexpr std::size_t cell(Square square) { return square.index() - board::kFirstBoardCell; }

constexpr std::int64_t from_bit(unsigned bit, int count) { return count * (std::int64_t{1} << bit); }

}  // namespace

constexpr Tally::Standing Tally::standing_of(Side side, PieceType type, Square square) noexcept {
    const Phased value = kValue[index(type)] + placement(side, type, square);
    const Standing standing = side == Side::cho ? value.raw() : -value.raw();
    if (!bears_on_palace(type, square, other(side))) return standing;
    return standing + from_bit(kSiegeBit[index(side)], kSiegeUnits[index(type)]);
}

constinit const std::array<Tally::Standings, 2> Tally::kStandings = [] {
    std::array<Standings, 2> standings{};
    for (const Side side : board::kSides) {
        for (std::size_t i = 0; i < board::kPieceTypes; ++i) {
            board::for_each_square([&](Square square) {
                standings[index(side)][i][cell(square)] =
                    standing_of(side, static_cast<PieceType>(i), square);
            });
        }
    }
    return standings;
}();

constexpr Tally::Counts Tally::counts_of(Side side, PieceType type) noexcept {
    const int points = 2 * game::points_of(type);
    return kPhaseOf[index(type)] + from_bit(kPointsBit, side == Side::cho ? points : -points);
}

constinit const std::array<std::array<Tally::Counts, board::kPieceTypes>, 2> Tally::kCounts = [] {
    std::array<std::array<Counts, board::kPieceTypes>, 2> counts{};
    for (const Side side : board::kSides) {
        for (std::size_t i = 0; i < board::kPieceTypes; ++i)
            counts[index(side)][i] = counts_of(side, static_cast<PieceType>(i));
    }
    return counts;
}();

Tally Tally::of(const board::Position& position) noexcept {
    Tally tally;
    tally.counts_ = from_bit(kPointsBit, -game::Points::kHanBonus);
    for (const Side side : board::kSides) {
        for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            const Square square = position.square_of(id);
            if (square.is_none()) continue;
            tally.standing_ += kStandings[index(side)][index(id.type())][cell(square)];
            tally.counts_ += kCounts[index(side)][index(id.type())];
        }
    }
    return tally;
}

void Tally::note(PieceId mover, board::Move move, PieceId captured) noexcept {
    if (move.is_pass()) return;
    const auto& of_mover = kStandings[index(mover.side())][index(mover.type())];
    standing_ += of_mover[cell(move.to())] - of_mover[cell(move.from())];
    if (captured.is_none()) return;
    const std::size_t side = index(captured.side());
    const std::size_t type = index(captured.type());
    standing_ -= kStandings[side][type][cell(move.to())];
    counts_ -= kCounts[side][type];
}

Phased Tally::siege_of(Side attacker) const noexcept {
    const int units = static_cast<int>(standing_ >> kSiegeBit[index(attacker)] & 0xFF);
    return kSiege[static_cast<std::size_t>(std::min(units, static_cast<int>(kSiege.size()) - 1))];
}

int Tally::phase() const noexcept {
    return static_cast<int>(counts_ & 0xFFFF) * Phased::kFull / full_phase();
}

}  // namespace janggun::eval
