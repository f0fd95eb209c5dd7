#pragma once

#include <set>
#include <string>
#include <vector>

// What `--help` says, taken apart: what the program itself knows of its commands and options.

namespace janggun::cli_test {

struct Help {
    std::string text;
    std::vector<std::string> commands;
    std::set<std::string> options;  // "-h" and "--help" both
    std::set<std::string> numbers;  // the options whose value is a whole number
    std::vector<std::string> examples;
};

// Of `janggun COMMAND --help`, or of `janggun --help` without a command.
[[nodiscard]] Help read_help(const std::string& command = {});

}  // namespace janggun::cli_test
