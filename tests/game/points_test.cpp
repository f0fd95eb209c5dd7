#include "janggun/game/points.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "game/play.hpp"

namespace janggun::game {
namespace {

using board::PieceType;
using board::Side;

TEST_CASE("each type of piece has its points", "[game][points]") {
    const auto [type, points] = GENERATE(table<PieceType, int>({
        {PieceType::chariot, 13},
        {PieceType::cannon, 7},
        {PieceType::horse, 5},
        {PieceType::elephant, 3},
        {PieceType::guard, 3},
        {PieceType::soldier, 2},
        {PieceType::king, 0},
    }));
    CHECK(points_of(type) == points);
}

TEST_CASE("the points on the board are counted in halves, Han's with one and a half more", "[game][points]") {
    const auto [fen, cho, han] = GENERATE(table<std::string, double, double>({
        {"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w", 72, 73.5},
        {"4k4/9/9/9/9/9/9/9/9/3K5 w", 0, 1.5},
        {"4k4/9/9/9/9/9/9/9/9/R2K5 w", 13, 1.5},
        {"4k4/9/9/9/9/9/9/9/9/C2K5 w", 7, 1.5},
        {"4k4/9/9/9/9/9/9/9/9/N2K5 w", 5, 1.5},
        {"4k4/9/9/9/9/9/9/9/9/B2K5 w", 3, 1.5},
        {"4k4/9/9/9/9/9/9/9/4A4/3K5 w", 3, 1.5},
        {"4k4/9/9/9/9/9/P8/9/9/3K5 w", 2, 1.5},
        {"r3k4/9/9/9/9/9/9/9/9/3K5 w", 0, 14.5},
        {"3ak3R/R8/9/9/9/9/9/9/ppp1K4/pp4cc1 b", 26, 28.5},
    }));
    CAPTURE(fen);
    const Points points = count_points(board::parse_fen(fen));
    CHECK(points.cho_halves / 2.0 == cho);
    CHECK(points.han_halves / 2.0 == han);
    CHECK(points.leader() == (cho > han ? Side::cho : Side::han));
}

TEST_CASE("a captured piece has no points any more", "[game][points]") {
    const Game game = game_of("janggi", "3k5/9/9/9/9/9/r8/9/9/R3K4 w", "a1a4");
    CHECK(count_points(game.position()) == Points{.cho_halves = 26, .han_halves = 3});
}

TEST_CASE("a verdict tells the points whether or not the game is decided", "[game][points]") {
    const auto [rule_set, moves] = GENERATE(table<std::string, std::string>({
        {"janggi", ""},
        {"janggi", "e2e2 e9e9"},
        {"janggicasual", "e2e2 e9e9"},
        {"janggimodern", "b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10 b1c3"},
    }));
    CAPTURE(rule_set, moves);
    CHECK(game_of(rule_set, board::kStartFen, moves).verdict().points ==
          Points{.cho_halves = 144, .han_halves = 147});
}

}  // namespace
}  // namespace janggun::game
