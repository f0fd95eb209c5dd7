#include "exchange.hpp"

#include <cstddef>

#include "janggun/board/board.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/piece_moves.hpp"
#include "janggun/board/reach.hpp"

namespace janggun::search {

using board::Board;
using board::Move;
using board::PieceId;
using board::PieceType;
using board::Position;
using board::Side;
using board::Square;

namespace {

// The least valuable piece of `side` that takes on `target`, none where there is no such piece: a soldier on
// `board`, looked for where it would have to be, or another piece for which `can_take` holds, asked with the
// piece and its square. Most pieces are nowhere near: reaches() is to be asked first, which finds that out in
// a few instructions.
template <class CanTake>
PieceId least_taker(const Position& position, const Board& board, Side side, Square target,
                    CanTake&& can_take) noexcept {
    for (const Square from : soldier_origins(target, side)) {
        if (board[from].is_soldier_of(side)) return board[from];
    }
    PieceId taker;
    const auto find = [&]<PieceType kType>() {
        constexpr board::Slots kSlots = slots_of(kType);
        for (std::size_t i = 0; taker.is_none() && i < kSlots.count; ++i) {
            const PieceId id{side, kSlots.first + i};
            if (can_take(id, position.square_of(id))) taker = id;
        }
        return !taker.is_none();
    };
    const bool is_home = is_in_palace(target, side);  // of guards and the king
    static_cast<void>(find.template operator()<PieceType::elephant>() ||
                      (is_home && find.template operator()<PieceType::guard>()) ||
                      find.template operator()<PieceType::horse>() ||
                      find.template operator()<PieceType::cannon>() ||
                      find.template operator()<PieceType::chariot>() ||
                      (is_home && find.template operator()<PieceType::king>()));
    return taker;
}

// Who answers `move` by taking its piece.
PieceId first_taker(const Position& position, Move move) noexcept {
    const PieceId mover = position.at(move.from());
    const Side side = other(position.side_to_move());
    return least_taker(position, position.board(), side, move.to(), [&](PieceId id, Square from) {
        return reaches(position.board(), id, from, move.to(), move.from()) &&
               may_go_on(id.type(), side, mover);
    });
}

// Captures on one square, played out on a board of its own.
class Exchange {
  public:
    Exchange(const Position& position, Move move) noexcept
        : position_{position}, board_{position.board()}, target_{move.to()} {
        take(position.at(move.from()));
    }

    void take(PieceId taker) noexcept {
        board_.set(position_.square_of(taker), PieceId::none());
        board_.set(target_, taker);
    }

    // Takes with the least valuable piece of `side`; none where it has no capture.
    PieceId take(Side side) noexcept {
        const PieceId taker = least_taker(position_, board_, side, target_, [this](PieceId id, Square from) {
            // A piece that is not where it was has taken before, or was captured.
            return reaches(board_, id, from, target_) && board_[from] == id &&
                   may_go_on(id.type(), id.side(), board_[target_]);
        });
        if (!taker.is_none()) take(taker);
        return taker;
    }

  private:
    const Position& position_;
    Board board_;
    Square target_;
};

}  // namespace

bool exchange_gains(const Position& position, Move move, int threshold) noexcept {
    if (move.is_pass()) return threshold <= 0;
    const PieceId mover = position.at(move.from());
    const PieceId victim = position.at(move.to());
    const int gain = (victim.is_none() ? 0 : exchange_value(victim.type())) - threshold;
    if (gain < 0) return false;
    // What the side to take next must win back so that the other falls short.
    int due = exchange_value(mover.type()) - gain;
    if (due <= 0) return true;
    // Mostly the first answer tells already.
    PieceId taker = first_taker(position, move);
    if (taker.is_none()) return true;
    bool holds = false;  // for the mover of `move`, if nobody takes any more
    if (taker.type() != PieceType::king) {
        due = exchange_value(taker.type()) - due;
        if (due < 0) return false;
    }
    Exchange exchange{position, move};
    exchange.take(taker);
    Side side = position.side_to_move();
    for (;;) {
        // A king cannot take what is guarded.
        if (taker.type() == PieceType::king) return exchange.take(side).is_none() ? holds : !holds;
        taker = exchange.take(side);
        if (taker.is_none()) return holds;
        holds = !holds;
        side = other(side);
        if (taker.type() == PieceType::king) continue;
        due = exchange_value(taker.type()) - due;
        if (due < static_cast<int>(holds)) return holds;
    }
}

}  // namespace janggun::search
