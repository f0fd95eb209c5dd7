#include "janggun/board/movegen.hpp"

#include <algorithm>
#include <cstddef>

#include "janggun/board/siege.hpp"
#include "legal_moves.hpp"
#include "restraints.hpp"

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

  private:
    MoveList& moves_;
};

// The sink that looks for one target.
struct Finder : Unwatched {
    explicit Finder(Square square) noexcept : target{square} {}

    Square target;
    bool found = false;

    void step(Square to, bool open) noexcept { found |= open && to == target; }
    void run(Square first, int step, int count) noexcept {
        for (int i = 0; i < count; ++i) found |= first + i * step == target;
    }
};

template <Side kSide, PieceType kType, class Output>
void visit_type(const Position& position, const Restraints& restraints, Output& output) noexcept {
    constexpr Slots kOwn = slots_of(kType);
    for (std::size_t slot = kOwn.first; slot < std::size_t{kOwn.first} + kOwn.count; ++slot) {
        const Square from = position.square_of({kSide, slot});
        if (!from.is_none())
            visit_piece<kSide, kType>(position.board(), {kSide, slot}, from, restraints, output);
    }
}

template <Side kSide, class Output>
void visit_legal(const Position& position, Output& output) noexcept {
    if (position.has_ended()) return;
    const Siege siege{position, kSide};
    const Restraints restraints{position, siege};
    visit_king<kSide>(position, siege, restraints, output);
    visit_type<kSide, PieceType::soldier>(position, restraints, output);
    visit_type<kSide, PieceType::guard>(position, restraints, output);
    visit_type<kSide, PieceType::horse>(position, restraints, output);
    visit_type<kSide, PieceType::elephant>(position, restraints, output);
    visit_type<kSide, PieceType::chariot>(position, restraints, output);
    visit_type<kSide, PieceType::cannon>(position, restraints, output);
}

template <class Output>
void visit_legal(const Position& position, Output& output) noexcept {
    if (position.side_to_move() == Side::cho) {
        visit_legal<Side::cho>(position, output);
    } else {
        visit_legal<Side::han>(position, output);
    }
}

}  // namespace

void generate_legal(const Position& position, MoveList& moves) noexcept {
    Lister lister{moves};
    visit_legal(position, lister);
}

std::uint64_t count_legal(const Position& position) noexcept {
    Counter counter;
    visit_legal(position, counter);
    return static_cast<std::uint64_t>(counter.count());
}

bool is_pseudo_legal(const Position& position, Move move) noexcept {
    const PieceId mover = position.at(move.from());
    if (!mover.is_piece() || mover.side() != position.side_to_move()) return false;
    Finder finder{move.to()};
    with_type(mover.type(), [&]<PieceType kType>() {
        if (mover.side() == Side::cho) {
            visit_moves<Side::cho, kType>(position.board(), move.from(), finder);
        } else {
            visit_moves<Side::han, kType>(position.board(), move.from(), finder);
        }
    });
    return finder.found;
}

bool is_legal(const Position& position, Move move) noexcept {
    MoveList moves;
    generate_legal(position, moves);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace janggun::board
