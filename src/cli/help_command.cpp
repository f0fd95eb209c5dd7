#include <functional>
#include <memory>
#include <ostream>
#include <string>

#include <fmt/format.h>

#include "commands.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

namespace {

// The output of --help, for one command if a name is given.
std::string help_of(const CLI::App& app, const std::string& name) {
    if (name.empty()) return app.get_formatter()->make_help(&app, app.get_name(), CLI::AppFormatMode::Normal);
    for (const CLI::App* command : app.get_subcommands({})) {
        if (command->get_name() == name) return command->help(app.get_name());
    }
    throw util::InputError(fmt::format("there is no command {}{} (janggun --help lists them)",
                                       util::in_quotes(name),
                                       util::did_you_mean(name, command_names(app), std::identity{})));
}

}  // namespace

void add_help(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand("help", "Explain a command, or list all of them");
    command->footer(
        "Examples:\n"
        "  janggun help\n"
        "  janggun help analyze");
    auto name = std::make_shared<std::string>();
    command->add_option("command", *name, "The command to explain")->type_name(kCommandType);
    command->callback([&app, &action, name] {
        action = [&app, name](const Console& console) {
            console.out << help_of(app, *name);
            return kDone;
        };
    });
}

}  // namespace janggun::cli
