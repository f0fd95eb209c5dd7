#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "janggun/board/position.hpp"

namespace janggun::game {

enum class RuleSet : std::uint8_t { janggi, janggitraditional, janggimodern, janggicasual };

// How a game ends that no mate decides.
enum class Undecided : std::uint8_t { points, draw };

// What one rule set says. Code asks these questions; nobody asks which rule set it is.
struct Rules {
    std::string_view name;
    board::Facing facing;
    Undecided undecided;
    int fold;  // occurrences of a position, the last one included, that make the game claimable
    bool forbids_move_repetition;  // a piece that goes back and forth between two points loses on the fifth
                                   // turn
    int move_limit;                // plies without a capture
};

inline constexpr std::array<Rules, 4> kRules{{
    {"janggi", board::Facing::binds, Undecided::points, 3, false, 100},
    {"janggitraditional", board::Facing::binds, Undecided::draw, 3, false, 100},
    {"janggimodern", board::Facing::ignored, Undecided::points, 4, true, 200},
    {"janggicasual", board::Facing::ignored, Undecided::draw, 3, false, 100},
}};

[[nodiscard]] constexpr const Rules& rules_for(RuleSet set) noexcept {
    return kRules[static_cast<std::size_t>(set)];
}

// Finds a rule set by its name, in letters of either case.
[[nodiscard]] std::optional<RuleSet> rule_set_named(std::string_view name) noexcept;

// A hint if `name` names no rule set: all names, and which of them it resembles.
[[nodiscard]] std::string rule_set_hint(std::string_view name);

enum class NameOrder : std::uint8_t { of_the_table, of_the_alphabet };

// The names of all rule sets.
[[nodiscard]] constexpr std::array<std::string_view, kRules.size()> rule_set_names(NameOrder order) noexcept {
    std::array<std::string_view, kRules.size()> names{};
    std::transform(kRules.begin(), kRules.end(), names.begin(),
                   [](const Rules& rules) { return rules.name; });
    if (order == NameOrder::of_the_alphabet) std::sort(names.begin(), names.end());
    return names;
}

static_assert(rule_set_names(NameOrder::of_the_table)[1] == "janggitraditional");
static_assert(rule_set_names(NameOrder::of_the_alphabet)[1] == "janggicasual");

}  // namespace janggun::game
