#include "janggun/eval/evaluate.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/seen.hpp"
#include "janggun/board/sets.hpp"
#include "janggun/board/survey.hpp"
#include "janggun/eval/hand_made.hpp"
#include "janggun/eval/tally.hpp"
#include "janggun/eval/trial_evaluation.hpp"
#include "janggun/game/material.hpp"
#include "tables.hpp"

namespace janggun::eval {

using board::PieceType;
using board::Position;
using board::Side;
using board::Square;

namespace {

// What the empty squares a piece can go to and the screens it can jump are worth.
struct Span {
    const Tables::ByScreen& screens;
    AttackSum sum;

    void slide(std::size_t empty) { sum.add(AttackSum{empty}); }
    void jump(board::PieceId screen, std::size_t empty) {
        sum.add(AttackSum{empty});
        sum.add(screens[screen.raw()]);
    }
};

template <std::size_t kSize>
Phased entry(const std::array<Phased, kSize>& table, int number) {
    return table[static_cast<std::size_t>(std::min(number, static_cast<int>(kSize) - 1))];
}

// What a side's pieces do from where they stand.
struct Activity {
    Phased mobility;
    Phased lines;  // of sliders to the enemy king
    AttackSum attacked;
};

// Weighs what the board finds out about one side's pieces.
class Weigher {
  public:
    Weigher(Side side, const Position& position, const Tables& tables)
        : side_{side}, position_{position}, tables_{tables} {}

    [[nodiscard]] const board::SeenByContent& contents(PieceType type) const {
        return tables_.contents[type][side_];
    }
    [[nodiscard]] Span span() const { return {tables_.screens[side_], {}}; }

    template <PieceType kType>
    void note(Square square, const board::Seen& seen, const Span& span) {
        constexpr bool kSlides = kType == PieceType::chariot || kType == PieceType::cannon;
        AttackSum attacked = span.sum;
        attacked.add(AttackSum::from_raw(seen.sum()));
        sum_.attacked.add(attacked);
        if constexpr (kType != PieceType::soldier)
            sum_.mobility += tables_.mobility[kType][static_cast<std::size_t>(attacked.squares())];
        if constexpr (kSlides) {
            const Square king = position_.king(other(side_));
            if (share_line(square, king))
                sum_.lines += entry(tables_.lines[kType], position_.board().between(king, square).count());
        }
    }

    [[nodiscard]] const Activity& sum() const { return sum_; }

