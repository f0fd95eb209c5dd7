#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "janggun/board/position.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/match/limits.hpp"
#include "janggun/match/referee.hpp"

// The options of commands that let engines play many games. Values are text until they are read; reading
// throws util::InputError where they are wrong.

namespace janggun::cli {

inline constexpr std::int64_t kMostRandomPlies = 100;
inline constexpr match::Milliseconds kLongestTime{86'400'000};  // a day

struct GameOptions {
    std::string concurrency = "1";
    std::string seed = "0";
    std::string resign;
    std::string most_plies = "500";
};

struct OpeningOptions {
    std::optional<std::string> file;
    std::optional<std::string> plies;
};

void add_concurrency_option(CLI::App& command, GameOptions& options);
// What the seed is for depends on the command.
void add_seed_option(CLI::App& command, GameOptions& options, const std::string& description);
void add_ending_options(CLI::App& command, GameOptions& options);
void add_opening_options(CLI::App& command, OpeningOptions& options);

[[nodiscard]] std::int64_t read_games(std::string_view text);
[[nodiscard]] int read_concurrency(const GameOptions& options);
[[nodiscard]] std::uint64_t read_seed(const GameOptions& options);
[[nodiscard]] match::ResignTerms read_resign(const GameOptions& options);
[[nodiscard]] int read_most_plies(const GameOptions& options);
[[nodiscard]] int read_random_plies(const OpeningOptions& options);
// From the file, or `in` where it is "-"; the pairs of set-ups where there is none.
[[nodiscard]] std::vector<board::Position> read_openings(const OpeningOptions& options, game::RuleSet rules,
                                                         std::istream& in);

}  // namespace janggun::cli
