#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/kind_table.hpp"
#include "janggun/board/palace_attacks.hpp"
#include "janggun/board/seen.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"
#include "janggun/eval/tally.hpp"
#include "janggun/eval/weights.hpp"
#include "numbers.hpp"

namespace janggun::eval {

// Squares that a piece can go to, and what it is worth that it can, in one word: the squares counted in the
// spare bits of a phased value. There is room for all that a side's pieces do.
class AttackSum {
  public:
    constexpr AttackSum() noexcept = default;
    constexpr explicit AttackSum(std::size_t squares, Phased value = {}) noexcept
        : raw_{value.raw() + static_cast<std::int64_t>(squares)} {}

    [[nodiscard]] static constexpr AttackSum from_raw(std::int64_t raw) noexcept {
        AttackSum sum;
        sum.raw_ = raw;
        return sum;
    }
    [[nodiscard]] constexpr std::int64_t raw() const noexcept { return raw_; }

    constexpr void add(AttackSum other) noexcept { raw_ += other.raw_; }

    [[nodiscard]] constexpr int squares() const noexcept {
        return static_cast<int>(raw_ & ((1 << Phased::kSpareBits) - 1));
    }
    [[nodiscard]] constexpr Phased value() const noexcept { return Phased::from_raw(raw_); }

  private:
    std::int64_t raw_ = 0;
};

static_assert(AttackSum{3}.squares() == 3 && AttackSum{3}.value() == Phased{});
static_assert(AttackSum(1, {-5, -7}).squares() == 1 && AttackSum(1, {-5, -7}).value() == Phased{-5, -7});

// What a piece that bears on the enemy palace counts in a siege.
inline constexpr board::ByType<int> kSiegeUnits =
    board::by_type<int>({.soldier = 1, .horse = 2, .elephant = 1, .chariot = 3, .cannon = 2});

// The weights, laid out so that one addition counts what is seen on a square.
struct Tables {
    // By what stands there: an empty square counts, an enemy is also a threat, and a piece of the own side is
    // protected. The edge and, for a cannon, cannons are nothing.
    using ByContent = board::SeenByContent;
    using ByScreen = std::array<AttackSum, 64>;
    // Material and placement as a phased value, Han's negated, and in the spare bits each side's siege units.
    using Standings = board::ByKindAndCell<std::int64_t>;
    // By the number of squares, for as many as any piece may have.
    using ByMobility = std::array<Phased, 32>;
    // By a half of a side's slots, as a set: the sum over the pieces in it.
    using ByHalf = std::array<Phased, 256>;
    using BySlots = std::array<ByHalf, 2>;