  private:
    Side side_;
    const Position& position_;
    const Tables& tables_;
    Activity sum_;
};

// What a side's pieces reach, and what it is worth that they do.
struct Reaching {
    board::Reach reach;
    Activity activity;
};

// One copy of all this code for both sides.
[[gnu::noinline]] Reaching reaching(Side side, const Position& position, const Tables& tables) {
    Weigher weigher{side, position, tables};
    const board::Reach reach = survey(side, position, weigher);
    return {reach, weigher.sum()};
}

// What bears on the enemy palace: the more the more there is of it, and the fewer guards defend.
Phased siege_of(Side attacker, const Position& position, const Tally& tally, const Tables& tables) {
    std::size_t guards = 0;
    for (const std::size_t slot : slots_of(PieceType::guard))
        guards += static_cast<std::size_t>(!position.square_of({other(attacker), slot}).is_none());
    return entry(tables.siege[guards], tally.siege_units(attacker));
}

// The worse the less it is protected and the less its attacker has to lose.
Phased exposure_of(const board::Attacked& attacked, const Tables& tables) {
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
struct Interplay {
    std::array<Reaching, 2> sides;
    std::array<Phased, 2> exposure{};
    std::array<board::SlotSet, 2> endangered{};
};

// Made where it will be: a copy would have to wait until what was just written in small parts has left the
// processor.
Interplay interplay_of(const Position& position, const Tables& tables) {
    Interplay interplay{{reaching(Side::cho, position, tables), reaching(Side::han, position, tables)}};
    for (const Side side : board::kSides) {
        const board::Attacked attacked = attacked_of(side, position, interplay.sides[index(side)].reach,
                                                     interplay.sides[index(other(side))].reach);
        interplay.exposure[index(side)] = exposure_of(attacked, tables);
        interplay.endangered[index(side)] = attacked.endangered();
    }
    return interplay;
}

// All that does not follow from single pieces.
Phased surroundings(Side side, const Position& position, const Tally& tally, const Interplay& interplay,
                    const Tables& tables) {
    const Activity& active = interplay.sides[index(side)].activity;
    return active.mobility + active.lines + active.attacked.value() + interplay.exposure[index(side)] +
           siege_of(side, position, tally, tables);
}

// What it is worth to a side that more points would win.
Phased lead_of(Side side, const game::Material& material, const game::Rules& rules, const Tables& tables) {
    const bool leads = rules.undecided == game::Undecided::points && material.leader() == side;
    return leads ? tables.lead : Phased{};
}

Phased balance_of(const Position& position, const Tally& tally, const Interplay& interplay,
                  const Tables& tables) {
    return tally.standing() + surroundings(Side::cho, position, tally, interplay, tables) -
           surroundings(Side::han, position, tally, interplay, tables);
}

Phased lead_balance(const game::Material& material, const game::Rules& rules, const Tables& tables) {
    return lead_of(Side::cho, material, rules, tables) - lead_of(Side::han, material, rules, tables);
}

// A side's total with these tables alone.
Phased total_of(Side side, const Position& position, const Tally& tally, const Interplay& interplay,
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
        standing += company.beside(side, tables.pairs[id.type()]);
        own.add(id);
    });
    return standing + surroundings(side, position, tally, interplay, tables);
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

TrialEvaluation::TrialEvaluation(const Weights& weights)
    : tables_{std::make_unique<const Tables>(tables_of(weights))} {}
TrialEvaluation::TrialEvaluation(TrialEvaluation&&) noexcept = default;
TrialEvaluation& TrialEvaluation::operator=(TrialEvaluation&&) noexcept = default;
TrialEvaluation::~TrialEvaluation() = default;

Phased TrialEvaluation::balance(const Position& position, const game::Rules& rules) const noexcept {
    return balance_of(position, Tally::of(position, *tables_), interplay_of(position, *tables_), *tables_) +
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
        const Interplay interplay = interplay_of(position, tables);
        for (const Side side : board::kSides)
            parts.of(term, side) =
                total_of(side, position, tally, interplay, tables) + lead_of(side, material, rules, tables);
    }
    parts.phase = material.phase();
    parts.tempo = kTempo;
    return parts;
}

int soldier() noexcept { return kWeights.value[PieceType::soldier].at(Phased::kFull / 2) / Phased::kFull; }

Score evaluate(const Position& position, const game::Rules& rules) noexcept {
    return assess(position, Tally::of(position), game::Material::of(position), rules).score;
}

Assessment assess(const Position& position, const Tally& tally, const game::Material& material,
                  const game::Rules& rules) noexcept {
    const Interplay interplay = interplay_of(position, kTables);
    const Phased sum =
        balance_of(position, tally, interplay, kTables) + lead_balance(material, rules, kTables);
    const int balance = sum.at(material.phase()) / Phased::kFull;
    const bool is_cho = position.side_to_move() == Side::cho;
    return {bounded((is_cho ? balance : -balance) + kTempo),
            {{interplay.sides[0].reach.takers, interplay.sides[1].reach.takers}, interplay.endangered},
            true};
}

Assessment assess_after_pass(const Assessment& before) noexcept {
    return {bounded(2 * kTempo - before.score.raw()), before.sight, before.has_looked};
}

Score foresee(Score before, int gain, Side side_to_move) noexcept {
    const int units = gain / Phased::kFull;
    return bounded(2 * kTempo - before.raw() + (side_to_move == Side::cho ? units : -units));
}

}  // namespace janggun::eval
