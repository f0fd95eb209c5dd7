#include "output_text.hpp"

#include <chrono>
#include <string>
#include <tuple>

#include <catch2/catch.hpp>

#include "janggun/board/fen.hpp"

using namespace std::chrono_literals;
using namespace janggun;
using board::Move;
using board::Square;
using cecp::thinking_text;
using eval::Centipawns;

namespace {

search::Info some_info() {
    search::Info info;
    info.depth = 10;
    info.selective_depth = 12;
    info.score = Centipawns{52};
    info.nodes = 45458;
    info.nodes_per_second = 118380;
    info.time = 389ms;
    info.line = {Move{Square{4, 1}, Square{4, 0}}, Move::pass(Square{4, 8})};
    return info;
}

}  // namespace

TEST_CASE("a line of thinking has hundredths of seconds and a tab before its moves", "[cecp]") {
    CHECK(thinking_text(some_info(), Move::none()) == "10 52 38 45458 12 118380 0\t e1e0 @@@@");
}

TEST_CASE("a line of thinking begins with the move that is expected", "[cecp]") {
    const Move expected{Square{1, 9}, Square{2, 7}};
    CHECK(thinking_text(some_info(), expected) == "10 52 38 45458 12 118380 0\t b9c7 e1e0 @@@@");
}

TEST_CASE("bounds are marked behind the moves", "[cecp]") {
    search::Info info = some_info();
    info.bound = search::Bound::lower;
    CHECK(thinking_text(info, Move::none()).ends_with("\t e1e0 @@@@ !"));
    info.bound = search::Bound::upper;
    CHECK(thinking_text(info, Move::none()).ends_with("\t e1e0 @@@@ ?"));
}

TEST_CASE("mates are told in moves beyond 100000", "[cecp]") {
    const auto [score, number] = GENERATE(table<Centipawns, std::string>({
        {-Centipawns::mated_in(1), "100001"},
        {-Centipawns::mated_in(5), "100003"},
        {Centipawns::mated_in(2), "-100001"},
        {Centipawns::mated_in(0), "-100000"},
        {Centipawns::draw(), "0"},
        {Centipawns{-250}, "-250"},
        {-Centipawns::points_lost_in(3), "19997"},
        {Centipawns::points_lost_in(3), "-19997"},
    }));
    search::Info info = some_info();
    info.score = score;
    CHECK(thinking_text(info, Move::none()).starts_with("10 " + number + " 38 "));
}

TEST_CASE("where there is no move, a line of thinking says why", "[cecp]") {
    CHECK(thinking_text(search::Info{}, Move::none()) == "0 0 0 0 0 0 0\t (the game is over)");
}

TEST_CASE("results name the winner, the reason, and points where they decide", "[cecp]") {
    using game::Reason;
    using game::Result;
    const game::Points points{144, 147};
    const auto text = [points](Result result, Reason reason) {
        return cecp::result_text({result, reason, points});
    };
    CHECK(text(Result::cho_wins, Reason::mate) == "1-0 {Cho wins: mate}");
    CHECK(text(Result::han_wins, Reason::double_pass) ==
          "0-1 {Han wins: points after double pass, 72 to 73.5}");
    CHECK(text(Result::han_wins, Reason::repetition) == "0-1 {Han wins: repetition, 72 to 73.5}");
    CHECK(text(Result::cho_wins, Reason::perpetual_check) == "1-0 {Cho wins: perpetual check}");
    CHECK(text(Result::draw, Reason::double_pass) == "1/2-1/2 {draw: double pass}");
    CHECK(text(Result::draw, Reason::repetition) == "1/2-1/2 {draw: repetition}");
}

TEST_CASE("highlights are yellow, and red where a piece is captured", "[cecp]") {
    const auto [fen, square, expected] = GENERATE(table<std::string, Square, std::string>({
        {std::string{board::kStartFen}, Square{7, 0}, "9/9/9/9/9/9/9/6Y1Y/9/9"},
        {std::string{board::kStartFen}, Square{4, 1}, "9/9/9/9/9/9/9/3YYY3/3Y1Y3/4Y4"},
        {std::string{board::kStartFen}, Square{0, 0}, "9/9/9/9/9/9/9/Y8/Y8/9"},
        {std::string{board::kStartFen}, Square{2, 0}, "9/9/9/9/9/9/9/9/9/9"},
        {"4k4/9/9/9/p7R/9/9/9/4K4/9 w", Square{8, 5}, "8Y/8Y/8Y/8Y/RYYYYYYY1/8Y/8Y/8Y/8Y/8Y"},
    }));
    CAPTURE(fen);
    CHECK(cecp::highlight_text(board::parse_fen(fen), square) == "highlight " + expected);
}
