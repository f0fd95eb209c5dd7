#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "janggun/game/game.hpp"

namespace janggun::cli {

struct ExpectedCount {
    int depth;
    std::uint64_t nodes;
};

// The greatest depth of a count, asked for or expected.
inline constexpr int kDeepestCount = 99;

// One line of a perft suite: `FEN ;variant NAME ;D1 n ;D2 n`. Other operations are allowed and mean nothing
// here.
struct SuiteLine {
    game::Game game;
    std::vector<ExpectedCount> counts;
};

// Parses a line; nothing for a blank line or a comment (#). Throws util::InputError if a line is wrong or
// expects no count.
[[nodiscard]] std::optional<SuiteLine> parse_suite_line(std::string_view line, game::RuleSet default_rules);

}  // namespace janggun::cli
