#include "janggun/board/setup.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "board/positions.hpp"
#include "janggun/board/perft.hpp"

namespace janggun::board {
namespace {

// Back ranks from the a-file to the i-file. Han's left is the i-file.
std::string back_rank_of_cho(Setup setup) {
    switch (setup) {
        case Setup::inner: return "RNBA1ABNR";
        case Setup::outer: return "RBNA1ANBR";
        case Setup::left: return "RBNA1ABNR";
        case Setup::right: return "RNBA1ANBR";
    }
    return "";
}

std::string back_rank_of_han(Setup setup) {
    switch (setup) {
        case Setup::inner: return "rnba1abnr";
        case Setup::outer: return "rbna1anbr";
        case Setup::left: return "rnba1anbr";
        case Setup::right: return "rbna1abnr";
    }
    return "";
}

TEST_CASE("a set-up is found by its English and Korean names and by its letters", "[board][setup]") {
    const auto [setup, texts] = GENERATE(table<Setup, std::vector<std::string>>({
        {Setup::inner, {"inner", "안상", "Inner", "NBBN", "nbbn", "HEEH", "heeh", "NEbH"}},
        {Setup::outer, {"outer", "바깥상", "BNNB", "bnnb", "EHHE", "ehhe", "BhnE"}},
        {Setup::left, {"left", "왼상", "BNBN", "bnbn", "EHEH", "eheh", "BHEN"}},
        {Setup::right, {"right", "오른상", "NBNB", "nbnb", "HEHE", "hehe", "HBNE"}},
    }));
    CHECK(name(setup) == texts[0]);
    CHECK(korean_name(setup) == texts[1]);
    for (const std::string& text : texts) {
        CAPTURE(text);
        CHECK(setup_named(text) == setup);
    }
}

TEST_CASE("other text names no set-up", "[board][setup]") {
    const std::string text =
        GENERATE("", "inne", "inner ", "NBB", "NBBNN", "NNBB", "BBNN", "NBBX", "안", "안상 ", "RNBA1ABNR");
    CAPTURE(text);
    CHECK_FALSE(setup_named(text));
}

TEST_CASE("each of the sixteen start positions has the back ranks that its sides chose", "[board][setup]") {
    for (const Setup cho : kSetups) {
        for (const Setup han : kSetups) {
            CAPTURE(name(cho), name(han));
            CHECK(to_fen(start_position(cho, han)) == back_rank_of_han(han) +
                                                          "/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/" +
                                                          back_rank_of_cho(cho) + " w - - 0 1");
        }
    }
}

TEST_CASE("in a mirror left and right change places", "[board][setup]") {
    for (const Setup cho : kSetups) {
        for (const Setup han : kSetups) {
            const Position position = start_position(cho, han);
            const Position image = start_position(mirrored(cho), mirrored(han));
            for_each_square([&](Square square) {
                const PieceId here = position.at(square);
                const PieceId there = image.at({kFiles - 1 - square.file(), square.rank()});
                CHECK(here.is_piece() == there.is_piece());
                if (!here.is_piece() || !there.is_piece()) return;
                CHECK(here.side() == there.side());
                CHECK(here.type() == there.type());
            });
        }
    }
}

TEST_CASE("inner elephants on both sides are the start position of the protocols", "[board][setup]") {
    CHECK(to_fen(start_position(Setup::inner, Setup::inner)) == kStartFen);
    CHECK(start_position(Setup::inner, Setup::inner) == parse_fen(kStartFen));
}

TEST_CASE("a start position keeps the meaning of facing kings that was asked for", "[board][setup]") {
    CHECK(start_position(Setup::left, Setup::outer, Facing::binds).facing() == Facing::binds);
    CHECK(start_position(Setup::left, Setup::outer).facing() == Facing::ignored);
}

TEST_CASE("every start position has 32 moves, one of them the pass, and 1024 lines of two",
          "[board][setup]") {
    for (const Setup cho : kSetups) {
        for (const Setup han : kSetups) {
            Position position = start_position(cho, han, Facing::binds);
            CAPTURE(to_fen(position));
            CHECK(count_legal(position) == 32);
            CHECK(is_legal(position, parse_move("e2e2").value()));
            CHECK(perft(position, 2) == 1024);
        }
    }
}

TEST_CASE("the start positions have the known numbers of lines", "[board][setup][perft]") {
    using Counts = std::vector<std::uint64_t>;
    const auto [cho, han, bound, free] = GENERATE(table<Setup, Setup, Counts, Counts>({
        {Setup::inner, Setup::inner, {32, 1024, 33000, 1065277}, {32, 1024, 33316, 1083563}},
        {Setup::outer, Setup::outer, {32, 1024, 33336, 1087883}, {32, 1024, 33632, 1104143}},
        {Setup::left, Setup::right, {32, 1024, 33168, 1076559}, {32, 1024, 33474, 1093828}},
        {Setup::right, Setup::left, {32, 1024, 33168, 1076559}, {32, 1024, 33474, 1093828}},
    }));
    for (const Facing facing : {Facing::binds, Facing::ignored}) {
        Position position = start_position(cho, han, facing);
        CAPTURE(to_fen(position), facing == Facing::binds);
        const Counts& expected = facing == Facing::binds ? bound : free;
        for (std::size_t i = 0; i < expected.size(); ++i)
            CHECK(perft(position, static_cast<int>(i) + 1) == expected[i]);
    }
}

}  // namespace
}  // namespace janggun::board
