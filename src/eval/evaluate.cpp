#include "janggun/eval/evaluate.hpp"

#include <algorithm>
#include <cstddef>

#include "janggun/board/piece_moves.hpp"
#include "janggun/game/points.hpp"
#include "placement.hpp"
#include "threats.hpp"
#include "weights.hpp"

namespace janggun::eval {

using board::PieceType;
using board::Position;
using board::Side;
using board::Square;

namespace {

// What a side's pieces do from where they stand.
struct Activity {
    Phased mobility;
    Phased threats;
    board::SlotSet takers;

    Activity& operator+=(const Activity& other) {
        mobility += other.mobility;
        threats += other.threats;
        takers = takers | other.takers;
        return *this;
    }
};

// Looks at the squares a piece can go to: how many they are, and what it could take.
struct Targets {
    const threats::ByVictim& worth;
    threats::Sum sum;

    static constexpr bool kJudgesTargets = true;

    void step(board::PieceId there, bool open) { sum.add_if(worth[there.raw()], open); }
    void slide(int empty, board::PieceId stop) {
        sum.add(worth[stop.raw()]);
        sum.add(threats::Sum{empty});
    }
    void jump(board::PieceId screen, int empty, board::PieceId stop) {
        threats::Sum beyond = worth[stop.raw()];
        beyond.add(threats::Sum{empty});
        sum.add_masked(beyond, threats::kScreenMasks[screen.raw()]);
    }
    void watch(Square /*square*/) {}
    void watch_run(Square /*first*/, int /*step*/, int /*length*/) {}
};

template <std::size_t kSize>
Phased entry(const std::array<Phased, kSize>& table, int number) {
    return table[static_cast<std::size_t>(std::min(number, static_cast<int>(kSize) - 1))];
}

// Calls `visit(Square, slot)` for each piece of the kind that is on the board.
template <PieceType kType, class Visit>
void for_each_piece(Side side, const Position& position, Visit&& visit) {
    constexpr board::Slots kOwn = slots_of(kType);
    for (std::size_t i = 0; i < kOwn.count; ++i) {
        const Square square = position.square_of({side, kOwn.first + i});
        if (!square.is_none()) visit(square, kOwn.first + i);
    }
}

template <PieceType kType, std::size_t kSize>
Activity activity_of(Side side, const Position& position, const std::array<Phased, kSize>& mobility) {
    Activity sum;
    for_each_piece<kType>(side, position, [&](Square square, std::size_t slot) {
        Targets targets{threats::kWorth<kType>[index(side)], {}};
        board::visit_moves<kType>(side, position.board(), square, targets);
        sum.mobility += entry(mobility, targets.sum.squares());
        sum.threats += targets.sum.value();
        sum.takers.add_if(slot, targets.sum.has_victims());
    });
    return sum;
}

// What soldiers attack forward and sideways. What a palace diagonal adds has no worth, but makes a taker.
Activity soldier_activity(Side side, const Position& position, const threats::ByVictim& beside) {
    constexpr PieceType kSoldier = PieceType::soldier;
    Activity sum;
    for_each_piece<kSoldier>(side, position, [&](Square square, std::size_t slot) {
        threats::Sum attacked =
            threats::kWorth<kSoldier>[index(side)][position.at(square + step(forward(side))).raw()];
        attacked.add(threats::kWorth<kSoldier>[index(side)][position.at(square + -1).raw()]);
        attacked.add(beside[position.at(square + 1).raw()]);
        sum.threats += attacked.value();
        sum.takers.add_if(slot, attacked.has_victims() || is_in_palace(square, other(side)));
    });
    return sum;
}

Activity activity(Side side, const Position& position, const threats::ByVictim& beside_soldiers) {
    Activity sum = activity_of<PieceType::horse>(side, position, kHorseMobility);
    sum += activity_of<PieceType::elephant>(side, position, kElephantMobility);
    sum += activity_of<PieceType::chariot>(side, position, kChariotMobility);
    sum += activity_of<PieceType::cannon>(side, position, kCannonMobility);
    sum += soldier_activity(side, position, beside_soldiers);
    return sum;
}

template <PieceType kType>
Phased lines_of(Side side, const Position& position, const ByScreens& table) {
    const Square king = position.king(other(side));
    Phased sum;
    for_each_piece<kType>(side, position, [&](Square square, std::size_t /*slot*/) {
        if (share_line(square, king)) sum += entry(table, position.board().between(king, square).count());
    });
    return sum;
}

// What bears on the enemy palace, and on the king in it.
Phased siege(Side side, const Position& position, const Tally& tally) {
    return tally.siege_of(side) + lines_of<PieceType::chariot>(side, position, kChariotLine) +
           lines_of<PieceType::cannon>(side, position, kCannonLine);
}

Phased surroundings(Side side, const Position& position, const Tally& tally, const Activity& active) {
    return active.mobility + active.threats + siege(side, position, tally);
}

Phased lead_of(Side side, const Tally& tally, const game::Rules& rules) {
    return rules.undecided == game::Undecided::points && tally.leader() == side ? kLead : Phased{};
}

void add_side(Side side, const Position& position, const Tally& tally, const game::Rules& rules,
              Breakdown& parts) {
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        const board::PieceId id{side, slot};
        const Square square = position.square_of(id);
        if (square.is_none()) continue;
        parts.of(Term::material, side) += kValue[index(id.type())];
        parts.of(Term::placement, side) += placement(side, id.type(), square);
    }
    const Activity active = activity(side, position, threats::kWorth<PieceType::soldier>[index(side)]);
    const Activity with_pairs = activity(side, position, threats::kWorthBeside[index(side)]);
    parts.of(Term::mobility, side) = active.mobility;
    parts.of(Term::threats, side) = active.threats;
    parts.of(Term::soldiers, side) = with_pairs.threats - active.threats;
    parts.of(Term::siege, side) = siege(side, position, tally);
    parts.of(Term::points, side) = lead_of(side, tally, rules);
}

}  // namespace

