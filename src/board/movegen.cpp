#include "janggun/board/movegen.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/legality.hpp"
#include "janggun/board/reach.hpp"
#include "janggun/board/siege.hpp"
#include "legal_moves.hpp"

namespace janggun::board {

namespace {

class Lister {
  public:
    explicit Lister(MoveList& moves) noexcept : moves_{moves} {}

    void add(Square from, Square to) noexcept { moves_.push_back({from, to}); }
    void add_if(Square from, Square to, bool wanted) noexcept { moves_.push_back_if({from, to}, wanted); }
    void add_run(Square from, Square first, int step, int count) noexcept {
        for (int i = 0; i < count; ++i) add(from, first + i * step);
    }
    [[nodiscard]] static bool wants(Square /*to*/) noexcept { return true; }

  private:
    MoveList& moves_;
};

// Lists the king's moves to empty points, and the pass.
class QuietLister {
  public:
    QuietLister(const Board& board, MoveList& moves) noexcept : board_{board}, moves_{moves} {}

    void add(Square from, Square to) noexcept { moves_.push_back({from, to}); }
    // This is asked first, because it costs more to find out whether the move is legal.
    [[nodiscard]] bool wants(Square to) const noexcept { return board_.is_empty(to); }

  private:
    const Board& board_;
    MoveList& moves_;
};

// A slide has at most this many moves in a row.
constexpr std::size_t kLongestRun = 8;

// Writes kLongestRun moves, a step apart, four in a word: where a square leaves the board it changes those
// after it at most, which have left it too.
void write_run(Move* moves, Square from, Square first, int step) noexcept {
    constexpr std::size_t kMovesPerWord = 4;
    constexpr std::uint64_t kEachMove = 0x0001'0001'0001'0001;
    constexpr std::uint64_t kByNumber = 0x0300'0200'0100'0000;
    const auto far = static_cast<std::uint64_t>(step);
    const std::uint64_t word =
        kEachMove * (unsigned{from.raw()} | unsigned{first.raw()} << 8U) + kByNumber * far;
    cells::write_word(moves, word);
    cells::write_word(moves + kMovesPerWord, word + kEachMove * 0x100 * kMovesPerWord * far);
    static_assert(kLongestRun == 2 * kMovesPerWord);
}

// The sink that lists where a piece can go without taking anything.
struct Going {
    Going(Square f, MoveList::Tail& tail) noexcept : from{f}, moves{tail} {}

    Square from;
    MoveList::Tail& moves;

    void step(Square to, bool open) noexcept { moves.push_back_if({from, to}, open); }
    // Writes the longest run whatever `count` is, so that no branch has to guess the length.
    void run(Square first, int step, int count) noexcept {
        write_run(moves.reserve<kLongestRun>(static_cast<std::size_t>(count)), from, first, step);
    }
};

// The sink that lists what a piece can take.
struct Taking {
    Taking(Square f, MoveList::Tail& tail) noexcept : from{f}, moves{tail} {}

    Square from;
    MoveList::Tail& moves;

