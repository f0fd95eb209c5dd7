#include "janggun/board/position.hpp"

#include "janggun/util/assert.hpp"

namespace janggun::board {

Position::Position(Facing facing) noexcept : facing_{facing} {}

bool Position::place(Side side, PieceType type, Square square) noexcept {
    JANGGUN_ASSERT(square.is_on_board() && board_.is_empty(square));
    PieceId spare;
    for (const std::size_t slot : slots_of(type)) {
        if (spare.is_none() && square_of({side, slot}).is_none()) spare = {side, slot};
    }
    if (spare.is_none()) return false;
    board_.set(square, spare);
    square_of_[spare.raw()] = square;
    placement_key_ ^= zobrist::piece_key(spare, square);
    return true;
}

void Position::set_side_to_move(Side side) noexcept {
    if (side == side_) return;
    side_ = side;
    placement_key_ ^= zobrist::turn_key();
    turns_ ^= 1U;
}

void Position::set_counters(Counters counters) noexcept {
    halfmove_clock_ = static_cast<std::uint32_t>(counters.halfmove_clock);
    turns_ = static_cast<std::uint32_t>(2 * (counters.fullmove_number - 1) + static_cast<int>(index(side_)));
}

std::uint64_t Position::placement_key_slow() const noexcept {
    std::uint64_t key = side_ == Side::han ? zobrist::turn_key() : 0;
    for_each_square([&](Square square) {
        if (!board_.is_empty(square)) key ^= zobrist::piece_key(at(square), square);
    });
    return key;
}

bool Position::see_each_other() const noexcept {
    const Square cho = king(Side::cho);
    return board_[cho + board_.distance<Direction::north>(cho) * step(Direction::north)] ==
           king_of(Side::han);
}

Undo Position::make_pass() noexcept {
    const Undo undo{placement_key_, halfmove_clock_, PieceId::none(), passes_};
    passes_ = passes_ == Passes::one || is_bound() ? Passes::ended : Passes::one;
    ++halfmove_clock_;
    ++turns_;
    side_ = other(side_);
    placement_key_ ^= zobrist::turn_key();
    return undo;
}

Undo Position::make(Move move) noexcept {
    JANGGUN_ASSERT(!has_ended());
    if (move.is_pass()) return make_pass();
    const PieceId mover = at(move.from());
    const PieceId captured = at(move.to());
    JANGGUN_ASSERT(mover.is_piece() && mover.side() == side_ && !captured.blocks(side_));
    const Undo undo{placement_key_, halfmove_clock_, captured, passes_};

    board_.set(move.from(), PieceId::none());
    board_.set(move.to(), mover);
    square_of_[mover.raw()] = move.to();
    placement_key_ ^=
        zobrist::piece_key(mover, move.from()) ^ zobrist::piece_key(mover, move.to()) ^ zobrist::turn_key();
    ++halfmove_clock_;
    if (!captured.is_none()) {
        square_of_[captured.raw()] = Square::none();
        placement_key_ ^= zobrist::piece_key(captured, move.to());
        halfmove_clock_ = 0;
    }
    passes_ = Passes::none;
    ++turns_;
    side_ = other(side_);
    return undo;
}

void Position::unmake(Move move, const Undo& undo) noexcept {
    side_ = other(side_);
    --turns_;
    placement_key_ = undo.placement_key;
    halfmove_clock_ = undo.halfmove_clock;
    passes_ = undo.passes;
    if (move.is_pass()) return;
    const PieceId mover = at(move.to());
    board_.set(move.to(), undo.captured);
    board_.set(move.from(), mover);
    square_of_[mover.raw()] = move.from();
    // This needs no branch: if nothing was captured, the id is none, whose entry no piece uses.
    square_of_[undo.captured.raw()] = undo.captured.is_none() ? Square::none() : move.to();
}

}  // namespace janggun::board
