#include "dialogue.hpp"

#include <chrono>
#include <cstdio>
#include <exception>
#include <sstream>
#include <utility>

#include <catch2/catch.hpp>

#include "janggun/cecp/session.hpp"

namespace janggun::cecp_test {

namespace {

constexpr std::chrono::seconds kPatience{60};

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

}  // namespace

Lines answers_to(const Lines& input) {
    std::istringstream in{joined(input)};
    std::ostringstream out;
    cecp::run_session(in, out, "xboard");
    return lines_of(out.str());
}

Dialogue::Dialogue(const Lines& lines)
    : reader_{to_session_}, writer_{from_session_}, in_{&reader_}, out_{&writer_} {
    session_ = std::thread{[this] {
        cecp::run_session(in_, out_, "xboard");
        from_session_.close();
    }};
    send(lines);
}

Dialogue::~Dialogue() {
    end_input();
    if (!from_session_.wait_until_closed(kPatience)) {
        std::fputs("a session does not end when its input does\n", stderr);
        std::terminate();  // its thread uses what is about to go
    }
    session_.join();
}

void Dialogue::send(const Lines& lines) { to_session_.write(joined(lines)); }

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

Lines Dialogue::until(std::string_view start) {
    Lines lines{next_line()};
    while (!lines.back().starts_with(start)) lines.push_back(next_line());
    return lines;
}

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

Lines Dialogue::rest() {
    while (hear()) continue;
    return lines_of(std::exchange(heard_, {}));
}

}  // namespace janggun::cecp_test
