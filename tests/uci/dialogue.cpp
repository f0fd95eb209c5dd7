#include "dialogue.hpp"

#include <algorithm>

#include "janggun/uci/session.hpp"
#include "janggun/util/line_reader.hpp"

namespace janggun::uci_test {

namespace {

void run_session(std::istream& in, std::ostream& out) {
    util::LineReader lines{in};
    uci::run_session(lines, out);
}

}  // namespace

std::string behind(std::string_view start, const Lines& lines) {
    for (const std::string& line : lines) {
        if (line.starts_with(start)) return line.substr(start.size());
    }
    return "";
}

std::size_t count_starting(std::string_view start, const Lines& lines) {
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [start](const std::string& line) { return line.starts_with(start); }));
}

Lines answers_to_text(const std::string& input) { return session_test::answers_to_text(run_session, input); }

Lines answers_to(const Lines& input) { return answers_to_text(joined(input)); }

Dialogue::Dialogue(std::size_t output_room) : session_test::Dialogue{run_session, output_room} {}

Lines Dialogue::search(std::string_view go) {
    send(go);
    return until("bestmove");
}

Lines Dialogue::said() {
    send("isready");
    Lines lines = until("readyok");
    lines.pop_back();
    return lines;
}

}  // namespace janggun::uci_test
