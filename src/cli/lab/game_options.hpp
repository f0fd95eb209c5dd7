#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "janggun/board/position.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/match/limits.hpp"
#include "janggun/match/referee.hpp"
#include "values.hpp"

// The options of commands that let engines play many games.

namespace janggun::cli {

inline constexpr Range kGames{1, 1'000'000};
inline constexpr Range kRandomPlies{0, 100};
inline constexpr match::Milliseconds kLongestTime{86'400'000};  // a day

struct OpeningOptions {
    std::optional<std::string> file;
    std::optional<int> plies;

    // The plies after each opening. The pairs of set-ups alone are too few.
    [[nodiscard]] int random_plies() const { return plies.value_or(file ? 0 : 4); }
};

void add_concurrency_option(CLI::App& command, int& concurrency);
// Declares the seed, whose use depends on the command.
void add_seed_option(CLI::App& command, std::uint64_t& seed, const std::string& description);
void add_ending_options(CLI::App& command, match::ResignTerms& resign, int& most_plies);
void add_opening_options(CLI::App& command, OpeningOptions& options);

// Reads the openings from the file, or from `in` if it is "-"; the pairs of set-ups if there is no file.
// Throws util::InputError if they are wrong.
[[nodiscard]] std::vector<board::Position> read_openings(const OpeningOptions& options, game::RuleSet rules,
                                                         std::istream& in);

}  // namespace janggun::cli
