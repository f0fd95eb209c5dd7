#include "janggun/eval/evaluate.hpp"

#include <algorithm>
#include <array>
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
    Phased lines;  // of sliders to the enemy king
    threats::Sum attacked;
    board::SlotSet takers;

    Activity& operator+=(const Activity& other) {
        mobility += other.mobility;
        lines += other.lines;
        attacked.add(other.attacked);
        takers = takers | other.takers;
        return *this;
    }
};

// By side and cell, for soldiers: quicker than to compute it.
constexpr std::array<std::array<bool, board::kCells>, 2> palaces() {
    std::array<std::array<bool, board::kCells>, 2> table{};
    for (const Side side : board::kSides)
        board::for_each_square(
            [&](Square square) { table[index(side)][square.index()] = is_in_palace(square, side); });
    return table;
}

constexpr auto kInPalace = palaces();

// Looks at the squares a piece can go to: how many they are, and what it could take.
struct Targets {
    const threats::ByVictim& worth;
    threats::Sum sum;

    static constexpr bool kJudgesTargets = true;

    void step(board::PieceId there, bool open) { sum.add_if(worth[there.raw()], open); }
    void slide(std::size_t empty, board::PieceId stop) {
        sum.add(worth[stop.raw()]);
        sum.add(threats::Sum{empty});
    }
    void jump(board::PieceId screen, std::size_t empty, board::PieceId stop) {
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

// What a slider is worth by the number of pieces between it and the enemy king.
Phased line_to(Square king, Square square, const board::Board& board, const ByScreens& table) {
    return entry(table, board.between(king, square).count());
}

template <PieceType kType>
threats::Sum attacked_by(Side side, const board::Board& board, Square square) {
    Targets targets{threats::kWorth<kType>[index(side)], {}};
    board::visit_moves<kType>(side, board, square, targets);
    return targets.sum;
}

template <PieceType kType>
Activity activity_of(Side side, const Position& position) {
    constexpr board::Slots kOwn = slots_of(kType);
    constexpr bool kSlides = kType == PieceType::chariot || kType == PieceType::cannon;
    const auto squares = position.squares_of(side);
    Activity sum;
    for (std::size_t slot = kOwn.first; slot < kOwn.first + kOwn.count; ++slot) {
        const Square square = squares[slot];
        if (square.is_none()) continue;
        const threats::Sum attacked = attacked_by<kType>(side, position.board(), square);
        sum.attacked.add(attacked);
        sum.mobility += threats::kMobility<kType>[static_cast<std::size_t>(attacked.squares())];
        sum.takers.add_if(slot, attacked.has_victims());
        if constexpr (kSlides) {
            const Square king = position.king(other(side));
            constexpr const ByScreens& kLine = kType == PieceType::chariot ? kChariotLine : kCannonLine;
            if (share_line(square, king)) sum.lines += line_to(king, square, position.board(), kLine);
        }
    }
    return sum;
}

// What soldiers attack forward and sideways. What a palace diagonal adds has no worth, but makes a taker.
Activity soldier_activity(Side side, const Position& position, const threats::ByVictim& beside) {
    constexpr board::Slots kOwn = slots_of(PieceType::soldier);
    const threats::ByVictim& worth = threats::kWorth<PieceType::soldier>[index(side)];
    const board::Board& board = position.board();
    const auto squares = position.squares_of(side);
    const auto& in_palace = kInPalace[index(other(side))];
    const int ahead = step(forward(side));
    Activity sum;
    for (std::size_t slot = kOwn.first; slot < kOwn.first + kOwn.count; ++slot) {
        const Square square = squares[slot];
        if (square.is_none()) continue;
        threats::Sum attacked = worth[board.at(square, ahead).raw()];
        attacked.add(worth[board.at(square, -1).raw()]);
        attacked.add(beside[board.at(square, 1).raw()]);
        sum.attacked.add(attacked);
        sum.takers.add_if(slot, attacked.has_victims());
        sum.takers.add_if(slot, in_palace[square.index()]);
    }
    return sum;
}

Activity activity(Side side, const Position& position, const threats::ByVictim& beside_soldiers) {
    Activity sum = activity_of<PieceType::horse>(side, position);
    sum += activity_of<PieceType::elephant>(side, position);
    sum += activity_of<PieceType::chariot>(side, position);
    sum += activity_of<PieceType::cannon>(side, position);
    sum += soldier_activity(side, position, beside_soldiers);
    return sum;
}

// By side. One loop rather than two calls, so that there is one copy of all this code.
std::array<Activity, 2> activities(const Position& position,
                                   const std::array<threats::ByVictim, 2>& beside_soldiers) {
    std::array<Activity, 2> sums;
    for (const Side side : board::kSides)
        sums[index(side)] = activity(side, position, beside_soldiers[index(side)]);
    return sums;
}

// What bears on the enemy palace, and on the king in it.
Phased siege(Side side, const Tally& tally, const Activity& active) {
    return tally.siege_of(side) + active.lines;
}

Phased surroundings(Side side, const Tally& tally, const Activity& active) {
    return active.mobility + active.attacked.value() + siege(side, tally, active);
}

Phased lead_of(Side side, const Tally& tally, const game::Rules& rules) {
    return rules.undecided == game::Undecided::points && tally.leader() == side ? kLead : Phased{};
}

void add_side(Side side, const Position& position, const Activity& active, const Activity& with_pairs,
              const Tally& tally, const game::Rules& rules, Breakdown& parts) {
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        const board::PieceId id{side, slot};
        const Square square = position.square_of(id);
        if (square.is_none()) continue;
        parts.of(Term::material, side) += kValue[index(id.type())];
        parts.of(Term::placement, side) += placement(side, id.type(), square);
    }
    parts.of(Term::mobility, side) = active.mobility;
    parts.of(Term::threats, side) = active.attacked.value();
    parts.of(Term::soldiers, side) = with_pairs.attacked.value() - active.attacked.value();
    parts.of(Term::siege, side) = siege(side, tally, active);
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
    const auto active = activities(position, threats::kWorth<PieceType::soldier>);
    const auto with_pairs = activities(position, threats::kWorthBeside);
    for (const Side side : board::kSides)
        add_side(side, position, active[index(side)], with_pairs[index(side)], tally, rules, parts);
    parts.phase = tally.phase();
    parts.tempo = kTempo;
    return parts;
}

Score evaluate(const Position& position, const game::Rules& rules) noexcept {
    return evaluate(position, Tally::of(position), rules);
}

Assessment assess(const Position& position, const Tally& tally, const game::Rules& rules) noexcept {
    const auto [cho, han] = activities(position, threats::kWorthBeside);
    const Phased total = tally.standing() + surroundings(Side::cho, tally, cho) -
                         surroundings(Side::han, tally, han) + lead_of(Side::cho, tally, rules) -
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
