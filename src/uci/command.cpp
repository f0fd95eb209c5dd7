#include "janggun/uci/command.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "go_command.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"

namespace janggun::uci {

using util::in_quotes;
using util::InputError;

namespace {

using Words = std::span<const std::string_view>;

// The part of `line` from one word to another, as it is written, with its blanks.
std::string_view stretch(Words words) {
    if (words.empty()) return {};
    const char* const begin = words.front().data();
    const char* const end = words.back().data() + words.back().size();
    return {begin, end};
}

// The position of `word`, or the end.
std::size_t find(Words words, std::string_view word) {
    return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

Command parse_debug(Words words) {
    if (words.size() == 1 && (words[0] == "on" || words[0] == "off")) return command::Debug{words[0] == "on"};
    throw InputError("debug: write debug on or debug off");
}

// setoption name NAME [value VALUE]; both may have blanks.
Command parse_set_option(Words words) {
    if (words.empty() || words.front() != "name")
        throw InputError("setoption: write setoption name NAME value VALUE");
    words = words.subspan(1);
    const std::size_t value = find(words, "value");
    if (value == 0) throw InputError("setoption: the name is missing");
    const Words behind = value < words.size() ? words.subspan(value + 1) : Words{};
    return command::SetOption{stretch(words.first(value)), stretch(behind)};
}

// position startpos | fen FEN [moves MOVE ...]
Command parse_position(Words words) {
    if (words.empty()) throw InputError("position: write position startpos or position fen FEN");
    const std::size_t moves = find(words, "moves");
    const Words where = words.first(moves);
    const auto position = [&](std::string_view fen) {
        const Words behind = words.subspan(std::min(moves + 1, words.size()));
        return command::Position{fen, {behind.begin(), behind.end()}};
    };
    if (!where.empty() && where.front() == "startpos") {
        if (where.size() > 1)
            throw InputError("position: " + in_quotes(where[1]) + " after startpos is not 'moves'");
        return position(board::kStartFen);
    }
    if (where.empty() || where.front() != "fen")
        throw InputError("position: " + in_quotes(words.front()) + " is neither startpos nor fen");
    if (where.size() == 1) throw InputError("position: the FEN is missing");
    const std::string_view fen = stretch(where.subspan(1));
    return position(fen == "startpos" ? board::kStartFen : fen);
}

Command parse_bench(Words words) {
    constexpr int kDeepest = 99;
    if (words.empty()) return command::Bench{};
    const auto depth = util::parse_integer(words.front(), 1, kDeepest);
    if (!depth || words.size() > 1)
        throw InputError("bench: write bench, or bench and how deep, 1 to " + std::to_string(kDeepest));
    return command::Bench{static_cast<int>(*depth)};
}

struct Keyword {
    std::string_view word;
    Command (*parse)(Words arguments);
};

template <class Simple>
Command simple(Words /*arguments*/) {
    return Simple{};
}

constexpr std::array<Keyword, 20> kKeywords{{
    {"uci", simple<command::Uci>},
    {"isready", simple<command::IsReady>},
    {"ucinewgame", simple<command::NewGame>},
    {"setoption", parse_set_option},
    {"position", parse_position},
    {"go", [](Words words) { return Command{parse_go(words)}; }},
    {"stop", simple<command::Stop>},
    {"ponderhit", simple<command::PonderHit>},
    {"quit", simple<command::Quit>},
    {"exit", simple<command::Quit>},
    {"debug", parse_debug},
    {"register", simple<command::Nothing>},
    {"d", simple<command::Display>},
    {"eval", simple<command::Evaluate>},
    {"flip", simple<command::Flip>},
    {"bench", parse_bench},
    {"help", simple<command::Help>},
    {"--help", simple<command::Help>},
    {"?", simple<command::Help>},
    {"compiler", simple<command::Compiler>},
}};

}  // namespace

Command parse_command(std::string_view line) {
    const std::vector<std::string_view> words = util::split_words(line);
    if (words.empty() || words.front().front() == '#') return command::Nothing{};
    for (const Keyword& keyword : kKeywords) {
        if (keyword.word == words.front()) return keyword.parse(Words{words}.subspan(1));
    }
    throw InputError("unknown command " + in_quotes(words.front()) + ", help lists the commands" +
                     util::did_you_mean(words.front(), kKeywords, &Keyword::word));
}

}  // namespace janggun::uci
