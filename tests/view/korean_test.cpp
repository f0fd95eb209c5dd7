#include "janggun/view/korean.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "janggun/board/fen.hpp"

namespace janggun::view {
namespace {

std::string in_korean(const std::string& fen, const std::string& move) {
    return korean(board::parse_fen(fen), board::parse_move(move).value());
}

const std::string kStart{board::kStartFen};

TEST_CASE("a move is written with its piece and the points by rank and file", "[korean]") {
    const auto [move, expected] = GENERATE(table<std::string, std::string>({
        {"i4i5", "79졸69"},
        {"a4b4", "71졸72"},
        {"h1g3", "08마87"},
        {"a1a2", "01차91"},
        {"i1i3", "09차89"},
        {"d1d2", "04사94"},
        {"e2e3", "95장85"},
    }));
    CHECK(in_korean(kStart, move) == expected);
}

TEST_CASE("the pieces of Han have the same names but for the soldier", "[korean]") {
    const std::string fen = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 0 1";
    const auto [move, expected] = GENERATE(table<std::string, std::string>({
        {"a7a6", "41병51"},
        {"h10g8", "18마37"},
        {"a10a9", "11차21"},
        {"f10f9", "16사26"},
        {"e9e8", "25장35"},
    }));
    CHECK(in_korean(fen, move) == expected);
}

TEST_CASE("a captured piece stands behind the point, and a check behind that", "[korean]") {
    const auto [fen, move, expected] = GENERATE(table<std::string, std::string, std::string>({
        {"3k5/9/9/9/9/9/r8/9/9/R3K4 w", "a1a4", "01차71차"},
        {"3k5/9/9/9/9/9/9/9/4K4/R8 w", "a1a10", "01차11장군"},
        {"n2k5/9/9/9/9/9/9/9/4K4/R8 w", "a1a10", "01차11마장군"},
        {"3k5/9/9/9/9/P8/P8/1b7/9/3K5 b", "b3d6", "82상54"},
        {"3k5/9/9/9/9/2P6/9/1b7/9/3K5 b", "d10d9", "14장24"},
        {"5k3/9/9/r8/9/9/P8/9/9/C2K5 w", "a1a7", "01포41차"},
        {"3k5/9/9/9/8p/8P/9/9/9/4K4 b", "i6i5", "59병69졸"},
    }));
    CAPTURE(fen);
    CHECK(in_korean(fen, move) == expected);
}

TEST_CASE("a pass is called a rest", "[korean]") { CHECK(in_korean(kStart, "e2e2") == "한수쉼"); }

}  // namespace
}  // namespace janggun::view
