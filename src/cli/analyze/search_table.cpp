#include "analyze/search_table.hpp"

#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "janggun/util/paragraph.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/search_text.hpp"

namespace janggun::cli {

namespace {

// The rows that fit on a small screen: the cursor cannot go back to rows that have scrolled off.
constexpr std::size_t kMostLiveRows = 18;

constexpr const char* kWrapOff = "\x1b[?7l";
constexpr const char* kWrapOn = "\x1b[?7h";
constexpr const char* kClearLine = "\x1b[K";
constexpr const char* kClearBelow = "\x1b[J";

std::string speed_text(const search::Info& info) {
    constexpr int kPermillePerPercent = 10;
    constexpr std::uint64_t kThousand = 1000;
    return fmt::format("{} thousand nodes a second, table {} % full", info.nodes_per_second / kThousand,
                       info.hash_permille / kPermillePerPercent);
}

std::string row_of(const game::Game& game, const search::Info& info, view::Notation notation) {
    return view::search_row(info, view::line_text(game, info.line, notation));
}

}  // namespace

PlainTable::PlainTable(const game::Game& game, view::Notation notation, const Console& console)
    : game_{game}, notation_{notation}, console_{console} {
    console_.out << view::search_header() << '\n';
}

bool PlainTable::see(const search::Info& info) {
    console_.out << row_of(game_, info, notation_) << '\n' << std::flush;
    return static_cast<bool>(console_.out);
}

std::string LiveTable::row(const search::Info& info) const { return row_of(game_, info, notation_); }

std::string LiveTable::to_top() const { return drawn_ == 0 ? "" : fmt::format("\r\x1b[{}A", drawn_); }

bool LiveTable::see(const search::Info& info) {
    const auto number = static_cast<std::size_t>(info.multipv);
    lines_.resize(std::max(lines_.size(), number));
    lines_[number - 1] = info;
    // Rows are cut at the screen's edge: one that wraps would take two, and the next drawing would begin too
    // low.
    std::string frame = to_top() + kWrapOff + view::search_header() + kClearLine + '\n';
    const std::size_t shown = std::min(lines_.size(), kMostLiveRows);
    for (std::size_t i = 0; i < shown; ++i) frame += row(lines_[i]) + kClearLine + '\n';
    frame += speed_text(info) + kClearLine + '\n' + kWrapOn;
    console_.out << frame << std::flush;
    drawn_ = shown + 2;
    return static_cast<bool>(console_.out);
}

// A row that is too long for the terminal is broken into several lines between moves.
std::string LiveTable::whole_row(const search::Info& info) const {
    util::Paragraph paragraph{console_.line_width(), view::search_row(info, "")};
    const std::string line = view::line_text(game_, info.line, notation_);
    for (const std::string_view move : util::split_words(line)) paragraph.add(move);
    return paragraph.text();
}

void LiveTable::finish(const search::Outcome& outcome) {
    console_.out << to_top() << kClearBelow << view::search_header() << '\n';
    for (const search::Info& info : outcome.lines) console_.out << whole_row(info) << '\n';
    if (!outcome.lines.empty()) console_.out << speed_text(outcome.lines.front()) << '\n';
    console_.out << std::flush;
    drawn_ = 0;
}

}  // namespace janggun::cli
