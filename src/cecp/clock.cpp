#include "clock.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cecp {

using util::InputError;
using util::parse_integer;

namespace {

constexpr std::int64_t kMostMoves = 10'000;
constexpr std::int64_t kMostMinutes = 1'000'000;
constexpr std::int64_t kMostSeconds = 60 * kMostMinutes;

// Parses MINUTES or MINUTES:SECONDS. Anything after it concerns what comes after this time control.
std::optional<Milliseconds> parse_base(std::string_view text) {
    const auto parts = util::split(text.substr(0, text.find_first_not_of("0123456789:")), ':');
    const auto minutes = parse_integer(parts[0], 0, kMostMinutes);
    const auto seconds =
        parts.size() > 1 ? parse_integer(parts[1], 0, kMostSeconds) : std::optional<std::int64_t>{0};
    if (!minutes || !seconds || parts.size() > 2) return std::nullopt;
    return std::chrono::minutes{*minutes} + std::chrono::seconds{*seconds};
}

std::optional<Milliseconds> parse_decimal(std::string_view text) {
    constexpr std::size_t kDecimals = 3;  // down to the millisecond
    const auto parts = util::split(text, '.');
    const auto seconds = parse_integer(parts[0], 0, kMostSeconds);
    if (!seconds || parts.size() > 2) return std::nullopt;
    std::string decimals(parts.size() > 1 ? parts[1] : "0");
    if (decimals.empty() || decimals.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    decimals.resize(kDecimals, '0');
    return std::chrono::seconds{*seconds} + Milliseconds{*parse_integer(decimals, 0, 999)};
}

}  // namespace

Level parse_level(std::string_view text) {
    const std::vector<std::string_view> words = util::split_words(text);
    if (words.size() == 3) {
        const auto moves = parse_integer(words[0], 0, kMostMoves);
        const auto base = parse_base(words[1]);
        const auto increment = parse_decimal(words[2]);
        if (moves && base && increment) return {static_cast<int>(*moves), *base, *increment};
    }
    throw InputError("write level, a number of moves or 0, MINUTES or MINUTES:SECONDS, and the increment");
}

Milliseconds parse_seconds(std::string_view text) {
    const auto time = parse_decimal(text);
    if (!time) throw InputError("write a number of seconds");
    return *time;
}

void Clock::restart() {
    level_begin_ = 0;
    depth_.reset();
    own_ = opponents_ = level_.base;
}

void Clock::set_level(const Level& level, int plies) {
    level_ = level;
    level_begin_ = plies;
    move_time_.reset();
    own_ = opponents_ = level.base;
}

int Clock::moves_to_go(int plies) const {
    const int made = std::max(plies - level_begin_, 0) / 2;
    return level_.moves - made % level_.moves;
}

void Clock::stop_own(Milliseconds elapsed, int plies) {
    own_ += level_.increment - elapsed;
    if (level_.moves > 0 && moves_to_go(plies) == 1) own_ += level_.base;
}

search::Limits Clock::limits(board::Side side, int plies, Milliseconds overhead) const {
    search::Limits limits;
    limits.depth = depth_;
    if (move_time_) {
        limits.move_time = std::max(*move_time_ - overhead, Milliseconds{1});
        return limits;
    }
    search::Clocks& clocks = limits.clocks;
    clocks.remaining[index(side)] = own_;
    clocks.remaining[index(other(side))] = opponents_;
    clocks.increment.fill(level_.increment);
    if (level_.moves > 0) clocks.moves_to_go = moves_to_go(plies);
    return limits;
}

}  // namespace janggun::cecp
