#include "session/dialogue.hpp"

#include <chrono>
#include <cstdio>
#include <exception>
#include <sstream>
#include <utility>

#include <catch2/catch.hpp>

namespace janggun::session_test {

namespace {

constexpr std::chrono::seconds kPatience{60};

}  // namespace

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) (text += line) += '\n';
    return text;
}

Lines lines_of(const std::string& text) {
    Lines lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

Lines answers_to_text(const Session& session, const std::string& input) {
    std::istringstream in{input};
    std::ostringstream out;
    session(in, out);
    return lines_of(out.str());
}

Dialogue::Dialogue(const Session& session, std::size_t output_room)
    : reader_{to_session_}, writer_{from_session_, output_room}, in_{&reader_}, out_{&writer_} {
    thread_ = std::thread{[this, session] {
        session(in_, out_);
        from_session_.close();
    }};
}

Dialogue::~Dialogue() {
    end_input();
    if (!from_session_.wait_until_closed(kPatience)) {
        std::fputs("a session does not end when its input does\n", stderr);
        std::terminate();  // its thread uses what is about to go
    }
    thread_.join();
}

bool Dialogue::hear() {
    const std::string more = from_session_.read(kPatience);
    heard_ += more;
    if (!more.empty()) return true;
    if (!from_session_.is_closed()) FAIL("nothing was said for a minute");
    return false;
}

std::string Dialogue::next_line() {
    std::size_t end = heard_.find('\n');
    while (end == std::string::npos) {
        if (!hear()) FAIL("the session has ended");
        end = heard_.find('\n');
    }
    std::string line = heard_.substr(0, end);
    heard_.erase(0, end + 1);
    return line;
}

Lines Dialogue::until(const std::function<bool(const std::string&)>& is_last) {
    Lines lines{next_line()};
    while (!is_last(lines.back())) lines.push_back(next_line());
    return lines;
}

Lines Dialogue::until(std::string_view start) {
    return until([start](const std::string& line) { return line.starts_with(start); });
}

Lines Dialogue::rest() {
    while (hear()) continue;
    return lines_of(std::exchange(heard_, {}));
}

void Dialogue::wait_for_end() {
    if (!from_session_.wait_until_closed(kPatience)) FAIL("the session does not end");
}

}  // namespace janggun::session_test
