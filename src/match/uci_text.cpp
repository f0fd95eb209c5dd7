#include "uci_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/util/text.hpp"

namespace janggun::match {

using board::Side;

namespace {

constexpr std::int64_t kMostNodes = std::int64_t{1} << 62U;
constexpr int kMostDepth = 10'000;
constexpr int kMostCentipawns = 1'000'000;
constexpr int kMostMateMoves = 1000;

using Words = std::vector<std::string_view>;

// The number after `name`.
std::optional<std::int64_t> number_behind(std::string_view name, const Words& words, std::int64_t low,
                                          std::int64_t high) {
    const auto found = std::find(words.begin(), words.end(), name);
    if (found == words.end() || found + 1 == words.end()) return std::nullopt;
    return util::parse_integer(*(found + 1), low, high);
}

std::optional<int> score_of(const Words& words) {
    if (const auto score = number_behind("cp", words, -kMostCentipawns, kMostCentipawns))
        return static_cast<int>(*score);
    // The side that is mated says `mate 0`.
    if (const auto moves = number_behind("mate", words, -kMostMateMoves, kMostMateMoves))
        return *moves > 0 ? eval::Centipawns::kMate : -eval::Centipawns::kMate;
    return std::nullopt;
}

}  // namespace

std::string position_text(const game::Game& start, std::span<const board::Move> moves) {
    std::string text = "position fen " + to_fen(start.position());
    if (!moves.empty()) text += " moves";
    for (const board::Move move : moves) {
        text += ' ';
        text += to_string(move);
    }
    return text;
}

std::string go_text(const search::Limits& limits) {
    std::string text = "go";
    if (limits.clocks.are_given()) {
        const auto& clocks = limits.clocks;
        const auto remaining = [&clocks](Side side) {
            return clocks.remaining[index(side)].value_or(search::Milliseconds{0}).count();
        };
        text += fmt::format(" wtime {} btime {} winc {} binc {}", remaining(Side::cho), remaining(Side::han),
                            clocks.increment[index(Side::cho)].count(),
                            clocks.increment[index(Side::han)].count());
    }
    if (limits.move_time) text += fmt::format(" movetime {}", limits.move_time->count());
    if (limits.nodes) text += fmt::format(" nodes {}", *limits.nodes);
    if (limits.depth) text += fmt::format(" depth {}", *limits.depth);
    return text;
}

void note_info(std::string_view line, Reply& reply) {
    Words words = util::split_words(line);
    // Moves follow, or a sentence.
    words.erase(std::find_if(words.begin(), words.end(),
                             [](std::string_view word) { return word == "pv" || word == "string"; }),
                words.end());
    if (number_behind("multipv", words, 1, kMostDepth).value_or(1) != 1) return;
    if (const auto score = score_of(words)) {
        reply.score = score;
        if (const auto depth = number_behind("depth", words, 0, kMostDepth))
            reply.depth = static_cast<int>(*depth);
    }
    if (const auto nodes = number_behind("nodes", words, 0, kMostNodes))
        reply.nodes = static_cast<std::uint64_t>(*nodes);
}

std::optional<std::string_view> behind(std::string_view word, std::string_view line) {
    line = util::trim(line);
    if (!line.starts_with(word)) return std::nullopt;
    const std::string_view rest = line.substr(word.size());
    if (rest.empty()) return rest;
    if (rest.front() != ' ' && rest.front() != '\t') return std::nullopt;
    return util::trim(rest);
}

bool refuses_option(std::string_view line) {
    const std::string text = util::lower(line);
    return text.find("no such option") != std::string::npos ||
           text.find("there is no option") != std::string::npos ||
           text.find("info string error") != std::string::npos;
}

}  // namespace janggun::match
