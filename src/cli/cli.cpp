#include "janggun/cli/cli.hpp"

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "commands.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "version.hpp"

namespace janggun::cli {

namespace {

constexpr const char* kHint = "write janggun perft, janggun show or janggun --help";

// CLI11's messages name the option and repeat what was given; some end in more lines, of which the first says
// it all.
std::string one_line(const std::string& message) {
    constexpr std::size_t kLongest = 200;
    return util::printable(message.substr(0, message.find('\n')), kLongest);
}

// Which of `arguments`, in whatever order CLI11 keeps them, came first.
std::string first_of(const std::vector<std::string>& arguments, int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        if (std::find(arguments.begin(), arguments.end(), argv[i]) != arguments.end()) return argv[i];
    }
    return arguments.front();
}

// Parses the command line and does what it says; throws for what it cannot.
int run_command(int argc, const char* const* argv, const Console& console) {
    CLI::App app{"Janggi (Korean chess): rules, move generation and perft.", "janggun"};
    app.set_version_flag("--version", std::string("janggun ") + kVersion);
    app.require_subcommand(0, 1);
    app.footer(
        "janggun COMMAND --help explains a command. Exit status: 0 done, 1 a check failed, 2 bad input.");
    Action action;
    add_perft(app, action);
    add_show(app, action);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& answer) {  // --help and --version
        app.exit(answer, console.out, console.err);
        return kDone;
    } catch (const CLI::ExtrasError&) {
        throw util::InputError("unexpected argument " +
                               util::in_quotes(first_of(app.remaining(true), argc, argv)) + " (" + kHint +
                               ")");
    } catch (const CLI::ParseError& error) {
        throw util::InputError(one_line(error.what()) + " (" + kHint + ")");
    }
    if (!action)
        throw util::InputError("no command given: write janggun perft, janggun show or janggun --help");
    return action(console);
}

}  // namespace

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
