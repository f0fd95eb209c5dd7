#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "janggun/board/setup.hpp"
#include "janggun/game/game.hpp"

namespace janggun::cli {

// The options that give a command its position.
struct PositionOptions {
    game::RuleSet rules = game::RuleSet::janggi;
    std::optional<std::string> fen;
    std::optional<std::string> setup;
    std::optional<std::string> moves;

    [[nodiscard]] bool name_a_position() const { return fen || setup || moves; }
};

void add_rules_option(CLI::App& command, game::RuleSet& rules);
void add_position_options(CLI::App& command, PositionOptions& options);

// Throws util::InputError if an option is wrong.
[[nodiscard]] game::Game read_game(const PositionOptions& options);

// The parts of read_game(): a set-up of one side, a rule set by name, and a game from a FEN (or `startpos`)
// and moves.
[[nodiscard]] board::Setup read_setup(std::string_view option, std::string_view text, std::string_view whose);
[[nodiscard]] game::RuleSet read_rules(std::string_view name);
[[nodiscard]] game::Game read_game(game::RuleSet rules, std::string_view fen, std::string_view moves);

}  // namespace janggun::cli
