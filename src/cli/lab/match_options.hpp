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
    match::MatchSettings settings;  // with the limits that each player has of its own
    match::PlayerLimits limits;     // of players that have none
    std::optional<std::int64_t> games;
    OpeningOptions openings;
    std::optional<std::string> records;
    bool progress = false;
    bool json = false;
};

void add_match_options(CLI::App& command, MatchOptions& options);

// What the match is to be, with openings that are perhaps read from `in`. Throws util::InputError where they
// are wrong, and the next where the options of a player are.
[[nodiscard]] match::MatchSettings match_settings(const MatchOptions& options, std::istream& in);

[[nodiscard]] match::PlayerMaker player_maker(const MatchOptions& options, game::RuleSet rules);

}  // namespace janggun::cli