    Standings standings{};
    board::ByType<PairRow> pairs{};
    board::ByType<board::BySide<ByContent>> contents{};  // by type and side of the attacker
    board::BySide<ByScreen> screens{};  // what a side's cannon jumps, where it is a piece that can be jumped
    board::ByType<ByMobility> mobility{};
    std::array<std::array<BySlots, 2>, 2> exposure{};  // by the lightest attacker, and whether protected
    std::array<std::array<Phased, 16>, 3> siege{};
    board::ByType<std::array<Phased, 4>> lines{};  // of chariots and cannons to the enemy king
    Phased lead;
};

namespace detail {

constexpr Phased standing_of(const Weights& weights, board::Side side, board::PieceType type,
                             board::Square square) {
    const auto half_file = static_cast<std::size_t>(
        square.file() < board::kFiles / 2 ? square.file() : board::kFiles - 1 - square.file());
    const auto rank = static_cast<std::size_t>(side == board::Side::cho ? square.rank()
                                                                        : board::kRanks - 1 - square.rank());
    return weights.value[type] + weights.placement[type][rank][half_file];
}

constexpr void add_standings(const Weights& weights, board::Side side, Tables::Standings& standings) {
    for (const board::PieceType type : board::kTypes) {
        board::for_each_square([&](board::Square square) {
            const std::int64_t value = standing_of(weights, side, type, square).raw();
            std::int64_t& standing = standings[board::kind_and_cell(side, type, square)];
            standing = side == board::Side::cho ? value : -value;
            if (bears_on_palace(type, square, other(side)))
                standing += std::int64_t{kSiegeUnits[type]} << Tally::kSiegeBit[side];
        });
    }
}

constexpr Tables::ByContent contents_for(const Weights& weights, board::Side side,
                                         board::PieceType attacker) {
    return board::contents_seen_by(attacker, [&](board::PieceId there) {
        if (there.is_none()) return AttackSum{1}.raw();
        const board::PieceType type = there.type();
        if (there.is_piece_of(side)) return AttackSum(0, weights.protection[attacker][type]).raw();
        return AttackSum(1, weights.threat[attacker][type]).raw();
    });
}

constexpr Tables::ByScreen screens_for(const Weights& weights, board::Side side) {
    Tables::ByScreen screens{};
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        const board::PieceId enemy{other(side), slot};
        const board::PieceId own{side, slot};
        if (!own.is_screen()) continue;
        screens[enemy.raw()] = AttackSum(0, weights.enemy_screen[enemy.type()]);
        screens[own.raw()] = AttackSum(0, weights.own_screen[own.type()]);
    }
    return screens;
}

// A pair counts once, when the second of its pieces comes beside the first: so each row holds all of them.
constexpr PairRow pairs_of(const Weights& weights, board::PieceType type) {
    PairRow row;
    for (const board::PieceType beside : board::kTypes) {
        const bool is_first = type < beside;
        row.own[beside] = (is_first ? weights.own_pair[type][beside] : weights.own_pair[beside][type]).raw();
        if (type < beside) row.enemy[beside] = weights.enemy_pair[type][beside].raw();
        if (type > beside) row.enemy[beside] = -weights.enemy_pair[beside][type].raw();
    }
    return row;
}

constexpr Tables::BySlots sums_by_slots(const PhasedByType& values) {
    Tables::BySlots sums{};
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        Tables::ByHalf& half = sums[slot / 8];
        const std::size_t first = std::size_t{1} << slot % 8;
        const board::PieceType type = board::PieceId{board::Side::cho, slot}.type();
        const Phased value = type == board::PieceType::king ? Phased{} : values[type];
        // The sets whose last piece this is: those before it, and it.
        for (std::size_t set = first; set < 2 * first; ++set) half[set] = half[set - first] + value;
    }
    return sums;
}

template <std::size_t kSize>
constexpr Tables::ByMobility as_far_as_it_goes(const std::array<Phased, kSize>& table) {
    Tables::ByMobility mobility{};
    for (std::size_t i = 0; i < mobility.size(); ++i) mobility[i] = table[i < kSize ? i : kSize - 1];
    return mobility;
}

}  // namespace detail

[[nodiscard]] constexpr Tables tables_of(const Weights& weights) {
    Tables tables;
    for (const board::Side side : board::kSides) {
        detail::add_standings(weights, side, tables.standings);
        tables.screens[side] = detail::screens_for(weights, side);
        for (const board::PieceType type : board::kTypes)
            tables.contents[type][side] = detail::contents_for(weights, side, type);
    }
    tables.mobility[board::PieceType::horse] = detail::as_far_as_it_goes(weights.horse_mobility);
    tables.mobility[board::PieceType::elephant] = detail::as_far_as_it_goes(weights.elephant_mobility);
    tables.mobility[board::PieceType::chariot] = detail::as_far_as_it_goes(weights.chariot_mobility);
    tables.mobility[board::PieceType::cannon] = detail::as_far_as_it_goes(weights.cannon_mobility);
    for (const board::PieceType type : board::kTypes) tables.pairs[type] = detail::pairs_of(weights, type);
    for (std::size_t attacker = 0; attacker < tables.exposure.size(); ++attacker) {
        for (std::size_t covered = 0; covered < 2; ++covered)
            tables.exposure[attacker][covered] = detail::sums_by_slots(weights.exposure[attacker][covered]);
    }
    tables.siege = weights.siege;
    tables.lines[board::PieceType::chariot] = weights.chariot_line;
    tables.lines[board::PieceType::cannon] = weights.cannon_line;
    tables.lead = weights.lead;
    return tables;
}

// Of the weights that the engine plays with.
inline constexpr Tables kTables = tables_of(kWeights);

static_assert(board::PieceId::edge().raw() < Tables::ByContent{}.size());

}  // namespace janggun::eval
