#include "janggun/eval/tally.hpp"

#include <cstddef>

#include "janggun/game/points.hpp"
#include "tables.hpp"

namespace janggun::eval {

using board::PieceId;
using board::Side;
using board::Square;

namespace {

// What each piece adds to the phase, by type.
constexpr std::array<int, board::kPieceTypes> kPhaseOf{0, 1, 0, 4, 2, 8, 5};

// With all pieces on the board.
constexpr int full_phase() {
    int sum = 0;
    for (std::size_t type = 0; type < board::kPieceTypes; ++type)
        sum += 2 * board::kSlots[type].count * kPhaseOf[type];
    return sum;
}

constexpr std::size_t cell(Square square) { return square.index() - board::kFirstBoardCell; }

constexpr std::array<std::array<std::int64_t, board::kPieceTypes>, 2> counts(unsigned points_bit) {
    std::array<std::array<std::int64_t, board::kPieceTypes>, 2> counts{};
    for (std::size_t i = 0; i < board::kPieceTypes; ++i) {
        const std::int64_t points = std::int64_t{2} * game::points_of(static_cast<board::PieceType>(i)) *
                                    (std::int64_t{1} << points_bit);
        counts[index(Side::cho)][i] = kPhaseOf[i] + points;
        counts[index(Side::han)][i] = kPhaseOf[i] - points;
    }
    return counts;
}

}  // namespace

Tally Tally::of(const board::Position& position) noexcept { return of(position, kTables); }

Tally Tally::of(const board::Position& position, const Tables& tables) noexcept {
    static constexpr auto kCounts = counts(kPointsBit);
    Tally tally;
    tally.counts_ = std::int64_t{-game::Points::kHanBonus} * (std::int64_t{1} << kPointsBit);
    for (const Side side : board::kSides) {
        for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            const Square square = position.square_of(id);
            if (square.is_none()) continue;
            tally.standing_ += tables.standings[index(side)][index(id.type())][cell(square)];
            tally.counts_ += kCounts[index(side)][index(id.type())];
        }
    }
    return tally;
}

void Tally::note(PieceId mover, board::Move move, PieceId captured) noexcept {
    static constexpr auto kCounts = counts(kPointsBit);
    if (move.is_pass()) return;
    const auto& of_mover = kTables.standings[index(mover.side())][index(mover.type())];
    standing_ += of_mover[cell(move.to())] - of_mover[cell(move.from())];
    if (captured.is_none()) return;
    const std::size_t side = index(captured.side());
    const std::size_t type = index(captured.type());
    standing_ -= kTables.standings[side][type][cell(move.to())];
    counts_ -= kCounts[side][type];
}

int Tally::siege_units(Side attacker) const noexcept {
    return static_cast<int>(standing_ >> Tables::kSiegeBit[index(attacker)] & 0xFF);
}

int Tally::phase() const noexcept {
    return static_cast<int>(counts_ & 0xFFFF) * Phased::kFull / full_phase();
}

}  // namespace janggun::eval
