#include "janggun/eval/tally.hpp"

#include "tables.hpp"

namespace janggun::eval {

using board::PieceId;
using board::Side;
using board::Square;

namespace {

// What a piece is worth beside those that are counted, as Cho sees it.
std::int64_t pairs_with(PieceId piece, PieceNumbers numbers, const Tables& tables) {
    const std::int64_t worth = numbers.beside(piece.side(), tables.pairs[piece.type()]).raw();
    return piece.side() == Side::cho ? worth : -worth;
}

}  // namespace

Tally Tally::of(const board::Position& position) noexcept { return of(position, kTables); }

Tally Tally::of(const board::Position& position, const Tables& tables) noexcept {
    Tally tally;
    for (const Side side : board::kSides) {
        position.for_each_piece(side, [&](PieceId id, Square square) {
            tally.standing_ += tables.standings[board::kind_and_cell(id, square)];
            tally.standing_ += pairs_with(id, tally.numbers_, tables);
            tally.numbers_.add(id);
        });
    }
    return tally;
}

void Tally::note(PieceId mover, board::Move move, PieceId captured) noexcept {
    if (move.is_pass()) return;
    const auto& standings = kTables.standings;
    standing_ += standings[board::kind_and_cell(mover, move.to())] -
                 standings[board::kind_and_cell(mover, move.from())];
    if (captured.is_none()) return;
    standing_ -= standings[board::kind_and_cell(captured, move.to())];
    numbers_.remove(captured);
    standing_ -= pairs_with(captured, numbers_, kTables);
}

}  // namespace janggun::eval
