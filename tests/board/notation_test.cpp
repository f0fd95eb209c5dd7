#include <algorithm>
#include <catch2/catch.hpp>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "janggun/board/move.hpp"
#include "janggun/board/square.hpp"

namespace janggun::board {
namespace {

TEST_CASE("every square is written as its file and rank, and read back", "[board][notation]") {
    std::set<std::string> texts;
    for (int file = 0; file < kFiles; ++file) {
        for (int rank = 0; rank < kRanks; ++rank) {
            const Square square{file, rank};
            const std::string text = to_string(square);
            CAPTURE(file, rank, text);
            CHECK(text == std::string("abcdefghi").substr(static_cast<std::size_t>(file), 1) +
                              std::to_string(rank + 1));
            CHECK(square.file() == file);
            CHECK(square.rank() == rank);
            CHECK(square.is_on_board());
            std::string_view rest = text;
            CHECK(take_square(rest) == square);
            CHECK(rest.empty());
            texts.insert(text);
        }
    }
    CHECK(texts.size() == 90);
}

TEST_CASE("the squares are visited rank by rank from a1 to i10", "[board][notation]") {
    std::string visited;
    for_each_square([&](Square square) { visited += to_string(square) + " "; });
    CHECK(visited.starts_with("a1 b1 c1 d1 e1 f1 g1 h1 i1 a2 "));
    CHECK(visited.ends_with(" h10 i10 "));
    CHECK(std::count(visited.begin(), visited.end(), ' ') == 90);
}

TEST_CASE("no cell outside the ten ranks and nine files is on the board", "[board][notation]") {
    int on_board = 0;
    for (int raw = 0; raw < static_cast<int>(kCells); ++raw)
        on_board += static_cast<int>(Square::from_raw(raw).is_on_board());
    CHECK(on_board == 90);
    CHECK_FALSE(Square(-1, 0).is_on_board());
    CHECK_FALSE(Square(9, 0).is_on_board());
    CHECK_FALSE(Square(0, -1).is_on_board());
    CHECK_FALSE(Square(0, 10).is_on_board());
}

TEST_CASE("a square is taken from the front of a text", "[board][notation]") {
    const auto [text, square, rest] = GENERATE(table<std::string, std::string, std::string>({
        {"a1", "a1", ""},
        {"a1b2", "a1", "b2"},
        {"a10", "a10", ""},
        {"a10b2", "a10", "b2"},
        {"a11", "a1", "1"},
        {"a100", "a10", "0"},
        {"e9 e10", "e9", " e10"},
    }));
    CAPTURE(text);
    std::string_view view = text;
    const auto taken = take_square(view);
    REQUIRE(taken);
    CHECK(to_string(*taken) == square);
    CHECK(view == rest);
}

TEST_CASE("text that begins with no square is left alone", "[board][notation]") {
    const std::string text = GENERATE("", "a", "1", "1a", "j1", "A1", "a0", "a-1", "aa1", " a1", "`1", "a:");
    CAPTURE(text);
    std::string_view view = text;
    CHECK_FALSE(take_square(view));
    CHECK(view == text);
}

TEST_CASE("every move from any square to any other is read back as it is written", "[board][notation]") {
    std::set<std::string> texts;
    std::string wrong;
    for_each_square([&](Square from) {
        for_each_square([&](Square to) {
            const Move move{from, to};
            const std::string text = to_string(move);
            texts.insert(text);
            if (text != to_string(from) + to_string(to) || parse_move(text) != move) wrong += text + " ";
        });
    });
    CHECK(wrong.empty());
    CHECK(texts.size() == std::size_t{90} * 90);
}

TEST_CASE("a move has the squares that its text spells", "[board][notation]") {
    const auto [text, from, to] = GENERATE(table<std::string, std::string, std::string>({
        {"a1a2", "a1", "a2"},
        {"a10a9", "a10", "a9"},
        {"a9a10", "a9", "a10"},
        {"a10i10", "a10", "i10"},
        {"e2e2", "e2", "e2"},
    }));
    CAPTURE(text);
    const auto move = parse_move(text);
    REQUIRE(move);
    CHECK(to_string(move->from()) == from);
    CHECK(to_string(move->to()) == to);
    CHECK(move->is_pass() == (from == to));
    CHECK_FALSE(move->is_none());
    CHECK(to_string(move->reversed()) == to + from);
}

TEST_CASE("text that spells no move is no move", "[board][notation]") {
    const std::string text =
        GENERATE("", "a1", "a1a", "a1j1", "a1a0", "a1a11", "a1 a2", "a1-a2", " a1a2", "a1a2 ", "A1A2",
                 "a1a2q", "a1a2a3", "0000", "@@@@", "pass", "none", "a1\xc3\xa9");
    CAPTURE(text);
    CHECK_FALSE(parse_move(text));
}

TEST_CASE("the move that is none is neither a pass nor like any other", "[board][notation]") {
    CHECK(Move::none().is_none());
    CHECK_FALSE(Move::none().is_pass());
    CHECK(Move::none() == Move{});
    CHECK(Move::none() != Move(Square(0, 0), Square(0, 0)));
}

TEST_CASE("a pass goes from the king's square to itself", "[board][notation]") {
    const Move pass = Move::pass(Square{4, 1});
    CHECK(pass.is_pass());
    CHECK(to_string(pass) == "e2e2");
    CHECK(pass.reversed() == pass);
}

}  // namespace
}  // namespace janggun::board
