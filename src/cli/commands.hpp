#pragma once

#include <functional>

#include <CLI/CLI.hpp>

#include "janggun/cli/cli.hpp"

// One function a subcommand: it declares the options and says what to run once they are parsed.

namespace janggun::cli {

// What runs, and its exit status.
using Action = std::function<int(const Console&)>;

void add_perft(CLI::App& app, Action& action);
void add_show(CLI::App& app, Action& action);

}  // namespace janggun::cli
