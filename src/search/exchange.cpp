#include "exchange.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "janggun/board/board.hpp"
#include "janggun/board/piece_moves.hpp"
#include "janggun/board/reach.hpp"

namespace janggun::search {

using board::Board;
using board::Move;
using board::PieceId;
using board::PieceType;
using board::Position;
using board::Side;
using board::Slots;
using board::Square;

namespace {

// The captures on one square, played out after a move.
class Exchange {
  public:
    Exchange(const Position& position, Move move) noexcept
        : position_{position}, move_{move}, target_{move.to()} {}

    // The piece that recaptures first. In most cases this decides the exchange, and needs no copy of the
    // board.
    [[nodiscard]] PieceId first_taker() noexcept {
        return least_taker(position_.board(), other(position_.side_to_move()), position_.at(move_.from()),
                           move_.from());
    }

    // Plays the move and the first recapture on a copy of the board.
    void begin(PieceId taker) noexcept {
        board_.emplace(position_.board());
        board_->set(move_.from(), PieceId::none());
        take(taker);
    }

    // Takes with the least valuable piece of `side`; none if it has no capture.
    PieceId take(Side side) noexcept {
        const PieceId taker = least_taker(*board_, side, (*board_)[target_], Square::none());
        if (!taker.is_none()) take(taker);
        return taker;
    }

  private:
    static constexpr unsigned kUnknown = ~0U;  // no set of slots

    void take(PieceId taker) noexcept {
        board_->set(position_.square_of(taker), PieceId::none());
        board_->set(target_, taker);
    }

    // The least valuable piece of `side` that takes `there` on the target, with `vacated` left empty; none if
    // `side` has no capture.
    [[nodiscard]] PieceId least_taker(const Board& board, Side side, PieceId there, Square vacated) noexcept {
        unsigned& near = near_[index(side)];
        if (near == kUnknown) near = pieces_near(position_, side, target_).raw();
        if (near == 0) return PieceId::none();
        PieceId taker;
        const auto find = [&]<PieceType kType>() {
            constexpr Slots kOwn = slots_of(kType);
            constexpr unsigned kSet = ((1U << kOwn.count) - 1) << kOwn.first;
            for (unsigned left = near & kSet; left != 0; left &= left - 1) {
                const PieceId id{side, static_cast<std::size_t>(std::countr_zero(left))};
                const Square from = position_.square_of(id);
                // A piece that is not where it was has already taken, or was captured.
                if (board[from] != id || !may_go_on(kType, side, there)) continue;
                if (!board::bridges<kType>(board, side, from, target_, vacated)) continue;
                taker = id;
                return true;
            }
            return false;
        };
        // The types are tried in the order of their value, the least valuable first.
        static_cast<void>(
            find.template operator()<PieceType::soldier>() ||
            find.template operator()<PieceType::elephant>() || find.template operator()<PieceType::guard>() ||
            find.template operator()<PieceType::horse>() || find.template operator()<PieceType::cannon>() ||
            find.template operator()<PieceType::chariot>() || find.template operator()<PieceType::king>());
        return taker;
    }

    const Position& position_;
    Move move_;
    Square target_;
    std::array<unsigned, 2> near_{kUnknown, kUnknown};  // by side: nearby pieces, a bit a slot
    std::optional<Board> board_;                        // a copy, made when first needed
};

}  // namespace

bool exchange_gains(const Position& position, Move move, int threshold,
                    const ExchangeValues& values) noexcept {
    if (move.is_pass()) return threshold <= 0;
    const PieceId mover = position.at(move.from());
    const PieceId victim = position.at(move.to());
    const int gain = (victim.is_none() ? 0 : values[victim.type()]) - threshold;
    if (gain < 0) return false;
    // What the side to recapture must win back to push the result below the threshold.
    int due = values[mover.type()] - gain;
    if (due <= 0) return true;
    // The first recapture decides most exchanges.
    Exchange exchange{position, move};
    PieceId taker = exchange.first_taker();
    if (taker.is_none()) return true;
    bool holds = false;  // whether the mover of `move` reaches the threshold if nobody takes any more
    if (taker.type() != PieceType::king) {
        due = values[taker.type()] - due;
        if (due < 0) return false;
    }
    exchange.begin(taker);
    Side side = position.side_to_move();
    for (;;) {
        // A king cannot take a protected piece.
        if (taker.type() == PieceType::king) return exchange.take(side).is_none() ? holds : !holds;
        taker = exchange.take(side);
        if (taker.is_none()) return holds;
        holds = !holds;
        side = other(side);
        if (taker.type() == PieceType::king) continue;
        due = values[taker.type()] - due;
        if (due < static_cast<int>(holds)) return holds;
    }
}

}  // namespace janggun::search
