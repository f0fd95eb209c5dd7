#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "janggun/match/referee.hpp"

// The options of commands that let engines play many games. Values are text until they are read; reading
// throws util::InputError where they are wrong.

namespace janggun::cli {

inline constexpr std::int64_t kMostRandomPlies = 100;

struct GameOptions {
    std::string concurrency = "1";
    std::string seed = "0";
    std::string resign;
    std::string most_plies = "500";
};

void add_concurrency_option(CLI::App& command, GameOptions& options);
// What the seed is for depends on the command.
void add_seed_option(CLI::App& command, GameOptions& options, const std::string& description);
void add_ending_options(CLI::App& command, GameOptions& options);

[[nodiscard]] std::int64_t read_games(std::string_view text);
[[nodiscard]] int read_concurrency(const GameOptions& options);
[[nodiscard]] std::uint64_t read_seed(const GameOptions& options);
[[nodiscard]] match::ResignTerms read_resign(const GameOptions& options);
[[nodiscard]] int read_most_plies(const GameOptions& options);

}  // namespace janggun::cli
