#include "janggun/eval/evaluate.hpp"

#include <algorithm>

#include "janggun/board/piece_moves.hpp"
#include "janggun/board/siege.hpp"
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

// Adds what one kind of piece is worth to `kSide`.
template <Side kSide, PieceType kType>
void add_pieces(const Position& position, Breakdown& parts) {
    constexpr PieceWeights kPiece = kWeights[index(kType)];
    constexpr board::Slots kOwn = slots_of(kType);
    for (std::size_t i = 0; i < kOwn.count; ++i) {
        const Square square = position.square_of({kSide, kOwn.first + i});
        if (square.is_none()) continue;
        parts.phase += kPiece.phase;
        parts.of(Term::material, kSide) += kPiece.value;
        const int place = placement(kSide, kType, square);
        parts.of(Term::placement, kSide) += {place, place};
        if constexpr (kPiece.usual_mobility > 0) {
            TargetCount targets;
            board::visit_moves<kSide, kType>(position.board(), square, targets);
            parts.of(Term::mobility, kSide) += kPiece.mobility * (targets.count - kPiece.usual_mobility);
        }
    }
}

// What bears on the enemy palace, the more the more there is of it.
void add_siege(const Position& position, Side attacker, Breakdown& parts) {
    const board::Siege siege{position, other(attacker)};
    int pressure = 0;
    int besiegers = 0;
    for (const board::Siege::Besiegers* group : {&siege.leapers(), &siege.sliders()}) {
        for (const board::Siege::Besieger& piece : *group) {
            pressure += kWeights[index(piece.type)].besieges;
            ++besiegers;
        }
    }
    const int value = pressure * besiegers / 2;
    parts.of(Term::palace, attacker) += {value, value / 2};
}

template <Side kSide>
void add_side(const Position& position, Breakdown& parts) {
    add_pieces<kSide, PieceType::soldier>(position, parts);
    add_pieces<kSide, PieceType::guard>(position, parts);
    add_pieces<kSide, PieceType::king>(position, parts);
    add_pieces<kSide, PieceType::horse>(position, parts);
    add_pieces<kSide, PieceType::elephant>(position, parts);
    add_pieces<kSide, PieceType::chariot>(position, parts);
    add_pieces<kSide, PieceType::cannon>(position, parts);
    add_siege(position, kSide, parts);
}

// The phase with all pieces on the board; kFullPhase is what it is scaled to.
constexpr int full_phase() {
    int sum = 0;
    for (std::size_t type = 0; type < board::kPieceTypes; ++type)
        sum += 2 * board::kSlots[type].count * kWeights[type].phase;
    return sum;
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
    return total.early * phase + total.late * (kFullPhase - phase);
}

Breakdown breakdown(const Position& position) noexcept {
    Breakdown parts;
    add_side<Side::cho>(position, parts);
    add_side<Side::han>(position, parts);
    parts.phase = parts.phase * Breakdown::kFullPhase / full_phase();
    parts.tempo = kTempo;
    return parts;
}

Score evaluate(const Position& position) noexcept {
    const Breakdown parts = breakdown(position);
    const int balance = parts.balance() / Breakdown::kFullPhase;
    return bounded((position.side_to_move() == Side::cho ? balance : -balance) + parts.tempo);
}

}  // namespace janggun::eval
