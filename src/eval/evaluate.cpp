#include "janggun/eval/evaluate.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/palace.hpp"
#include "janggun/board/piece_moves.hpp"
#include "janggun/board/piece_set.hpp"
#include "janggun/eval/evaluator.hpp"
#include "tables.hpp"

namespace janggun::eval {

using board::PieceSet;
using board::PieceType;
using board::Position;
using board::Side;
using board::Square;

namespace {

// What a win on points is worth as an evaluation, to the side that will have it when the counter runs out.
constexpr int kPointsWin = 600;

// What a side's pieces do from where they stand.
struct Activity {
    Phased mobility;
    Phased lines;  // of sliders to the enemy king
    AttackSum attacked;
    board::TypeSet takers;
    // The pieces that they attack or protect: soldiers and leapers, and sliders.
    PieceSet near_reach;
    PieceSet far_reach;
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

// Looks at the squares a piece can go to: how many they are, and what stands there.
struct Targets {
    const Tables::ByContent& contents;
    const Tables::ByScreen& screens;
    Seen seen;
    AttackSum rest;  // of what is no piece that it can go on

    static constexpr bool kJudgesTargets = true;

    [[nodiscard]] AttackSum sum() const {
        AttackSum all = seen.sum();
        all.add(rest);
        return all;
    }

