#include "janggun/cli/cli.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands.hpp"
#include "help.hpp"
#include "janggun/engine/build_info.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

namespace {

constexpr const char* kFooter =
    "Without a command janggun talks to a front end on standard input and output:\n"
    "in UCI, or in CECP where the first line is xboard.\n"
    "janggun help COMMAND explains a command, and man janggun all of them.\n"
    "\n"
    "Examples:\n"
    "  janggun show --moves \"a4a5 a7a6 e2e2\"\n"
    "  janggun perft 5 --threads 2\n"
    "  printf 'go depth 8\\n' | janggun\n"
    "\n"
    "Exit status:\n"
    "  0 done\n"
    "  1 a check failed, or a script's game or the output could not be written\n"
    "  2 bad input: one line on standard error says what is wrong\n"
    "  130 interrupted: what was found so far is told";

// CLI11's messages name the option and repeat what was given; some end in more lines, of which the first says
// it all.
std::string one_line(const std::string& message) {
    constexpr std::size_t kLongest = 200;
    return util::printable(message.substr(0, message.find('\n')), kLongest);
}

// The one of `arguments`, in whatever order CLI11 keeps them, that came first.
std::string first_of(const std::vector<std::string>& arguments, int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        if (std::find(arguments.begin(), arguments.end(), argv[i]) != arguments.end()) return argv[i];
    }
    return arguments.front();
}

// The command that the arguments were for, or the whole program if they name none.
const CLI::App& addressee(const CLI::App& app) {
    const std::vector<CLI::App*> commands = app.get_subcommands();
    return commands.empty() ? app : *commands.front();
}

std::string hint(const CLI::App& app) {
    const CLI::App& command = addressee(app);
    return fmt::format(" (see janggun {}--help)", &command == &app ? "" : command.get_name() + ' ');
}

// The option of the command that `name` was probably meant to be, as the end of a message. The dashes do not
// count, because all options share them.
std::string did_you_mean_option(std::string_view name, const CLI::App& command) {
    std::vector<std::string_view> names;
    for (const CLI::Option* option : command.get_options())
        names.insert(names.end(), option->get_lnames().begin(), option->get_lnames().end());
    name.remove_prefix(std::min(name.find_first_not_of('-'), name.size()));
    const std::string_view meant = util::nearest(name, names);
    return meant.empty() ? "" : fmt::format("; did you mean --{}?", meant);
}

std::string unexpected(const CLI::App& app, std::string_view argument) {
    const std::string_view name = argument.substr(0, argument.find('='));  // --option=value
    return fmt::format("unexpected argument {}{}", util::in_quotes(argument),
                       argument.starts_with('-')
                           ? did_you_mean_option(name, addressee(app))
                           : util::did_you_mean(name, command_names(addressee(app)), std::identity{}));
}

// A command is of the group that its parent has at the time.
void add_commands(CLI::App& app, Action& action) {
    for (const CommandEntry& command : kCommands) {
        app.group(command.group);
        command.add(app, action);
    }
}

// Parses the command line and does what it says; throws if it cannot.
int run_command(int argc, const char* const* argv, const Console& console) {
    CLI::App app{"Janggun plays and studies Janggi, Korean chess.", "janggun"};
    app.formatter(std::make_shared<HelpFormatter>());
    app.set_version_flag("-V,--version", engine::build_text(),
                         "Print version, commit and compiler, and exit");
    app.require_subcommand(0, 1);
    Action action;
    add_commands(app, action);
    app.footer(kFooter);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& answer) {  // --help and --version
        app.exit(answer, console.out, console.err);
        return kDone;
    } catch (const CLI::ExtrasError&) {
        throw util::InputError(unexpected(app, first_of(app.remaining(true), argc, argv)) + hint(app));
    } catch (const CLI::ParseError& error) {
        throw util::InputError(one_line(error.what()) + hint(app));
    }
    return action ? action(console) : speak(console);
}

}  // namespace

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    return names;
}

int run(int argc, const char* const* argv, const Console& console) {
    try {
        const int status = run_command(argc, argv, console);
        console.out.flush();
        if (console.out) return status;
        console.err << "janggun: the output could not be written\n";
        return kDifferent;
    } catch (const util::InputError& error) {
        console.err << "janggun: " << error.what() << '\n';
        return kBadInput;
    }
}

}  // namespace janggun::cli
