#pragma once

#include <array>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "janggun/match/contestant.hpp"
#include "janggun/match/player.hpp"
#include "janggun/match/runner.hpp"
#include "lab/game_options.hpp"

namespace janggun::cli {

struct PlayerOptions {
    std::string command = "janggun";
    std::vector<std::string> options;
};

struct MatchOptions {
    std::array<PlayerOptions, 2> players;
    match::MatchSettings settings;  // includes the limits that each player has of its own
    match::PlayerLimits limits;     // for players that have none of their own
    std::optional<std::int64_t> games;
    OpeningOptions openings;
    std::optional<std::string> records;
    bool progress = false;
    bool json = false;
};

void add_match_options(CLI::App& command, MatchOptions& options);

// The settings of the match, with openings that may be read from `in`. Throws util::InputError if they are
// wrong; player_maker() throws it if the options of a player are.
[[nodiscard]] match::MatchSettings match_settings(const MatchOptions& options, std::istream& in);

[[nodiscard]] match::PlayerMaker player_maker(const MatchOptions& options, game::RuleSet rules);

}  // namespace janggun::cli