std::string_view name(Term term) noexcept {
    switch (term) {
        case Term::material: return "material";
        case Term::placement: return "placement";
        case Term::mobility: return "mobility";
        case Term::threats: return "threats";
        case Term::soldiers: return "soldiers";
        case Term::siege: return "siege";
        case Term::points: return "points";
    }
    return "";
}

int Breakdown::balance() const noexcept {
    Phased total;
    for (const Term term : kTerms) total += of(term, Side::cho) - of(term, Side::han);
    return total.at(phase);
}

Breakdown breakdown(const Position& position, const game::Rules& rules) noexcept {
    const Tally tally = Tally::of(position);
    Breakdown parts;
    add_side(Side::cho, position, tally, rules, parts);
    add_side(Side::han, position, tally, rules, parts);
    parts.phase = tally.phase();
    parts.tempo = kTempo;
    return parts;
}

Score evaluate(const Position& position, const game::Rules& rules) noexcept {
    return evaluate(position, Tally::of(position), rules);
}

Assessment assess(const Position& position, const Tally& tally, const game::Rules& rules) noexcept {
    const Activity cho = activity(Side::cho, position, threats::kWorthBeside[index(Side::cho)]);
    const Activity han = activity(Side::han, position, threats::kWorthBeside[index(Side::han)]);
    const Phased total = tally.standing() + surroundings(Side::cho, position, tally, cho) -
                         surroundings(Side::han, position, tally, han) + lead_of(Side::cho, tally, rules) -
                         lead_of(Side::han, tally, rules);
    const int balance = total.at(tally.phase()) / Phased::kFull;
    const bool is_cho = position.side_to_move() == Side::cho;
    return {bounded((is_cho ? balance : -balance) + kTempo), is_cho ? cho.takers : han.takers,
            is_cho ? han.takers : cho.takers};
}

Assessment after_pass(const Assessment& before) noexcept {
    return {bounded(2 * kTempo - before.score.raw()), before.enemy_takers, before.takers};
}

Score evaluate(const Position& position, const Tally& tally, const game::Rules& rules) noexcept {
    return assess(position, tally, rules).score;
}

Score weighed_by_counter(Score evaluation, const Position& position, const Tally& tally,
                         const game::Rules& rules) noexcept {
    const int whole = rules.move_limit / 2;  // of the counter, in its second half
    const int gone = std::min(position.halfmove_clock() - whole, whole);
    if (gone <= 0) return evaluation;
    int undecided = 0;
    if (rules.undecided == game::Undecided::points)
        undecided = tally.leader() == position.side_to_move() ? kPointsWin : -kPointsWin;
    return Score{(evaluation.raw() * (whole - gone) + undecided * gone) / whole};
}

}  // namespace janggun::eval
