#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "janggun/match/contestant.hpp"
#include "janggun/match/player.hpp"
#include "janggun/match/runner.hpp"
#include "lab/game_options.hpp"

namespace janggun::cli {

// As given on the command line; numbers are text until they are checked.
struct LimitTexts {
    std::optional<std::string> clock;
    std::optional<std::string> move_time;
    std::optional<std::string> nodes;
    std::optional<std::string> depth;
};

struct PlayerTexts {
    std::string command = "janggun";
    std::vector<std::string> options;
    LimitTexts limits;
};

struct MatchOptions {
    std::array<PlayerTexts, 2> players;
    LimitTexts limits;  // of players that have none of their own
    std::string rules = "janggi";
    std::optional<std::string> games;
    OpeningOptions openings;
    std::optional<std::string> sprt;
    GameOptions game{.resign = "1200:5"};
    std::string margin = "50";
    std::optional<std::string> records;
    bool progress = false;
    bool json = false;
};

void add_match_options(CLI::App& command, MatchOptions& options);

// What the match is to be. Throws util::InputError where an option is wrong; so does the next.
[[nodiscard]] match::MatchSettings read_match_settings(const MatchOptions& options, std::istream& in);

[[nodiscard]] match::PlayerMaker player_maker(const MatchOptions& options, game::RuleSet rules);

}  // namespace janggun::cli
