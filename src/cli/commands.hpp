#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "janggun/cli/cli.hpp"

namespace janggun::cli {

// Runs a command, and returns its exit status.
using Action = std::function<int(const Console&)>;

// The type of an argument that is the name of a command.
inline constexpr const char* kCommandType = "COMMAND";

// The names of all commands, in the order of --help.
[[nodiscard]] std::vector<std::string> command_names(const CLI::App& app);

// Runs the dialogue of a front end, which is also what runs without a command.
int speak(const Console& console);

// Declares the options of a subcommand, and says what to run once they are parsed.
using AddCommand = void(CLI::App& app, Action& action);

AddCommand add_play;
AddCommand add_analyze;
AddCommand add_show;
AddCommand add_eval;
AddCommand add_setups;
AddCommand add_help;
AddCommand add_uci;
AddCommand add_perft;
AddCommand add_bench;
AddCommand add_match;
AddCommand add_selfplay;
AddCommand add_tune;
AddCommand add_spsa;
AddCommand add_calibrate;
AddCommand add_completion;

struct CommandEntry {
    const char* group;
    AddCommand* add;
};

// All commands, in the groups and the order in which --help lists them.
inline constexpr std::array kCommands{
    CommandEntry{"For people", add_play},
    CommandEntry{"For people", add_analyze},
    CommandEntry{"For people", add_show},
    CommandEntry{"For people", add_eval},
    CommandEntry{"For people", add_setups},
    CommandEntry{"For people", add_help},
    CommandEntry{"For front ends", add_uci},
    CommandEntry{"For checks and measurements", add_perft},
    CommandEntry{"For checks and measurements", add_bench},
    CommandEntry{"For checks and measurements", add_match},
    CommandEntry{"For checks and measurements", add_selfplay},
    CommandEntry{"For checks and measurements", add_tune},
    CommandEntry{"For checks and measurements", add_spsa},
    CommandEntry{"For checks and measurements", add_calibrate},
    CommandEntry{"For the shell", add_completion},
};

}  // namespace janggun::cli
