#include "go_command.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "janggun/board/types.hpp"
#include "janggun/uci/command.hpp"
#include "janggun/util/text.hpp"

using janggun::board::Side;
using janggun::search::Limits;
using janggun::search::Milliseconds;
using janggun::uci::parse_go;
using janggun::uci::command::Go;

namespace {

using Texts = std::vector<std::string>;

Go go(std::string_view words) { return parse_go(janggun::util::split_words(words)); }

// Limits in words, in one fixed order, so that a table can hold what is expected.
std::string text(const Go& go) {
    std::string words;
    const auto add = [&words](std::string_view name, auto value) {
        ((words += words.empty() ? "" : " ") += name) += ' ' + std::to_string(value);
    };
    const auto add_word = [&words](std::string_view word) { (words += words.empty() ? "" : " ") += word; };
    const Limits& limits = go.limits;
    if (limits.depth) add("depth", *limits.depth);
    if (limits.nodes) add("nodes", *limits.nodes);
    if (limits.move_time) add("movetime", limits.move_time->count());
    if (limits.mate) add("mate", *limits.mate);
    for (const Side side : janggun::board::kSides) {
        const bool is_cho = side == Side::cho;
        const auto& remaining = limits.clocks.remaining[index(side)];
        const Milliseconds increment = limits.clocks.increment[index(side)];
        if (remaining) add(is_cho ? "wtime" : "btime", remaining->count());
        if (increment.count() != 0) add(is_cho ? "winc" : "binc", increment.count());
    }
    if (limits.clocks.moves_to_go) add("movestogo", *limits.clocks.moves_to_go);
    if (limits.infinite) add_word("infinite");
    if (limits.ponder) add_word("ponder");
    if (!go.search_moves.empty()) add_word("searchmoves");
    for (const std::string_view move : go.search_moves) add_word(move);
    if (go.perft) add("perft", *go.perft);
    return words;
}

// The words in every order of their groups ("depth 3" is one), each tried.
std::vector<std::string> orders(std::vector<std::string> groups) {
    std::sort(groups.begin(), groups.end());
    std::vector<std::string> all;
    do {
        std::string words;
        for (const std::string& group : groups) words += group + ' ';
        all.push_back(words);
    } while (std::next_permutation(groups.begin(), groups.end()));
    return all;
}

}  // namespace

TEST_CASE("each word of go sets its limit", "[uci]") {
    const auto [words, expected] = GENERATE(table<std::string, std::string>({
        {"", ""},
        {"depth 5", "depth 5"},
        {"nodes 1", "nodes 1"},
        {"nodes 9223372036854775807", "nodes 9223372036854775807"},
        {"movetime 0", "movetime 0"},
        {"movetime 90000", "movetime 90000"},
        {"mate 3", "mate 3"},
        {"wtime 1000", "wtime 1000"},
        {"btime 1000", "btime 1000"},
        {"wtime 0", "wtime 0"},
        {"wtime -5", "wtime 0"},
        {"wtime 1000 winc 20", "wtime 1000 winc 20"},
        {"btime 1000 binc 20", "btime 1000 binc 20"},
        {"wtime 1 movestogo 40", "wtime 1 movestogo 40"},
        {"wtime 1 movestogo 0", "wtime 1"},
        {"infinite", "infinite"},
        {"ponder", "ponder"},
        {"searchmoves a4a5", "searchmoves a4a5"},
        {"searchmoves a4a5 i4i5 e2e2", "searchmoves a4a5 i4i5 e2e2"},
        {"searchmoves a10i10", "searchmoves a10i10"},
        {"searchmoves 79졸78 P79-78 pass depth 3", "depth 3 searchmoves 79졸78 P79-78 pass"},
        {"searchmoves", ""},
        {"searchmoves 0000", ""},
        {"searchmoves 0000 a4a5", "searchmoves a4a5"},
        {"perft 0", "perft 0"},
        {"perft 3", "perft 3"},
        {"depth 3 depth 5", "depth 5"},
    }));
    CAPTURE(words);
    const Go understood = go(words);
    CHECK(text(understood) == expected);
    CHECK(understood.mistakes.empty());
}

TEST_CASE("the words of go come in any order", "[uci]") {
    const auto [groups, expected] = GENERATE(table<Texts, std::string>({
        {{"btime 3000", "wtime 4000"}, "wtime 4000 btime 3000"},
        {{"movetime 50", "depth 6"}, "depth 6 movetime 50"},
        {{"movetime 50", "nodes 700"}, "nodes 700 movetime 50"},
        {{"depth 6", "movetime 50", "nodes 700"}, "depth 6 nodes 700 movetime 50"},
        {{"wtime 1", "btime 2", "winc 3", "binc 4", "movestogo 5"},
         "wtime 1 winc 3 btime 2 binc 4 movestogo 5"},
        {{"ponder", "wtime 1", "btime 2", "depth 3"}, "depth 3 wtime 1 btime 2 ponder"},
        {{"searchmoves a4a5 i4i5", "infinite", "mate 2"}, "mate 2 infinite searchmoves a4a5 i4i5"},
        {{"searchmoves 0000", "depth 2"}, "depth 2"},
    }));
    for (const std::string& words : orders(groups)) {
        CAPTURE(words);
        const Go understood = go(words);
        CHECK(text(understood) == expected);
        CHECK(understood.mistakes.empty());
    }
}

