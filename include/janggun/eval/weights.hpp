#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/eval/phased.hpp"

// The numbers of the evaluation, in a unit of their own: outlook.hpp says what it is worth. The sum
// is linear in them, which is what lets a tuner fit them.

namespace janggun::eval {

using PhasedByType = board::ByType<Phased>;
// Left and right are alike, so a row holds the files a to e; the first row is the side's own back rank.
using HalfBoard = std::array<std::array<Phased, 5>, board::kRanks>;

// The bonus of the side to move. It is not among the weights: a pass changes this and nothing else.
inline constexpr int kTempo = 20;

struct Weights {
    // What a piece is worth, and what it gains or loses by where it stands.
    PhasedByType value{};
    board::ByType<HalfBoard> placement{};

    // The value of each pair of pieces: of two pieces of one side, or of a piece and an enemy, for the side
    // that owns the former. The first index is the type that is declared first; all other entries are zero,
    // and so are those of equal enemies, which would cancel out.
    board::ByType<PhasedByType> own_pair{};
    board::ByType<PhasedByType> enemy_pair{};

    // The value of the number of points that a piece can go to; larger numbers count like the last.
    std::array<Phased, 9> horse_mobility{};
    std::array<Phased, 9> elephant_mobility{};
    std::array<Phased, 18> chariot_mobility{};
    std::array<Phased, 15> cannon_mobility{};

    // The value of an attack, by the attacker and then by what it could take, and of a protection in the same
    // way. Attacks by guards and kings are not counted, so their rows are zero.
    board::ByType<PhasedByType> threat{};
    board::ByType<PhasedByType> protection{};
    // The value of a piece that is attacked: first by soldiers and leapers, or by sliders alone; then whether
    // it is unprotected or protected, as all pieces in their own palace are taken to be. Attacks by kings and
    // guards are not counted.
    std::array<std::array<PhasedByType, 2>, 2> exposure{};
    // The value of what a cannon jumps, for a screen of its own side and one of the enemy.
    PhasedByType own_screen{};
    PhasedByType enemy_screen{};

    // The value of the pieces that bear on the enemy palace, by the number of guards that defend it and the
    // units of the besiegers.
    std::array<std::array<Phased, 16>, 3> siege{};
    // The value of a chariot or cannon on a line with the enemy king, by the number of pieces between, three
    // or more counting alike.
    std::array<Phased, 4> chariot_line{};
    std::array<Phased, 4> cannon_line{};

    // The value for the side that is ahead on points, under rules that count points.
    Phased lead;

    friend constexpr bool operator==(const Weights&, const Weights&) noexcept = default;
};

// A group of weights that stand for one idea.
enum class Group : std::uint8_t {
    value,
    placement,
    own_pair,
    enemy_pair,
    horse_mobility,
    elephant_mobility,
    chariot_mobility,
    cannon_mobility,
    threat,
    protection,
    exposure,
    own_screen,
    enemy_screen,
    siege,
    chariot_line,
    cannon_line,
    lead
};

// Calls `visit(group, name, member)` for each group, in the order of their declaration.
template <class AnyWeights, class Visit>
constexpr void for_each_group(AnyWeights& weights, Visit&& visit) {
    visit(Group::value, "value", weights.value);
    visit(Group::placement, "placement", weights.placement);
    visit(Group::own_pair, "own_pair", weights.own_pair);
    visit(Group::enemy_pair, "enemy_pair", weights.enemy_pair);
    visit(Group::horse_mobility, "horse_mobility", weights.horse_mobility);
    visit(Group::elephant_mobility, "elephant_mobility", weights.elephant_mobility);
    visit(Group::chariot_mobility, "chariot_mobility", weights.chariot_mobility);
    visit(Group::cannon_mobility, "cannon_mobility", weights.cannon_mobility);
    visit(Group::threat, "threat", weights.threat);
    visit(Group::protection, "protection", weights.protection);
    visit(Group::exposure, "exposure", weights.exposure);
    visit(Group::own_screen, "own_screen", weights.own_screen);
    visit(Group::enemy_screen, "enemy_screen", weights.enemy_screen);
    visit(Group::siege, "siege", weights.siege);
    visit(Group::chariot_line, "chariot_line", weights.chariot_line);
    visit(Group::cannon_line, "cannon_line", weights.cannon_line);
    visit(Group::lead, "lead", weights.lead);
}

namespace detail {

template <class Visit>
constexpr void visit_numbers(auto& number, Visit& visit) requires requires {
    number.early();
}
{ visit(number); }
template <class Visit>
constexpr void visit_numbers(auto& members, Visit& visit) requires requires {
    members.begin();
}
{
    for (auto& member : members) visit_numbers(member, visit);
}

}  // namespace detail

// Calls `visit(group, number)` for each number, in the order of their declaration.
template <class AnyWeights, class Visit>
constexpr void for_each_number(AnyWeights& weights, Visit&& visit) {
    for_each_group(weights, [&visit](Group group, std::string_view /*name*/, auto& member) {
        auto visit_number = [&](auto& number) { visit(group, number); };
        detail::visit_numbers(member, visit_number);
    });
}

// The largest sensible size of a number in the group, on either side of zero.
[[nodiscard]] constexpr int largest(Group group) noexcept {
    constexpr int kValue = 3000;
    constexpr int kOther = 500;
    return group == Group::value ? kValue : kOther;
}

// The weights that the engine plays with.
[[nodiscard]] const Weights& default_weights() noexcept;

}  // namespace janggun::eval
