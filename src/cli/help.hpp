#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace janggun::cli {

// Formats --help: an option and its value on the left, its meaning on the right, in lines that fit a terminal
// of 80 columns.
class HelpFormatter : public CLI::Formatter {
  public:
    HelpFormatter();

    std::string make_description(const CLI::App* app) const override;
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_option_desc(const CLI::Option* option) const override;
    std::string make_option(const CLI::Option* option, bool is_positional) const override;
    std::string make_subcommand(const CLI::App* command) const override;
};

}  // namespace janggun::cli
