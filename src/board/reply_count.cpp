#include "reply_count.hpp"

#include <array>
#include <cstddef>

#include "janggun/board/legality.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/palace_attacks.hpp"
#include "janggun/board/sets.hpp"
#include "legal_moves.hpp"

namespace janggun::board {

namespace {

constexpr std::size_t kKingSlot = slots_of(PieceType::king).first;

// For each cell, the pieces of one side whose legal moves may change with its contents. The king stands for
// its own steps, the pass, and all that restrains its side.
using Watchers = std::array<SlotSet, kCells>;

// Notes on which cells the moves of a piece depend.
struct Watching {
    Watchers& watchers;
    std::size_t slot;

    void step(const Step& step) noexcept {
        watch(step.via);  // if there is no such point, this is a cell that no move touches
        watch(step.to);
    }
    void slide(const auto& slide) noexcept { watch_run(slide.first(), slide.kStep, slide.empty() + 1); }
    void jump(const auto& jump) noexcept {
        watch_run(jump.first(), jump.kStep, jump.distance());
        if (jump.is_open()) slide(jump.beyond());
    }
    void leaps(const auto& pair) noexcept {
        watch(pair.first_leg());
        for (const Landing& leap : {pair.one(), pair.another()}) {
            if (pair.kHasSecondLegs) watch(leap.second_leg);
            watch(leap.to);
        }
    }

  private:
    void watch(Square square) noexcept { watchers[square.index()].add(slot); }
    void watch_run(Square first, int step, std::size_t count) noexcept {
        for (std::size_t i = 0; i < count; ++i) watch(first + static_cast<int>(i) * step);
    }
};

// The replies of kThem to the moves that a position allows.
template <Side kThem>
class Replies {
  public:
    explicit Replies(const Position& position) noexcept
        : siege_{position, kThem},
          restraints_{position, siege_},
          king_count_{count_king(position, siege_, restraints_)} {
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const Square from = position.square_of({kThem, slot});
            if (slot == kKingSlot || from.is_none()) continue;
            alive_.add(slot);
            counts_[slot] = count_piece(position, slot, restraints_);
            total_ += counts_[slot];
            with_type(PieceId{kThem, slot}.type(), [&]<PieceType kType>() {
                Watching sink{watchers_, slot};
                visit_ways<kType>(kThem, position.board(), from, sink);
            });
        }
        watch_king(position);
    }

    // The number of replies after a legal move, which is made and taken back only if necessary.
    [[nodiscard]] int after(Position& position, Move move) const noexcept {
        if (move.is_pass()) return after_pass(position);
        const PieceId mover = position.at(move.from());
        const PieceId captured = position.at(move.to());
        SlotSet changed = watchers_[move.from().index()] | watchers_[move.to().index()];
        const bool king_changed = changed.contains(kKingSlot) || besieges_from(position, mover, move.to());
        changed.remove(kKingSlot);
        int count = total_;
        SlotSet alive = alive_;
        if (!captured.is_none()) {
            count -= counts_[captured.slot()];
            changed.remove(captured.slot());
            alive.remove(captured.slot());
        }
        if (changed.is_empty() && !king_changed) return count + king_count_;
        const Undo undo = position.make(move);
        count += king_changed ? difference_anew(position, changed, alive)
                              : king_count_ + difference(position, changed, restraints_);
        position.unmake(move, undo);
        return count;
    }

  private:
    [[nodiscard]] int after_pass(const Position& position) const noexcept {
        const bool ends = position.passes() == Passes::one || position.is_bound();
        return ends ? 0 : total_ + king_count_;
    }

    // The besiegers, and with them the restraints, may change when `mover` stands on `to`.
    [[nodiscard]] static bool besieges_from(const Position& position, PieceId mover, Square to) noexcept {
        if (mover.type() == PieceType::king) {
            return position.facing() == Facing::binds && to.file() == position.king(kThem).file();
        }
        return bears_on_palace(mover.type(), to, kThem);
    }

    // The change of the total that comes from pieces whose moves must be counted again.
    [[nodiscard]] int difference(const Position& position, SlotSet changed,
                                 const Restraints& restraints) const noexcept {
        int sum = 0;
        changed.for_each(
            [&](std::size_t slot) { sum += count_piece(position, slot, restraints) - counts_[slot]; });
        return sum;
    }

    // Like difference(), if the restraints have to be found again too, the king's moves included.
    [[nodiscard]] int difference_anew(const Position& position, SlotSet changed,
                                      SlotSet alive) const noexcept {
        const Siege siege{position, kThem};
        const Restraints restraints{position, siege};
        const bool everyone = restraints.concern_everyone() || restraints_.concern_everyone();
        const SlotSet anew =
            everyone ? alive : changed | ((restraints.suspects() | restraints_.suspects()) & alive);
        return difference(position, anew, restraints) + count_king(position, siege, restraints);
    }

    [[nodiscard]] static int count_king(const Position& position, const Siege& siege,
                                        const Restraints& restraints) noexcept {
        Counter counter;
        visit_king(kThem, position, siege, restraints, counter);
        return counter.count();
    }

    [[nodiscard]] static int count_piece(const Position& position, std::size_t slot,
                                         const Restraints& restraints) noexcept {
        Counter counter;
        const PieceId id{kThem, slot};
        with_type(id.type(), [&]<PieceType kType>() {
            visit_piece<kType>(kThem, position.board(), id, position.square_of(id), restraints, counter);
        });
        return counter.count();
    }

    void watch_king(const Position& position) noexcept {
        const auto watch = [&](Square cell) { watchers_[cell.index()].add(kKingSlot); };
        const Square king = position.king(kThem);
        for (const Square to : palace_steps(king)) watch(to);
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const PieceId id{other(kThem), slot};
            const Square square = position.square_of(id);
            if (!bears_on_palace(id.type(), square, kThem)) continue;
            watch(square);
            for (const Square cell : palace_attacks::stake_of(id.type(), square, kThem)) watch(cell);
        }
        const Square enemy_king = position.king(other(kThem));
        if (position.facing() != Facing::binds || enemy_king.file() != king.file()) return;
        const int toward = step(forward(kThem));
        for (Square cell = king + toward; cell != enemy_king; cell = cell + toward) watch(cell);
        watch(enemy_king);
    }

    Siege siege_;
    Restraints restraints_;
    int king_count_;
    int total_ = 0;  // the moves of all pieces except the king
    SlotSet alive_;  // all pieces except the king
    std::array<int, kSlotsPerSide> counts_{};
    Watchers watchers_{};
};

template <Side kThem>
std::uint64_t count_replies(Position& position) noexcept {
    MoveList moves;
    generate_legal(position, moves);
    if (moves.empty()) return 0;
    const Replies<kThem> replies{position};
    std::uint64_t sum = 0;
    for (const Move move : moves) sum += static_cast<std::uint64_t>(replies.after(position, move));
    return sum;
}

}  // namespace

std::uint64_t count_replies(Position& position) noexcept {
    return position.side_to_move() == Side::cho ? count_replies<Side::han>(position)
                                                : count_replies<Side::cho>(position);
}

}  // namespace janggun::board
