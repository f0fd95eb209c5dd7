#include "likeness.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <regex>
#include <utility>
#include <vector>

namespace janggun::documents {

namespace {

using Line = Lines::const_iterator;

bool is_elision(const std::string& line) { return line == "..." || line == "…"; }

bool are_alike(const std::string& a, const std::string& b) {
    return a == b || without_chance(a) == without_chance(b);
}

// What stands before, between and after the elisions: one part more than there are elisions.
std::vector<Lines> parts_of(const Lines& shown) {
    std::vector<Lines> parts(1);
    for (const std::string& line : shown) {
        if (is_elision(line)) {
            parts.emplace_back();
        } else {
            parts.back().push_back(line);
        }
    }
    return parts;
}

// The first place in [begin, end) where `part` stands; `end` if there is none.
Line find(const Lines& part, Line begin, Line end) {
    return std::search(begin, end, part.begin(), part.end(),
                       [](const std::string& a, const std::string& b) { return are_alike(a, b); });
}

// Whether these parts stand within [begin, end) one after the other.
bool holds_in_order(std::vector<Lines>::const_iterator part, std::vector<Lines>::const_iterator last,
                    Line begin, Line end) {
    for (; part != last; ++part) {
        const Line place = find(*part, begin, end);
        if (!part->empty() && place == end) return false;
        begin = place + std::ssize(*part);
    }
    return true;
}

// Whether `printed` has room for the first and the last part and between them holds the others.
bool can_be_shortened(const std::vector<Lines>& parts, const Lines& printed) {
    const std::ptrdiff_t head = std::ssize(parts.front());
    const std::ptrdiff_t tail = std::ssize(parts.back());
    return head + tail <= std::ssize(printed) &&
           holds_in_order(parts.begin() + 1, parts.end() - 1, printed.begin() + head, printed.end() - tail);
}

Lines shortened(const Lines& shown, const std::vector<Lines>& parts, const Lines& printed) {
    const auto first = std::find_if(shown.begin(), shown.end(), is_elision);
    const auto last = std::find_if(shown.rbegin(), shown.rend(), is_elision).base();
    Lines result(printed.begin(), printed.begin() + std::ssize(parts.front()));
    result.insert(result.end(), first, last);
    result.insert(result.end(), printed.end() - std::ssize(parts.back()), printed.end());
    return result;
}

}  // namespace

std::string without_chance(const std::string& line) {
    static const std::array<std::pair<std::regex, const char*>, 12> kReplacements{{
        {std::regex{R"(\b(nps|time) \d+)"}, "$1 #"},
        {std::regex{R"(\b\d+ nps$)"}, "# nps"},
        {std::regex{R"re(("(?:nps|time_ms|seconds)":)[0-9.]+)re"}, "$1#"},
        {std::regex{R"( *\b\d+\.\d+ ?s\b)"}, " # s"},
        {std::regex{R"(\d+\.\d+ million nodes a second)"}, "# million nodes a second"},
        {std::regex{R"(^Nodes a second .*)"}, "Nodes a second #"},
        // CECP: depth, score, time, nodes, selective depth, speed, table hits, moves.
        {std::regex{R"(^(\d+ -?\d+) \d+ (\d+ \d+) \d+ (\d+\t))"}, "$1 # $2 # $3"},
        {std::regex{R"((Janggun [0-9.]+) \((?:[0-9a-f]+(?:-dirty)?|unknown)\))"}, "$1 (#)"},
        // Files of games tell the build that made them, whose name is longer or shorter.
        {std::regex{R"(^(File .*), \d+ bytes$)"}, "$1, # bytes"},
        {std::regex{R"(^(commit|compiler|vector units): .*)"}, "$1: #"},
        {std::regex{R"re(("(?:commit|compiler)":)"[^"]*")re"}, "$1#"},
        {std::regex{R"(\b20\d\d([-.])\d\d\1\d\d\b)"}, "#"},
    }};
    std::string result = line;
    for (const auto& [pattern, replacement] : kReplacements) {
        result = std::regex_replace(result, pattern, replacement);
    }
    return result;
}

bool is_like(const Lines& shown, const Lines& printed) {
    const std::vector<Lines> parts = parts_of(shown);
    const auto alike = [](const std::string& a, const std::string& b) { return are_alike(a, b); };
    if (parts.size() == 1) return std::ranges::equal(shown, printed, alike);
    return can_be_shortened(parts, printed) &&
           std::equal(parts.front().begin(), parts.front().end(), printed.begin(), alike) &&
           std::equal(parts.back().rbegin(), parts.back().rend(), printed.rbegin(), alike);
}

Lines refreshed(const Lines& shown, const Lines& printed) {
    if (is_like(shown, printed)) return shown;
    const std::vector<Lines> parts = parts_of(shown);
    const bool is_short = parts.size() > 1 && can_be_shortened(parts, printed);
    return is_short ? shortened(shown, parts, printed) : printed;
}

}  // namespace janggun::documents
