#include "exchange.hpp"

#include <cstddef>
#include <utility>

#include "janggun/board/board.hpp"
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

// The slots of a side, the least valuable pieces first: soldiers, elephants, guards, horses, cannons,
// chariots, the king.
constexpr std::array<std::size_t, board::kSlotsPerSide> kByValue{0, 1, 2, 3,  4,  10, 11, 5,
                                                                 6, 8, 9, 14, 15, 12, 13, 7};

// Captures on one square, played out on a board of its own.
class Exchange {
  public:
    Exchange(const Position& position, Move move) noexcept
        : position_{position}, board_{position.board()}, target_{move.to()} {
        put(position.at(move.from()), move.from());
    }

    // Takes with the least valuable piece of `side`; none where it has no capture.
    PieceId take(Side side) noexcept { return take_first(side, std::make_index_sequence<kByValue.size()>{}); }

  private:
    template <std::size_t... kIndices>
    PieceId take_first(Side side, std::index_sequence<kIndices...> /*indices*/) noexcept {
        PieceId taker;
        static_cast<void>((take_with<kByValue[kIndices]>(side, taker) || ...));
        return taker;
    }

    // Most pieces are nowhere near: with the slot a constant, that is found out in a few instructions.
    template <std::size_t kSlot>
    bool take_with(Side side, PieceId& taker) noexcept {
        const PieceId id{side, kSlot};
        const Square from = position_.square_of(id);
        if (!board::may_reach(id.type(), from, target_) || !can_take(id, from)) return false;
        put(id, from);
        taker = id;
        return true;
    }

    [[nodiscard]] bool can_take(PieceId id, Square from) const noexcept {
        if (board_[from] != id) return false;  // it has taken before, or was captured
        if (id.is_cannon_or_edge() && board_[target_].is_cannon_or_edge()) return false;
        return reaches(board_, id, from, target_);
    }

    void put(PieceId id, Square from) noexcept {
        board_.set(from, PieceId::none());
        board_.set(target_, id);
    }

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
    Exchange exchange{position, move};
    Side side = position.side_to_move();
    bool holds = true;  // for the mover of `move`, if nobody takes any more
    for (;;) {
        side = other(side);
        const PieceId taker = exchange.take(side);
        if (taker.is_none()) return holds;
        holds = !holds;
        // A king cannot take what is guarded.
        if (taker.type() == PieceType::king) return exchange.take(other(side)).is_none() ? holds : !holds;
        due = exchange_value(taker.type()) - due;
        if (due < static_cast<int>(holds)) return holds;
    }
}

}  // namespace janggun::search