    void take(Square to, bool can) noexcept { moves.push_back_if({from, to}, can); }
};

// Calls `visit(PieceId, Square)` for each piece of a kind that is on the board.
template <PieceType kType, class Visit>
void for_each_piece(Side side, const Position& position, Visit&& visit) noexcept {
// The loop is not unrolled: all that is run at every node has to fit into the processor's cache for
// instructions.
#pragma GCC unroll 1
    for (const std::size_t slot : slots_of(kType)) {
        const PieceId id{side, slot};
        const Square from = position.square_of(id);
        if (!from.is_none()) visit(id, from);
    }
}

template <PieceType kType, class Output>
void visit_type(Side side, const Position& position, const Restraints& restraints, Output& output) noexcept {
    for_each_piece<kType>(side, position, [&](PieceId id, Square from) {
        visit_piece<kType>(side, position.board(), id, from, restraints, output);
    });
}

template <class Output>
void visit_legal(const Position& position, const Legality& legality, Output& output) noexcept {
    if (position.has_ended()) return;
    const Side side = position.side_to_move();
    const Restraints& restraints = legality.restraints();
    visit_king(side, position, legality.siege(), restraints, output);
    visit_type<PieceType::soldier>(side, position, restraints, output);
    visit_type<PieceType::guard>(side, position, restraints, output);
    visit_type<PieceType::horse>(side, position, restraints, output);
    visit_type<PieceType::elephant>(side, position, restraints, output);
    visit_type<PieceType::chariot>(side, position, restraints, output);
    visit_type<PieceType::cannon>(side, position, restraints, output);
}

// Whether an enemy stands in the palace of `defender`: the king and guards can take nothing else.
bool is_entered(const Position& position, Side defender) noexcept {
    return position.board().has_piece_of(other(defender), palace_corner(defender));
}

}  // namespace

void generate_legal(const Position& position, MoveList& moves) noexcept {
    Lister lister{moves};
    visit_legal(position, Legality{position}, lister);
}

void generate_quiets(const Position& position, MoveList& moves) noexcept {
    generate_quiets(position, Legality{position}, moves);
}

void generate_pseudo_legal_captures(const Position& position, TypeSet takers, MoveList& moves) noexcept {
    if (position.has_ended()) return;
    const Side side = position.side_to_move();
    MoveList::Tail tail{moves};
    const auto list = [&]<PieceType kType>(bool takes) {
        if (!takes) return;
        for_each_piece<kType>(side, position, [&](PieceId /*id*/, Square from) {
            Taking sink{from, tail};
            visit_captures<kType>(side, position.board(), from, sink);
        });
    };
    const bool defends = is_entered(position, side);
    list.template operator()<PieceType::king>(defends);
    list.template operator()<PieceType::soldier>(takers.contains(PieceType::soldier));
    list.template operator()<PieceType::guard>(defends);
    list.template operator()<PieceType::horse>(takers.contains(PieceType::horse));
    list.template operator()<PieceType::elephant>(takers.contains(PieceType::elephant));
    list.template operator()<PieceType::chariot>(takers.contains(PieceType::chariot));
    list.template operator()<PieceType::cannon>(takers.contains(PieceType::cannon));
    tail.join();
}

void generate_quiets(const Position& position, const Legality& legality, MoveList& moves) noexcept {
    if (position.has_ended()) return;
    const Side side = position.side_to_move();
    const Board& board = position.board();
    const Restraints& restraints = legality.restraints();
    QuietLister king{board, moves};
    visit_king(side, position, legality.siege(), restraints, king);
    MoveList::Tail tail{moves};
    const auto list = [&]<PieceType kType>() {
        for_each_piece<kType>(side, position, [&](PieceId id, Square from) {
            Move* const first = tail.end();
            Going sink{from, tail};
            visit_quiets<kType>(side, board, from, sink);
            if (restraints.leave_free(id)) return;
            tail.filter(first, [&](Move move) { return restraints.permit(board, from, move.to()); });
        });
    };
    list.template operator()<PieceType::soldier>();
    list.template operator()<PieceType::guard>();
    list.template operator()<PieceType::horse>();
    list.template operator()<PieceType::elephant>();
    list.template operator()<PieceType::chariot>();
    list.template operator()<PieceType::cannon>();
    tail.join();
}

bool may_capture(const Position& position, TypeSet takers) noexcept {
    return !takers.is_empty() || is_entered(position, position.side_to_move());
}

std::uint64_t count_legal(const Position& position) noexcept {
    Counter counter;
    visit_legal(position, Legality{position}, counter);
    return static_cast<std::uint64_t>(counter.count());
}

bool is_pseudo_legal(const Position& position, Move move) noexcept {
    const PieceId mover = position.at(move.from());
    const PieceId there = position.at(move.to());
    if (!mover.is_piece() || mover.side() != position.side_to_move()) return false;
    if (!may_go_on(mover.type(), mover.side(), there)) return false;
    return reaches(position.board(), mover, move.from(), move.to());
}

std::vector<Square> checkers(const Position& position) {
    const Side attacker = other(position.side_to_move());
    const Square king = position.king(position.side_to_move());
    Position turned = position;
    turned.set_side_to_move(attacker);
    std::vector<Square> squares;
    position.for_each_piece(attacker, [&](PieceId /*id*/, Square from) {
        if (is_pseudo_legal(turned, {from, king})) squares.push_back(from);
    });
    return squares;
}

bool is_legal(const Position& position, Move move) noexcept {
    return is_legal(position, Legality{position}, move);
}

bool is_legal(const Position& position, const Legality& legality, Move move) noexcept {
    const Restraints& restraints = legality.restraints();
    if (position.has_ended()) return false;
    if (move == pass_of(position)) return !restraints.is_in_check() || restraints.is_bound();
    return is_pseudo_legal(position, move) && is_safe(position, legality, move);
}

bool mates(const Position& position, Move move) noexcept {
    Position next = position;
    static_cast<void>(next.make(move));
    return in_check_after(next, move) && count_legal(next) == 0;
}

bool is_plainly_safe(const Position& position, Move move) noexcept {
    const Square king = position.king(position.side_to_move());
    return !position.is_bound() && move.from() != king && !changes_ways_to(king, move.from(), move.to());
}

bool is_safe(const Position& position, const Legality& legality, Move move) noexcept {
    const Restraints& restraints = legality.restraints();
    const PieceId mover = position.at(move.from());
    if (mover.type() != PieceType::king)
        return restraints.leave_free(mover) || restraints.permit(position.board(), move.from(), move.to());
    if (restraints.is_bound() && move.to().file() == move.from().file()) return false;
    return !legality.siege().attacks(position.board(), move.to(), move.from());
}

}  // namespace janggun::board
