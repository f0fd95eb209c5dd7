#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"
#include "weights.hpp"

// What a piece can do on a square, laid out so that one addition counts it.

namespace janggun::eval::threats {

// Squares that are attacked, and what the attacks are worth, in one word: the victims counted from bit 8, the
// squares from bit 0, under a phased value. There is room for all that a side's pieces do.
class Sum {
  public:
    constexpr Sum() noexcept = default;
    constexpr explicit Sum(std::size_t empty_squares) noexcept
        : raw_{static_cast<std::int64_t>(empty_squares)} {}
    [[nodiscard]] static constexpr Sum of_victim(Phased value) noexcept {
        Sum sum;
        sum.raw_ = value.raw() + kVictim + 1;
        return sum;
    }

    [[nodiscard]] static constexpr Sum of_friend(Phased value) noexcept {
        Sum sum;
        sum.raw_ = value.raw();
        return sum;
    }

    // Adds where `wanted`, without a branch.
    constexpr void add_if(Sum other, bool wanted) noexcept {
        raw_ += -static_cast<std::int64_t>(wanted) & other.raw_;
    }
    constexpr void add(Sum other) noexcept { raw_ += other.raw_; }
    // The same for who has the mask: all ones or nothing.
    constexpr void add_masked(Sum other, std::int64_t mask) noexcept { raw_ += mask & other.raw_; }

    [[nodiscard]] constexpr int squares() const noexcept { return static_cast<int>(raw_ & (kVictim - 1)); }
    [[nodiscard]] constexpr bool has_victims() const noexcept { return (raw_ & kVictims) != 0; }
    [[nodiscard]] constexpr Phased value() const noexcept { return Phased::from_raw(raw_); }

  private:
    static constexpr std::int64_t kVictim = 1 << 8;
    static constexpr std::int64_t kVictims = (1 << Phased::kSpareBits) - kVictim;

    std::int64_t raw_ = 0;
};

static_assert(Sum{3}.squares() == 3 && !Sum{3}.has_victims() && Sum{3}.value() == Phased{});
static_assert(Sum::of_victim({-5, 7}).squares() == 1 && Sum::of_victim({-5, 7}).has_victims());
static_assert(Sum::of_victim({-5, -7}).value() == Phased{-5, -7});

// By what the square holds: an empty one counts, an enemy is also a threat; the edge, the attacker's own
// pieces and, for a cannon, cannons are nothing.
using ByVictim = std::array<Sum, 64>;

constexpr ByVictim worth_to(board::Side side, board::PieceType attacker) {
    ByVictim worth{};
    worth[board::PieceId::none().raw()] = Sum{1};
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        const board::PieceId victim{other(side), slot};
        if (attacker == board::PieceType::cannon && victim.is_cannon_or_edge()) continue;
        worth[victim.raw()] = Sum::of_victim(kThreats[index(attacker)][index(victim.type())]);
    }
    return worth;
}

// The same for the point beside a soldier, where a second soldier makes a pair.
constexpr ByVictim worth_beside(board::Side side) {
    ByVictim worth = worth_to(side, board::PieceType::soldier);
    constexpr board::Slots kSoldiers = slots_of(board::PieceType::soldier);
    for (std::size_t i = 0; i < kSoldiers.count; ++i)
        worth[board::PieceId{side, kSoldiers.first + i}.raw()] = Sum::of_friend(kSoldierPair);
    return worth;
}

// By side.
template <board::PieceType kAttacker>
inline constexpr std::array<ByVictim, 2> kWorth{worth_to(board::Side::cho, kAttacker),
                                                worth_to(board::Side::han, kAttacker)};
inline constexpr std::array<ByVictim, 2> kWorthBeside{worth_beside(board::Side::cho),
                                                      worth_beside(board::Side::han)};

static_assert(board::PieceId::edge().raw() < ByVictim{}.size());

// What it is worth to go to a number of squares, for as many as any piece may have.
using ByMobility = std::array<Phased, 32>;

template <std::size_t kSize>
constexpr ByMobility as_far_as_it_goes(const std::array<Phased, kSize>& table) {
    ByMobility mobility{};
    for (std::size_t i = 0; i < mobility.size(); ++i) mobility[i] = table[i < kSize ? i : kSize - 1];
    return mobility;
}

template <board::PieceType kType>
inline constexpr ByMobility kMobility{};
template <>
inline constexpr ByMobility kMobility<board::PieceType::horse> = as_far_as_it_goes(kHorseMobility);
template <>
inline constexpr ByMobility kMobility<board::PieceType::elephant> = as_far_as_it_goes(kElephantMobility);
template <>
inline constexpr ByMobility kMobility<board::PieceType::chariot> = as_far_as_it_goes(kChariotMobility);
template <>
inline constexpr ByMobility kMobility<board::PieceType::cannon> = as_far_as_it_goes(kCannonMobility);

// All ones for what a cannon jumps: a piece that is no cannon.
constexpr std::array<std::int64_t, 64> masks_of_screens() {
    std::array<std::int64_t, 64> masks{};
    for (const board::Side side : board::kSides) {
        for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
            const board::PieceId piece{side, slot};
            if (!piece.is_cannon_or_edge()) masks[piece.raw()] = -1;
        }
    }
    return masks;
}

inline constexpr auto kScreenMasks = masks_of_screens();

}  // namespace janggun::eval::threats