    void step(board::PieceId there) { seen.add(contents[there.raw()]); }
    void leap(board::PieceId legs, board::PieceId there) {
        seen.add(contents[there.raw()].masked(kEmptyMasks[legs.raw()]));
    }
    void fork(board::PieceId leg, board::PieceId one, board::PieceId another) {
        Seen both = contents[one.raw()];
        both.add(contents[another.raw()]);
        seen.add(both.masked(kEmptyMasks[leg.raw()]));
    }
    void slide(std::size_t empty, board::PieceId stop) {
        seen.add(contents[stop.raw()]);
        rest.add(AttackSum{empty});
    }
    void jump(board::PieceId screen, std::size_t empty, board::PieceId stop) {
        const Seen mask = kScreenMasks[screen.raw()];
        seen.add(contents[stop.raw()].masked(mask));
        rest.add(AttackSum{empty & static_cast<std::uint64_t>(mask.sum().raw())});
        rest.add(screens[screen.raw()]);
    }
    void watch(Square /*square*/) {}
    void watch_run(Square /*first*/, int /*step*/, int /*length*/) {}
};

template <std::size_t kSize>
Phased entry(const std::array<Phased, kSize>& table, int number) {
    return table[static_cast<std::size_t>(std::min(number, static_cast<int>(kSize) - 1))];
}

template <PieceType kType>
Targets targets_of(Side side, const board::Board& board, Square square, const Tables& tables) {
    Targets targets{tables.contents[index(kType)][index(side)], tables.screens[index(side)], {}, {}};
    board::visit_moves<kType>(side, board, square, targets);
    return targets;
}

template <PieceType kType>
void add_activity_of(Side side, const Position& position, const Tables& tables, Activity& sum) {
    constexpr board::Slots kOwn = slots_of(kType);
    constexpr bool kSlides = kType == PieceType::chariot || kType == PieceType::cannon;
    const auto squares = position.squares_of(side);
    AttackSum all_attacked;
// Not unrolled: all that is run at every node has to fit into the processor's cache for instructions.
#pragma GCC unroll 1
    for (std::size_t slot = kOwn.first; slot < kOwn.first + kOwn.count; ++slot) {
        const Square square = squares[slot];
        if (square.is_none()) continue;
        const Targets targets = targets_of<kType>(side, position.board(), square, tables);
        const AttackSum attacked = targets.sum();
        all_attacked.add(attacked);
        (kSlides ? sum.far_reach : sum.near_reach) |= targets.seen.pieces();
        sum.mobility += tables.mobility[index(kType)][static_cast<std::size_t>(attacked.squares())];
        if constexpr (kSlides) {
            const Square king = position.king(other(side));
            if (share_line(square, king))
                sum.lines +=
                    entry(tables.lines[index(kType)], position.board().between(king, square).count());
        }
    }
    sum.attacked.add(all_attacked);
    sum.takers.add_if(kType, all_attacked.has_victims());
}

// What soldiers attack and protect forward and sideways. What a palace diagonal adds has no worth, but makes
// a taker.
void add_activity_of_soldiers(Side side, const Position& position, const Tables& tables, Activity& sum) {
    constexpr board::Slots kOwn = slots_of(PieceType::soldier);
    const Tables::ByContent& contents = tables.contents[index(PieceType::soldier)][index(side)];
    const board::Board& board = position.board();
    const auto squares = position.squares_of(side);
    const auto& in_palace = kInPalace[index(other(side))];
    const int ahead = step(forward(side));
    AttackSum all_attacked;
    bool enters = false;
#pragma GCC unroll 1
    for (std::size_t slot = kOwn.first; slot < kOwn.first + kOwn.count; ++slot) {
        const Square square = squares[slot];
        if (square.is_none()) continue;
        Seen seen;
        for (const int offset : {ahead, -1, 1}) seen.add(contents[board.at(square, offset).raw()]);
        sum.near_reach |= seen.pieces();
        all_attacked.add(seen.sum());
        enters |= in_palace[square.index()];
    }
    sum.attacked.add(all_attacked);
    sum.takers.add_if(PieceType::soldier, enters || all_attacked.has_victims());
}

// One copy of all this code for both sides.
[[gnu::noinline]] Activity activity(Side side, const Position& position, const Tables& tables) {
    Activity sum;
    add_activity_of<PieceType::horse>(side, position, tables, sum);
    add_activity_of<PieceType::elephant>(side, position, tables, sum);
    add_activity_of<PieceType::chariot>(side, position, tables, sum);
    add_activity_of<PieceType::cannon>(side, position, tables, sum);
    add_activity_of_soldiers(side, position, tables, sum);
    return sum;
}

// What bears on the enemy palace: the more the more there is of it, and the fewer guards defend.
Phased siege_of(Side attacker, const Position& position, const Tally& tally, const Tables& tables) {
    constexpr board::Slots kGuards = slots_of(PieceType::guard);
    std::size_t guards = 0;
    for (std::size_t i = 0; i < kGuards.count; ++i)
        guards +=
            static_cast<std::size_t>(!position.square_of({other(attacker), kGuards.first + i}).is_none());
    return entry(tables.siege[guards], tally.siege_units(attacker));
}

// By what stands on a cell: quicker than to shift a bit there.
constexpr std::array<PieceSet, 64> single_pieces() {
    std::array<PieceSet, 64> sets{};
    for (std::size_t raw = 0; raw < sets.size(); ++raw)
        sets[raw] = PieceSet{board::PieceId::from_raw(static_cast<std::uint8_t>(raw))};
    return sets;
}

constexpr auto kSinglePieces = single_pieces();

// The pieces in a side's palace, of both sides.
PieceSet in_palace(Side side, const board::Board& board) {
    PieceSet set;
    for (std::size_t i = 0; i < board::kPalacePoints; ++i)
        set |= kSinglePieces[board[board::palace_point(i, side)].raw()];
    return set;
}

// A side's pieces that are attacked: by soldiers and leapers, or by sliders alone; and all that are
// protected.
struct Attacked {
    board::SlotSet near;
    board::SlotSet far;
    board::SlotSet covered;

