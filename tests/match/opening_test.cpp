#include "janggun/match/opening.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <sstream>
#include <string>

#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/game/game.hpp"
#include "janggun/util/error.hpp"

namespace janggun::match {
namespace {

using game::RuleSet;

std::vector<board::Position> read(const std::string& text, RuleSet rules = RuleSet::janggi) {
    std::istringstream lines{text};
    return read_openings(lines, rules);
}

const std::string kStart{board::kStartFen};

TEST_CASE("the built-in openings are the 16 pairs of set-ups", "[match]") {
    std::set<std::string> fens;
    for (const board::Position& opening : setup_openings()) fens.insert(to_fen(opening));
    CHECK(fens.size() == 16);
    CHECK(fens.contains(kStart));
}

TEST_CASE("a file of openings has a FEN a line", "[match]") {
    const auto openings =
        read("# a comment\n\n" + kStart + "\n  4k4/9/9/9/9/9/9/9/9/3K4R b ;variant janggi;\r\n");
    REQUIRE(openings.size() == 2);
    CHECK(to_fen(openings[0]) == kStart);
    CHECK(to_fen(openings[1]) == "4k4/9/9/9/9/9/9/9/9/3K4R b - - 0 1");
}

TEST_CASE("what is no opening is refused with its line", "[match]") {
    const auto [text, message] = GENERATE(table<std::string, std::string>({
        {"", "there is no opening"},
        {"# nothing\n\n", "there is no opening"},
        {kStart + "\n\nnonsense w\n", "line 3: bad FEN"},
        {"4k4/9/9/9/4R4/9/9/9/9/3K5 b", "line 1: no opening: the side to move is in check"},
        {"3ak3R/R8/9/9/9/9/9/9/3K5/9 b", "line 1: no opening: the game is over (mate)"},
        {"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 100 60",
         "line 1: no opening: the game is over (move limit)"},
    }));
    CAPTURE(text);
    CHECK_THROWS_WITH(read(text), Catch::StartsWith(message));
    CHECK_THROWS_AS(read(text), util::InputError);
}

TEST_CASE("the rules say whether a game is over at its opening", "[match]") {
    const std::string fen = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 150 90";
    CHECK(read(fen, RuleSet::janggimodern).size() == 1);
    CHECK_THROWS_AS(read(fen, RuleSet::janggi), util::InputError);
}

TEST_CASE("openings may begin with a byte order mark", "[match]") {
    std::istringstream lines{"\uFEFF" + std::string{kStart} + "\n"};
    CHECK(read_openings(lines, RuleSet::janggi).size() == 1);
}

TEST_CASE("random plies lead to an opening, the same for the same seed", "[match]") {
    const board::Position start = board::parse_fen(kStart);
    std::set<std::string> fens;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const board::Position opening = with_random_plies(start, RuleSet::janggi, 5, seed);
        const game::Game game{RuleSet::janggi, opening};
        CHECK(opening.side_to_move() == board::Side::han);
        CHECK(opening.fullmove_number() == 3);
        CHECK(opening.passes() == board::Passes::none);
        CHECK(game.verdict().reason == game::Reason::none);
        CHECK(!game.in_check());
        CHECK(!game.is_facing());
        CHECK(to_fen(opening) == to_fen(with_random_plies(start, RuleSet::janggi, 5, seed)));
        fens.insert(to_fen(opening));
    }
    CHECK(fens.size() > 40);
}

TEST_CASE("random plies go on with a game, whose past they keep", "[match]") {
    game::Game start{RuleSet::janggi, board::parse_fen(kStart)};
    play_text(start, "a4a5 a7a6");
    const game::Game game = play_random_plies(start, 3, 1);
    REQUIRE(game.history().size() == 6);
    CHECK(to_string(game.history()[2].move) == "a7a6");
    CHECK(play_random_plies(start, 0, 1).history().size() == 3);
    CHECK(to_fen(game.position()) == to_fen(with_random_plies(start.position(), RuleSet::janggi, 3, 1)));
}

TEST_CASE("no random plies change nothing, and impossible ones are refused", "[match]") {
    const board::Position start = board::parse_fen(kStart);
    CHECK(to_fen(with_random_plies(start, RuleSet::janggi, 0, 1)) == kStart);
    // Only the pass is left to Han's king: in the corner, and all other points are taken from it.
    const board::Position stuck = board::parse_fen("5k3/R8/4R4/9/9/9/9/9/9/3K5 b");
    CHECK_THROWS_WITH(with_random_plies(stuck, RuleSet::janggi, 2, 1), Catch::Contains("2 random plies"));
}

}  // namespace
}  // namespace janggun::match
