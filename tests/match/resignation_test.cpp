#include "resignation.hpp"

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

namespace janggun::match {
namespace {

using board::Side;

// Which ply ends the game, from 1, when Cho and Han think so in turn; 0 for none. Cho wins it.
int ply_of_end(ResignTerms terms, const std::vector<std::optional<int>>& scores) {
    Resignation resignation{terms};
    Side side = Side::cho;
    for (std::size_t i = 0; i < scores.size(); ++i, side = other(side)) {
        if (const auto winner = resignation.after_move(side, scores[i])) {
            CHECK(winner == Side::cho);
            return static_cast<int>(i) + 1;
        }
    }
    return 0;
}

TEST_CASE("a game is resigned once both agree for so many moves in a row", "[match]") {
    CHECK(ply_of_end({1000, 2}, {1000, -1000, 1000, -1000}) == 4);
    CHECK(ply_of_end({1000, 2}, {1500, -900, 1500, -1100, 1500, -1100}) == 6);
    CHECK(ply_of_end({1000, 2}, {1500, -1500, 0, -1500, 1500, -1500, 1500}) == 7);
    CHECK(ply_of_end({1000, 2}, {1500, -1500, {}, -1500, 1500, -1500, 1500}) == 7);
    CHECK(ply_of_end({1000, 1}, {1000, -1000}) == 2);
}

TEST_CASE("nobody resigns where the players do not agree", "[match]") {
    CHECK(ply_of_end({1000, 1}, {1000, 1000, 1000, 1000}) == 0);
    CHECK(ply_of_end({1000, 1}, {999, -999, 999, -999}) == 0);
    CHECK(ply_of_end({1000, 1}, {{}, -5000, {}, -5000}) == 0);
    CHECK(ply_of_end({0, 0}, {32000, -32000, 32000, -32000}) == 0);
}

}  // namespace
}  // namespace janggun::match
