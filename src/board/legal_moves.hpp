#pragma once

#include "janggun/board/board.hpp"
#include "janggun/board/legality.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/piece_moves.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/siege.hpp"

// Turns the moves of pieces into legal moves. An output takes what is legal: single moves, optional ones and
// runs.

namespace janggun::board {

// The output that only counts.
class Counter {
  public:
    void add(Square /*from*/, Square /*to*/) noexcept { ++count_; }
    void add_if(Square /*from*/, Square /*to*/, bool wanted) noexcept { count_ += static_cast<int>(wanted); }
    void add_run(Square /*from*/, Square /*first*/, int /*step*/, int count) noexcept { count_ += count; }
    [[nodiscard]] static bool wants(Square /*to*/) noexcept { return true; }

    [[nodiscard]] int count() const noexcept { return count_; }

  private:
    int count_ = 0;
};

// The sink of a piece whose every move is legal.
template <class Output>
struct FreePiece {
    FreePiece(Output& o, Square f) noexcept : output{o}, from{f} {}

    Output& output;
    Square from;

    void step(Square to, bool open) noexcept { output.add_if(from, to, open); }
    void run(Square first, int step, int count) noexcept { output.add_run(from, first, step, count); }
};

// The sink of a piece whose moves are looked at one by one.
template <class Output>
struct RestrainedPiece {
    RestrainedPiece(Output& o, Square f, const Board& b, const Restraints& r) noexcept
        : output{o}, from{f}, board{b}, restraints{r} {}

    Output& output;
    Square from;
    const Board& board;
    const Restraints& restraints;

    void step(Square to, bool open) noexcept {
        if (open && output.wants(to) && restraints.permit(board, from, to)) output.add(from, to);
    }
    void run(Square first, int step, int count) noexcept {
        for (int i = 0; i < count; ++i) this->step(first + i * step, true);
    }
};

template <class Output>
void visit_king(Side side, const Position& position, const Siege& siege, const Restraints& restraints,
                Output& output) noexcept {
    const Square king = position.king(side);
    for (const Square to : palace_steps(king)) {
        if (position.at(to).blocks(side) || !output.wants(to)) continue;
        if (restraints.is_bound() && to.file() == king.file()) continue;
        if (!siege.attacks(position.board(), to, king)) output.add(king, to);
    }
    if (!restraints.is_in_check() || restraints.is_bound()) output.add(king, king);
}

// One piece that is not a king.
template <PieceType kType, class Output>
void visit_piece(Side side, const Board& board, PieceId id, Square from, const Restraints& restraints,
                 Output& output) noexcept {
    if (restraints.leave_free(id)) {
        FreePiece<Output> sink{output, from};
        visit_moves<kType>(side, board, from, sink);
    } else {
        RestrainedPiece<Output> sink{output, from, board, restraints};
        visit_moves<kType>(side, board, from, sink);
    }
}

}  // namespace janggun::board
