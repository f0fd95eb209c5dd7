#include "move_text.hpp"

#include <string>
#include <utility>

#include <catch2/catch.hpp>

#include "janggun/board/fen.hpp"

using namespace janggun::board;
using janggun::cecp::move_text;
using janggun::cecp::parse_move;
using janggun::cecp::parse_square;

TEST_CASE("ranks go from 0 to 9", "[cecp]") {
    CHECK(parse_square("a0") == Square(0, 0));
    CHECK(parse_square("i9") == Square(8, 9));
    for (const char* const text : {"", "a", "j0", "A0", "aa", "a10", "`1", "a/", "a:"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_square(text));
    }
    CHECK(move_text(Move{Square{0, 0}, Square{8, 9}}) == "a0i9");
    CHECK(move_text(Move::pass(Square{4, 1})) == "@@@@");
}

TEST_CASE("every move is read as it is written", "[cecp]") {
    const Position position = parse_fen(kStartFen);
    for_each_square([&](Square from) {
        for_each_square([&](Square to) {
            if (from != to) CHECK(parse_move(position, move_text({from, to})) == Move(from, to));
        });
    });
}

TEST_CASE("a pass is the side's own king's", "[cecp]") {
    for (const auto& [side, king] : {std::pair{"w", Square{4, 1}}, std::pair{"b", Square{4, 8}}}) {
        const Position position =
            parse_fen(std::string{"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR "} + side);
        for (const char* const text : {"@@@@", "pass", "0000"})
            CHECK(parse_move(position, text) == Move::pass(king));
    }
    CHECK(parse_move(parse_fen(kStartFen), "e1e1") == Move::pass(Square{4, 1}));
}

TEST_CASE("what is no move is none", "[cecp]") {
    const Position position = parse_fen(kStartFen);
    for (const char* const text :
         {"", "a", "a0", "a0a", "a0a10", "a1a10", "a10a9", "a0j0", "e2e4q", "@@@", "a@b0"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_move(position, text));
    }
}
