#pragma once

#include <string>

#include <CLI/CLI.hpp>

// Scripts by which a shell completes the command line. They are made of the declared commands and options, so
// that whatever is declared is offered.

namespace janggun::cli {

[[nodiscard]] std::string bash_completion(const CLI::App& app);
[[nodiscard]] std::string zsh_completion(const CLI::App& app);

}  // namespace janggun::cli