TEST_CASE("a mistake behind go is named, and nothing else is lost", "[uci]") {
    const std::string most = std::to_string(std::numeric_limits<int>::max());
    const auto [words, expected, mistakes] = GENERATE_COPY(table<std::string, std::string, Texts>({
        {"depth abc nodes 7",
         "nodes 7",
         {"go: 'abc' is no number for 'depth': whole numbers from 1 to " + most}},
        {"infinit", "depth 1", {"go: unknown word 'infinit'; did you mean infinite?"}},
        {"depth 2 Ponder", "depth 2", {"go: unknown word 'Ponder'; did you mean ponder?"}},
        {"depth 2 searchmove", "depth 2", {"go: unknown word 'searchmove'; did you mean searchmoves?"}},
        {"perf 3", "depth 1", {"go: unknown word 'perf'; did you mean perft?", "go: unknown word '3'"}},
        {"nodes 7 depth 0", "nodes 7", {"go: '0' is no number for 'depth': whole numbers from 1 to " + most}},
        {"depth 2.5 nodes 7",
         "nodes 7",
         {"go: '2.5' is no number for 'depth': whole numbers from 1 to " + most}},
        {"depth -1 nodes 7",
         "nodes 7",
         {"go: '-1' is no number for 'depth': whole numbers from 1 to " + most}},
        {"depth +3 nodes 7",
         "nodes 7",
         {"go: '+3' is no number for 'depth': whole numbers from 1 to " + most}},
        {"depth 99999999999 nodes 7",
         "nodes 7",
         {"go: '99999999999' is no number for 'depth': whole numbers from 1 to " + most}},
        {"nodes 9223372036854775808 depth 2",
         "depth 2",
         {"go: '9223372036854775808' is no number for 'nodes': whole numbers from 1 to 9223372036854775807"}},
        {"movetime -1 depth 2",
         "depth 2",
         {"go: '-1' is no number for 'movetime': whole numbers from 0 to 1099511627776"}},
        {"wtime x btime 5",
         "btime 5",
         {"go: 'x' is no number for 'wtime': whole numbers from -1099511627776 to 1099511627776"}},
        {"wtime 5 winc -1",
         "wtime 5",
         {"go: '-1' is no number for 'winc': whole numbers from 0 to 1099511627776"}},
        {"wtime 5 movestogo -1",
         "wtime 5",
         {"go: '-1' is no number for 'movestogo': whole numbers from 0 to " + most}},
        {"depth 3 nodes", "depth 3", {"go: 'nodes' needs a number"}},
        {"fast depth 3 please", "depth 3", {"go: unknown word 'fast'", "go: unknown word 'please'"}},
        {"depth 3 searchmoves a4a5 b9", "depth 3 searchmoves a4a5", {"go: unknown word 'b9'"}},
        {"searchmoves a4a5 nodes 7 i4i5", "nodes 7 searchmoves a4a5", {"go: unknown word 'i4i5'"}},
        {"perft x depth 3", "depth 3", {"go: 'x' is no number for 'perft': whole numbers from 0 to 99"}},
        {"perft 100 depth 3", "depth 3", {"go: '100' is no number for 'perft': whole numbers from 0 to 99"}},
        {"infinite depth x",
         "infinite",
         {"go: 'x' is no number for 'depth': whole numbers from 1 to " + most}},
        {"ponder DEPTH 3",
         "ponder",
         {"go: unknown word 'DEPTH'; did you mean depth?", "go: unknown word '3'"}},
    }));
    CAPTURE(words);
    const Go understood = go(words);
    CHECK(text(understood) == expected);
    CHECK(understood.mistakes == mistakes);
}

TEST_CASE("a word of go that stands where a number should is not lost", "[uci]") {
    const auto [words, expected, mistakes] = GENERATE(table<std::string, std::string, Texts>({
        {"wtime btime 3000", "btime 3000", {"go: 'wtime' needs a number"}},
        {"depth infinite", "infinite", {"go: 'depth' needs a number"}},
        {"movetime nodes 100 depth 4", "depth 4 nodes 100", {"go: 'movetime' needs a number"}},
        {"ponder wtime searchmoves a4a5", "ponder searchmoves a4a5", {"go: 'wtime' needs a number"}},
    }));
    CAPTURE(words);
    const Go understood = go(words);
    CHECK(text(understood) == expected);
    CHECK(understood.mistakes == mistakes);
}

TEST_CASE("a search whose only limit is misspelt is a short one", "[uci]") {
    const std::string words =
        GENERATE("depth abc", "depth", "movetime", "nodes 0", "dept 5", "searchmoves a4a5 x9");
    CAPTURE(words);
    const Go understood = go(words);
    CHECK(understood.limits.depth == 1);
    CHECK(!understood.mistakes.empty());
}

TEST_CASE("a word of a million characters behind go makes a short sentence", "[uci]") {
    const std::string word(1'000'000, 'x');
    const Go understood = go("depth 3 " + word + " nodes " + word);
    CHECK(text(understood) == "depth 3");
    REQUIRE(understood.mistakes.size() == 2);
    for (const std::string& mistake : understood.mistakes) CHECK(mistake.size() < 200);
}
