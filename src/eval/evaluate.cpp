#include "janggun/eval/evaluate.hpp"

#include <cstddef>

#include "janggun/board/piece_moves.hpp"
#include "placement.hpp"
#include "weights.hpp"

namespace janggun::eval {

using board::PieceType;
using board::Position;
using board::Side;
using board::Square;

namespace {

// Counts the squares a piece can go to.
struct TargetCount {
    int count = 0;

    void step(Square /*to*/, bool open) { count += static_cast<int>(open); }
    void run(Square /*first*/, int /*step*/, int length) { count += length; }
    void watch(Square /*square*/) {}
    void watch_run(Square /*first*/, int /*step*/, int /*length*/) {}
};

// What the moves of one kind of piece are worth to `kSide`.
template <Side kSide, PieceType kType>
Phased mobility_of(const Position& position) {
    constexpr PieceWeights kPiece = kWeights[index(kType)];
    constexpr board::Slots kOwn = slots_of(kType);
    int beyond_usual = 0;
    for (std::size_t i = 0; i < kOwn.count; ++i) {
        const Square square = position.square_of({kSide, kOwn.first + i});
        if (square.is_none()) continue;
        TargetCount targets;
        board::visit_moves<kSide, kType>(position.board(), square, targets);
        beyond_usual += targets.count - kPiece.usual_mobility;
    }
    return kPiece.mobility * beyond_usual;
}

template <Side kSide>
Phased mobility(const Position& position) {
    return mobility_of<kSide, PieceType::horse>(position) +
           mobility_of<kSide, PieceType::elephant>(position) +
           mobility_of<kSide, PieceType::chariot>(position) + mobility_of<kSide, PieceType::cannon>(position);
}

void add_standing(const Position& position, Side side, Breakdown& parts) {
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        const board::PieceId id{side, slot};
        const Square square = position.square_of(id);
        if (square.is_none()) continue;
        parts.of(Term::material, side) += kWeights[index(id.type())].value;
        const int place = placement(side, id.type(), square);
        parts.of(Term::placement, side) += {place, place};
    }
}

}  // namespace

std::string_view name(Term term) noexcept {
    switch (term) {
        case Term::material: return "material";
        case Term::placement: return "placement";
        case Term::mobility: return "mobility";
        case Term::palace: return "palace";
    }
    return "";
}

int Breakdown::balance() const noexcept {
    Phased total;
    for (const Term term : kTerms) total += of(term, Side::cho) - of(term, Side::han);
    return total.at(phase);
}

Breakdown breakdown(const Position& position) noexcept {
    const Tally tally = Tally::of(position);
    Breakdown parts;
    for (const Side side : board::kSides) {
        add_standing(position, side, parts);
        parts.of(Term::palace, side) = tally.siege_of(side);
    }
    parts.of(Term::mobility, Side::cho) = mobility<Side::cho>(position);
    parts.of(Term::mobility, Side::han) = mobility<Side::han>(position);
    parts.phase = tally.phase();
    parts.tempo = kTempo;
    return parts;
}

Score evaluate(const Position& position) noexcept { return evaluate(position, Tally::of(position)); }

Score evaluate(const Position& position, const Tally& tally) noexcept {
    const Phased total = tally.standing() + tally.siege_of(Side::cho) - tally.siege_of(Side::han) +
                         mobility<Side::cho>(position) - mobility<Side::han>(position);
    const int balance = total.at(tally.phase()) / Phased::kFull;
    return bounded((position.side_to_move() == Side::cho ? balance : -balance) + kTempo);
}

}  // namespace janggun::eval