    [[nodiscard]] board::SlotSet endangered() const { return near | (far - covered); }
};

Attacked attacked_of(Side side, const Position& position, const std::array<Activity, 2>& active) {
    const Activity& own = active[index(side)];
    const Activity& enemy = active[index(other(side))];
    const board::SlotSet near = enemy.near_reach.of(side);
    return {near, enemy.far_reach.of(side) - near,
            (own.near_reach | own.far_reach | in_palace(side, position.board())).of(side)};
}

// The worse the less it is protected and the less its attacker has to lose.
Phased exposure_of(const Attacked& attacked, const Tables& tables) {
    const auto sum_of = [](const Tables::BySlots& sums, board::SlotSet set) {
        return sums[0][set.raw() & 0xFFU] + sums[1][set.raw() >> 8U];
    };
    const board::SlotSet covered = attacked.covered;
    const auto sums_of = [&](const std::array<Tables::BySlots, 2>& by_cover, board::SlotSet set) {
        return sum_of(by_cover[0], set - covered) + sum_of(by_cover[1], set & covered);
    };
    return sums_of(tables.exposure[0], attacked.near) + sums_of(tables.exposure[1], attacked.far);
}

// What both sides' pieces do and suffer, by side.
struct Sight {
    std::array<Activity, 2> active;
    std::array<Phased, 2> exposure{};
    std::array<board::SlotSet, 2> endangered{};
};

// Made where it will be: a copy would have to wait until what was just written in small parts has left the
// processor.
Sight sight_of(const Position& position, const Tables& tables) {
    Sight sight{{activity(Side::cho, position, tables), activity(Side::han, position, tables)}};
    for (const Side side : board::kSides) {
        const Attacked attacked = attacked_of(side, position, sight.active);
        sight.exposure[index(side)] = exposure_of(attacked, tables);
        sight.endangered[index(side)] = attacked.endangered();
    }
    return sight;
}

// All that does not follow from single pieces.
Phased surroundings(Side side, const Position& position, const Tally& tally, const Sight& sight,
                    const Tables& tables) {
    const Activity& active = sight.active[index(side)];
    return active.mobility + active.lines + active.attacked.value() + sight.exposure[index(side)] +
           siege_of(side, position, tally, tables);
}

// What it is worth to a side that more points would win.
Phased lead_of(Side side, const game::Material& material, const game::Rules& rules, const Tables& tables) {
    const bool leads = rules.undecided == game::Undecided::points && material.leader() == side;
    return leads ? tables.lead : Phased{};
}

Phased balance_of(const Position& position, const Tally& tally, const Sight& sight, const Tables& tables) {
    return tally.standing() + surroundings(Side::cho, position, tally, sight, tables) -
           surroundings(Side::han, position, tally, sight, tables);
}

Phased lead_balance(const game::Material& material, const game::Rules& rules, const Tables& tables) {
    return lead_of(Side::cho, material, rules, tables) - lead_of(Side::han, material, rules, tables);
}

// A side's total with these tables alone.
Phased total_of(Side side, const Position& position, const Tally& tally, const Sight& sight,
                const Tables& tables) {
    Phased standing;
    PieceNumbers own;
    position.for_each_piece(side, [&](board::PieceId id, Square square) {
        const Phased value = Phased::from_raw(tables.standings[board::kind_and_cell(id, square)]);
        standing += side == Side::cho ? value : Phased{} - value;
        PieceNumbers company = own;
        position.for_each_piece(other(side), [&](board::PieceId enemy, Square /*square*/) {
            if (enemy.type() > id.type()) company.add(enemy);
        });
        standing += company.beside(side, tables.pairs[index(id.type())]);
        own.add(id);
    });
    return standing + surroundings(side, position, tally, sight, tables);
}

constexpr Term term_of(Group group) {
    switch (group) {
        case Group::value:
        case Group::own_pair:
        case Group::enemy_pair: return Term::material;
        case Group::placement: return Term::placement;
        case Group::horse_mobility:
        case Group::elephant_mobility:
        case Group::chariot_mobility:
        case Group::cannon_mobility: return Term::mobility;
        case Group::threat: return Term::threats;
        case Group::protection: return Term::protection;
        case Group::exposure: return Term::exposure;
        case Group::own_screen:
        case Group::enemy_screen: return Term::screens;
        case Group::siege:
        case Group::chariot_line:
        case Group::cannon_line: return Term::siege;
        case Group::lead: break;
    }
    return Term::points;
}

// Those of one term; the others are nothing. The evaluation is linear in its weights: so the terms add up.
Tables tables_of_term(Term term) {
    Weights weights = kWeights;
    for_each_number(weights, [term](Group group, Phased& number) {
        if (term_of(group) != term) number = {};
    });
    return tables_of(weights);
}

}  // namespace

const Weights& default_weights() noexcept { return kWeights; }

Evaluator::Evaluator(const Weights& weights) : tables_{std::make_unique<const Tables>(tables_of(weights))} {}
Evaluator::Evaluator(Evaluator&&) noexcept = default;
Evaluator& Evaluator::operator=(Evaluator&&) noexcept = default;
Evaluator::~Evaluator() = default;

Phased Evaluator::balance(const Position& position, const game::Rules& rules) const noexcept {
    return balance_of(position, Tally::of(position, *tables_), sight_of(position, *tables_), *tables_) +
           lead_balance(game::Material::of(position), rules, *tables_);
}

std::string_view name(Term term) noexcept {
    switch (term) {
        case Term::material: return "material";
        case Term::placement: return "placement";
        case Term::mobility: return "mobility";
        case Term::threats: return "threats";
        case Term::protection: return "protection";
        case Term::exposure: return "exposure";
        case Term::screens: return "screens";
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
    Breakdown parts;
    const game::Material material = game::Material::of(position);
    for (const Term term : kTerms) {
        const Tables tables = tables_of_term(term);
        const Tally tally = Tally::of(position, tables);
        const Sight sight = sight_of(position, tables);
        for (const Side side : board::kSides)
            parts.of(term, side) =
                total_of(side, position, tally, sight, tables) + lead_of(side, material, rules, tables);
    }
    parts.phase = material.phase();
    parts.tempo = kTempo;
    return parts;
}

int soldier() noexcept {
    return kWeights.value[index(PieceType::soldier)].at(Phased::kFull / 2) / Phased::kFull;
}

Score evaluate(const Position& position, const game::Rules& rules) noexcept {
    return assess(position, Tally::of(position), game::Material::of(position), rules).score;
}

Assessment assess(const Position& position, const Tally& tally, const game::Material& material,
                  const game::Rules& rules) noexcept {
    const Sight sight = sight_of(position, kTables);
    const Phased sum = balance_of(position, tally, sight, kTables) + lead_balance(material, rules, kTables);
    const int balance = sum.at(material.phase()) / Phased::kFull;
    const Side side = position.side_to_move();
    const auto own = index(side);
    const auto enemy = index(other(side));
    return {bounded((side == Side::cho ? balance : -balance) + kTempo), sight.active[own].takers,
            sight.active[enemy].takers, sight.endangered[own], sight.endangered[enemy]};
}

Assessment after_pass(const Assessment& before) noexcept {
    return {bounded(2 * kTempo - before.score.raw()), before.enemy_takers, before.takers,
            before.enemy_endangered, before.endangered};
}

Score foresee(const Assessment& before, int gain, Side side_to_move) noexcept {
    const int units = gain / Phased::kFull;
    return bounded(2 * kTempo - before.score.raw() + (side_to_move == Side::cho ? units : -units));
}

Score detail::weighed_by_late_counter(Score evaluation, const Position& position,
                                      const game::Material& material, const game::Rules& rules) noexcept {
    const int whole = rules.move_limit / 2;  // of the counter, in its second half
    const int gone = std::min(position.halfmove_clock() - whole, whole);
    int undecided = 0;
    if (rules.undecided == game::Undecided::points)
        undecided = material.leader() == position.side_to_move() ? kPointsWin : -kPointsWin;
    return Score{(evaluation.raw() * (whole - gone) + undecided * gone) / whole};
}

}  // namespace janggun::eval
