#pragma once

#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "janggun/cli/cli.hpp"

// One function a subcommand: it declares the options and says what to run once they are parsed.

namespace janggun::cli {

// What runs, and its exit status.
using Action = std::function<int(const Console&)>;

// The type of an argument that is the name of a command.
inline constexpr const char* kCommandType = "COMMAND";

// The names of all commands, in the order of --help.
[[nodiscard]] std::vector<std::string> command_names(const CLI::App& app);

// The dialogue of a front end, which is also what runs without a command.
int speak(const Console& console);

void add_uci(CLI::App& app, Action& action);
void add_perft(CLI::App& app, Action& action);
void add_play(CLI::App& app, Action& action);
void add_analyze(CLI::App& app, Action& action);
void add_show(CLI::App& app, Action& action);
void add_eval(CLI::App& app, Action& action);
void add_setups(CLI::App& app, Action& action);
void add_help(CLI::App& app, Action& action);
void add_bench(CLI::App& app, Action& action);
void add_match(CLI::App& app, Action& action);
void add_selfplay(CLI::App& app, Action& action);
void add_tune(CLI::App& app, Action& action);
void add_spsa(CLI::App& app, Action& action);
void add_calibrate(CLI::App& app, Action& action);
void add_completion(CLI::App& app, Action& action);

}  // namespace janggun::cli
