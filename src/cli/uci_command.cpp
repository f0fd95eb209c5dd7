#include <ostream>

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
    util::LineReader lines{console.in};
    if (util::trim(lines.peek().value_or("")) == "xboard") {
        cecp::run_session(lines, console.out);
    } else {
        uci::run_session(lines, console.out, audience(console));
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
