#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "janggun/board/setup.hpp"
#include "janggun/game/game.hpp"

namespace janggun::cli {

// The options by which every command is told its position.
struct PositionOptions {
    std::string rules = "janggi";
    std::optional<std::string> fen;
    std::optional<std::string> setup;
    std::optional<std::string> moves;

    [[nodiscard]] bool name_a_position() const { return fen || setup || moves; }
};

void add_rules_option(CLI::App& command, std::string& rules);
void add_position_options(CLI::App& command, PositionOptions& options);

// An option whose absence is told from an empty value, which CLI11's own optional options do not.
CLI::Option* add_text_option(CLI::App& command, const std::string& name, std::optional<std::string>& value,
                             const std::string& description);
// An option that is a number, and has the value that it holds now where it is not given.
void add_number_option(CLI::App& command, const std::string& name, std::string& value,
                       const std::string& description);

// Throws util::InputError where an option is wrong.
[[nodiscard]] game::Game read_game(const PositionOptions& options);

// The pieces of that: a set-up of one side, a rule set by name, and a game from a FEN (or `startpos`) and
// moves.
[[nodiscard]] board::Setup read_setup(std::string_view option, std::string_view text, std::string_view whose);
[[nodiscard]] game::RuleSet read_rules(std::string_view name);
[[nodiscard]] game::Game read_game(game::RuleSet rules, std::string_view fen, std::string_view moves);

}  // namespace janggun::cli
