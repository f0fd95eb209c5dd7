#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/engine/build_info.hpp"
#include "janggun/util/text.hpp"
#include "search_lines.hpp"

// Commands that people and scripts use besides the protocol's own.

using namespace janggun::uci_test;

namespace {

std::string line_behind(std::string_view start, const Lines& lines) {
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [start](const std::string& line) { return line.starts_with(start); });
    CAPTURE(joined(lines));
    REQUIRE(found != lines.end());
    return found->substr(start.size());
}

std::string fen_after(Lines input) {
    input.emplace_back("d");
    return line_behind("Fen: ", answers_to(input));
}

const std::string kPositions[] = {
    "startpos",
    "startpos moves a4a5 e9e9",
    "fen R2a1a1r1/3rk4/1c1nc1n2/2pbp1ppb/9/1C6R/1PP1P1PP1/4C1N2/4K4/1N1A1AB2 w - - 7 31",
    "fen 9/4k4/9/5P3/9/4p4/B1b4P1/2c6/4K4/3C5 b - - 12 80",
    "fen 3k5/9/4R4/9/4B4/4r4/9/4K4/3CC4/7n1 w - - 0 1",
};

}  // namespace

TEST_CASE("d shows the position in lines that scripts look for", "[uci]") {
    const Lines lines = answers_to({"position startpos moves a4a5", "d"});
    CHECK(line_behind("Fen: ", lines) ==
          "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 1 1");
    CHECK(line_behind("Checkers:", lines).empty());
    CHECK(line_behind("Key: ", lines).size() == 16);
    CHECK(line_behind("Rules: ", lines) == "janggi");
    CHECK(line_behind("Legal moves (32):", lines).starts_with(" a10a8 "));
}

TEST_CASE("d names the pieces that give check", "[uci]") {
    const Lines lines = answers_to({"position fen 3k5/9/9/9/9/9/9/9/4K4/3R5 b - - 0 1", "d"});
    CHECK(line_behind("Checkers:", lines) == " d1");
    CHECK(line_behind("Checkers:", answers_to({"position fen 3k5/9/2N6/9/9/9/9/9/4K4/3R5 b - - 0 1", "d"})) ==
          " c8 d1");
}

TEST_CASE("the terms of eval sum up to the total", "[uci]") {
    const std::string position = GENERATE(from_range(std::begin(kPositions), std::end(kPositions)));
    CAPTURE(position);
    const Lines lines = answers_to({"position " + position, "eval"});
    const auto hundredths = [](std::string_view word) {
        return std::lround(100 * std::stod(std::string{word}));
    };
    long sum = 0;
    std::size_t terms = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::vector<std::string_view> words = janggun::util::split_words(lines[i]);
        constexpr std::size_t kBothSides = 4;  // name, Cho, Han, difference
        REQUIRE(words.size() >= 2);
        if (words[0] == "sum") {
            CHECK(hundredths(words.back()) == sum);
        } else if (words[0] == "total") {
            CHECK(hundredths(words.back()) == sum);
            break;
        } else {
            ++terms;
            sum += hundredths(words.back());
            if (words.size() == kBothSides) {
                CHECK(hundredths(words[1]) - hundredths(words[2]) == hundredths(words[3]));
            } else {
                CHECK(words[0] == "tempo");
            }
        }
    }
    CHECK(terms > 2);
    const std::string end = line_behind("Evaluation: ", lines);
    const bool is_cho = end.find(" for Cho") != std::string::npos;
    CHECK((sum == 0 || (std::stoi(end) > 0) == (is_cho ? sum > 0 : sum < 0)));
}

TEST_CASE("flip exchanges the sides, and twice brings the position back", "[uci]") {
    const std::string position = GENERATE(from_range(std::begin(kPositions), std::end(kPositions)));
    CAPTURE(position);
    const std::string before = fen_after({"position " + position});
    const std::string flipped = fen_after({"position " + position, "flip"});
    CHECK(flipped != before);
    CHECK(fen_after({"position " + position, "flip", "flip"}) == before);
    // Where points decide, Han has one and a half more than Cho.
    const auto evaluation = [](Lines input) {
        input.insert(input.begin(), "setoption name UCI_Variant value janggicasual");
        input.emplace_back("eval");
        return std::stoi(line_behind("Evaluation: ", answers_to(input)));
    };
    CHECK(evaluation({"position " + position, "flip"}) == evaluation({"position " + position}));
}

