#include "janggun/view/line.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/util/text.hpp"

namespace janggun::view {
namespace {

std::string line_of(const game::Game& game, const std::string& moves, Notation notation) {
    std::vector<board::Move> line;
    for (const std::string_view word : util::split_words(moves))
        line.push_back(board::parse_move(word).value());
    return line_text(game, line, notation);
}

game::Game game_after(const std::string& moves) {
    game::Game game{game::RuleSet::janggi, board::parse_fen(board::kStartFen)};
    play_text(game, moves);
    return game;
}

TEST_CASE("a point is written in either notation", "[line]") {
    const board::Square b1{1, 0};
    const board::Square i10{8, 9};
    CHECK(point_text(b1, Notation::coordinates) == "b1");
    CHECK(point_text(b1, Notation::korean) == "02");
    CHECK(point_text(i10, Notation::korean) == "19");
}

TEST_CASE("a line is written move by move from where the game stands", "[line]") {
    const std::string moves = "a7b7 e2e2 i10i9 b4b5";
    const game::Game game = game_after("a4b4");
    CHECK(line_of(game, moves, Notation::coordinates) == moves);
    CHECK(line_of(game, moves, Notation::korean) == "41병42 한수쉼 19차29 72졸62");
}

TEST_CASE("a line in Korean names what is captured on its way", "[line]") {
    CHECK(line_of(game_after(""), "e4e5 e7e6 e5e6 e9e9 e6f6", Notation::korean) ==
          "75졸65 45병55 65졸55병 한수쉼 55졸56");
}

TEST_CASE("a line without moves is empty", "[line]") {
    const Notation notation = GENERATE(Notation::coordinates, Notation::korean);
    CHECK(line_of(game_after(""), "", notation).empty());
}

TEST_CASE("a single move is written in either notation", "[line]") {
    const board::Position start = board::parse_fen(board::kStartFen);
    const board::Move move = board::parse_move("i4h4").value();
    CHECK(move_text(start, move, Notation::coordinates) == "i4h4");
    CHECK(move_text(start, move, Notation::korean) == "79졸78");
}

}  // namespace
}  // namespace janggun::view
