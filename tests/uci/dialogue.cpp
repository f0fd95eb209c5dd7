#include "dialogue.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <sstream>

#include <catch2/catch.hpp>

#include "janggun/uci/session.hpp"

namespace janggun::uci_test {

namespace {

constexpr std::chrono::seconds kPatience{60};

Lines lines_of(const std::string& text) {
    Lines lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

}  // namespace

std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) (text += line) += '\n';
    return text;
}

// The part of the line behind `start`, of the first line that begins so; empty where there is none.
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

Lines answers_to_text(const std::string& input) {
    std::istringstream in{input};
    std::ostringstream out;
    uci::run_session(in, out);
    return lines_of(out.str());
}

Lines answers_to(const Lines& input) { return answers_to_text(joined(input)); }

Dialogue::Dialogue(std::size_t output_room)
    : reader_{to_session_}, writer_{from_session_, output_room}, in_{&reader_}, out_{&writer_} {
    session_ = std::thread{[this] {
        uci::run_session(in_, out_);
        from_session_.close();
    }};
}

Dialogue::~Dialogue() {
    end_input();
    if (!from_session_.wait_until_closed(kPatience)) {
        std::fputs("a session does not end when its input does\n", stderr);
        std::terminate();  // its thread uses what is about to go
    }
    session_.join();
}

void Dialogue::send(std::string_view line) { to_session_.write(std::string{line} + '\n'); }

void Dialogue::send_all(const Lines& lines) { to_session_.write(joined(lines)); }

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

Lines Dialogue::rest() {
    while (hear()) continue;
    return lines_of(std::exchange(heard_, {}));
}

void Dialogue::wait_for_end() {
    if (!from_session_.wait_until_closed(kPatience)) FAIL("the session does not end");
}

}  // namespace janggun::uci_test