TEST_CASE("go perft counts move by move", "[uci]") {
    const Lines lines = answers_to({"go perft 3"});
    REQUIRE(lines.size() == 32 + 3);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < 32; ++i) {
        CAPTURE(lines[i]);
        const std::size_t colon = lines[i].find(": ");
        REQUIRE(colon != std::string::npos);
        CHECK(are_playable(game_at("janggi", "startpos"), {lines[i].substr(0, colon)}));
        sum += std::stoull(lines[i].substr(colon + 2));
    }
    CHECK(sum == 33000);
    CHECK(lines[32].empty());
    CHECK(lines[33] == "Nodes searched: 33000");
    CHECK(lines[34].empty());
}

TEST_CASE("go perft follows rules and position", "[uci]") {
    const auto [rules, position, nodes] = GENERATE(table<std::string, std::string, std::string>({
        {"janggi", "fen rbna1anb1/5k3/1c5c1/p2p2B2/2p4p1/9/P1P6/1C5CN/3AK4/RNB2A2R w - - 1 9", "784"},
        {"janggitraditional", "fen 3k5/3a5/9/9/3p5/6p2/8p/5K3/9/9 w - - 35 66", "52"},
        {"janggimodern", "fen 3a4r/9/3k5/1p6p/1c3p3/9/2bCP3P/1C3B2N/3A1K3/1r3AB2 w - - 0 26", "670"},
        {"janggicasual", "fen 4ka3/5a2n/2n2c3/8r/p6C1/5P3/3B1B3/9/5A3/5K3 b - - 12 39", "694"},
        {"janggi", "startpos moves e2e2 e9e9", "0"},
    }));
    CAPTURE(rules, position);
    const Lines lines =
        answers_to({"setoption name UCI_Variant value " + rules, "position " + position, "go perft 2"});
    CHECK(line_behind("Nodes searched: ", lines) == nodes);
}

TEST_CASE("go perft 0 counts the position itself", "[uci]") {
    CHECK(answers_to({"go perft 0"}) == Lines{"", "Nodes searched: 1", ""});
}

TEST_CASE("threads: go perft uses as many as are set", "[uci]") {
    const Lines lines = answers_to({"setoption name Threads value 2", "go perft 3"});
    CHECK(line_behind("Nodes searched: ", lines) == "33000");
}

TEST_CASE("bench ends with nodes and speed, and finds the same nodes every time", "[uci]") {
    const auto bench = [](const Lines& before) {
        Lines input = before;
        input.emplace_back("bench 1");
        const Lines lines = answers_to(input);
        const std::string& last = lines.back();
        const std::vector<std::string_view> words = janggun::util::split(last, ' ');
        REQUIRE(words.size() == 4);
        CHECK(words[1] == "nodes");
        CHECK(words[3] == "nps");
        CHECK(janggun::util::parse_integer(words[2], 1, 1'000'000'000'000).has_value());
        for (std::size_t i = 0; i + 1 < lines.size(); ++i) CHECK(lines[i].starts_with("info string "));
        return janggun::util::parse_integer(words[0], 1, 1'000'000'000).value();
    };
    const std::int64_t nodes = bench({});
    CHECK(bench({}) == nodes);
    // Whatever is set, and wherever the game stands.
    CHECK(bench({"setoption name MultiPV value 3", "setoption name Hash value 1",
                 "setoption name Skill Level value 0", "position startpos moves a4a5"}) == nodes);
}

TEST_CASE("help names the commands", "[uci]") {
    const std::string help = joined(answers_to({"help"}));
    for (const char* const word :
         {"uci", "isready", "ucinewgame", "setoption", "debug", "position", "go", "searchmoves", "perft",
          "stop", "ponderhit", "quit", "eval", "flip", "bench", "compiler", "help"}) {
        CAPTURE(word);
        CHECK(help.find(word) != std::string::npos);
    }
    CHECK(joined(answers_to({"?"})) == help);
    CHECK(joined(answers_to({"--help"})) == help);
}

TEST_CASE("compiler tells how the program was built", "[uci]") {
    CHECK(joined(answers_to({"compiler"})) == janggun::engine::build_text() + '\n');
}
