#include "dialogue.hpp"

#include <string_view>

#include "janggun/cecp/session.hpp"
#include "janggun/util/line_reader.hpp"

namespace janggun::cecp_test {

namespace {

void run_session(std::istream& in, std::ostream& out) {
    util::LineReader lines{in};
    cecp::run_session(lines, out);
}

}  // namespace

Lines answers_to(const Lines& input) {
    return session_test::answers_to_text(run_session, session_test::joined(input));
}

Dialogue::Dialogue(const Lines& lines) : session_test::Dialogue{run_session} { send(lines); }

std::string Dialogue::move() {
    constexpr std::string_view kStart = "move ";
    return until(kStart).back().substr(kStart.size());
}

Lines Dialogue::answers(const Lines& lines) {
    const std::string number = std::to_string(++pings_);
    send(lines);
    send({"ping " + number});
    Lines said = until("pong " + number);
    said.pop_back();
    return said;
}

}  // namespace janggun::cecp_test
