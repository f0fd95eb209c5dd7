#include "janggun/board/board.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>

#include "data/effort.hpp"
#include "janggun/util/rng.hpp"

namespace janggun::board {
namespace {

// Step by step until something stands there.
int walked_distance(const Board& board, Square from, Direction direction) {
    int steps = 1;
    while (board[from + steps * step(direction)].is_none()) ++steps;
    return steps;
}

// A board on which about `percent` of the points hold some piece.
Board random_board(util::Rng& rng, std::uint32_t percent) {
    Board board;
    for_each_square([&](Square square) {
        if (rng.below(100) >= percent) return;
        board.set(square, PieceId(kSides[rng.below(2)], rng.below(kSlotsPerSide)));
    });
    return board;
}

TEST_CASE("a new board is empty and has its edge all around", "[board]") {
    const Board board;
    for (int raw = 0; raw < static_cast<int>(kCells); ++raw) {
        const Square square = Square::from_raw(raw);
        CAPTURE(raw);
        CHECK(board[square] == (square.is_on_board() ? PieceId::none() : PieceId::edge()));
    }
}

TEST_CASE("a piece stands where it is put and nowhere else", "[board]") {
    const PieceId piece{Side::han, 12};
    for_each_square([&](Square square) {
        Board board;
        board.set(square, piece);
        CAPTURE(to_string(square));
        CHECK(board[square] == piece);
        CHECK_FALSE(board.is_empty(square));
        CHECK_FALSE(board == Board{});
        board.set(square, PieceId::none());
        CHECK(board == Board{});
    });
}

TEST_CASE("the distance to the next piece or the edge is that of a walk", "[board]") {
    const std::uint32_t percent = GENERATE(0U, 3U, 10U, 30U, 70U, 100U);
    CAPTURE(percent);
    util::Rng rng{percent};
    std::string wrong;
    for (int i = 0; i < test_data::effort(200, 20); ++i) {
        const Board board = random_board(rng, percent);
        for_each_square([&](Square from) {
            for (const Direction direction : kDirections) {
                if (board.distance(from, direction) != walked_distance(board, from, direction))
                    wrong += to_string(from) + " ";
            }
        });
    }
    CHECK(wrong.empty());
}

TEST_CASE("an empty file is walked over its ten points and an empty rank over its nine", "[board]") {
    const Board board;
    CHECK(board.distance<Direction::north>(Square{0, 0}) == 10);
    CHECK(board.distance<Direction::south>(Square{0, 9}) == 10);
    CHECK(board.distance<Direction::east>(Square{0, 0}) == 9);
    CHECK(board.distance<Direction::west>(Square{8, 0}) == 9);
    CHECK(board.distance<Direction::west>(Square{0, 0}) == 1);
}

}  // namespace
}  // namespace janggun::board
