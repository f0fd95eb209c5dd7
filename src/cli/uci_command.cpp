#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include "commands.hpp"
#include "janggun/cecp/session.hpp"
#include "janggun/engine/build_info.hpp"
#include "janggun/uci/session.hpp"
#include "janggun/util/line_reader.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

namespace {

uci::Audience audience(const Console& console) {
    if (!console.out_is_terminal) return uci::Audience::program;
    return console.no_color ? uci::Audience::person : uci::Audience::person_with_colors;
}

}  // namespace

int speak(const Console& console) {
    // Some clients say nothing before the engine has.
    console.out << "Janggun " << engine::version() << " by the Janggun authors\n" << std::flush;
    std::optional<std::string> first_line = util::LineReader{console.in}.next();
    if (!first_line) return kDone;
    if (util::trim(*first_line) == "xboard") {
        cecp::run_session(console.in, console.out, std::move(first_line));
    } else {
        uci::run_session(console.in, console.out, std::move(first_line), audience(console));
    }
    return kDone;
}

void add_uci(CLI::App& app, Action& action) {
    CLI::App* command =
        app.add_subcommand("uci", "Speak UCI on standard input and output, as without a command");
    command->footer(
        "In the dialogue `help` lists the commands, and `uci` the options.\n"
        "\n"
        "Example:\n"
        "  printf 'position startpos moves a4a5\\ngo movetime 500\\n' | janggun uci");
    command->callback([&action] { action = speak; });
}

}  // namespace janggun::cli
