#include "janggun/board/geometry.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <set>
#include <string>
#include <tuple>

namespace janggun::board {
namespace {

struct Vector {
    int files;
    int ranks;
};

Square moved(Square from, Vector by) { return {from.file() + by.files, from.rank() + by.ranks}; }

// A jump as text: the points that must be empty, and the target.
using Jump = std::tuple<std::string, std::string, std::string>;

std::set<Jump> jumps_of(const Leaps& leaps, Square from) {
    std::set<Jump> jumps;
    for (const Leap& leap : leaps) {
        jumps.insert({to_string(from + leap.first_leg), to_string(from + leap.second_leg),
                      to_string(from + leap.target)});
    }
    return jumps;
}

TEST_CASE("a horse goes one point straight, which must be empty, and one diagonally outward",
          "[board][geometry]") {
    CHECK(jumps_of(kHorseLeaps, Square{4, 4}) == std::set<Jump>{
                                                     {"e6", "e6", "d7"},
                                                     {"e6", "e6", "f7"},
                                                     {"f5", "f5", "g6"},
                                                     {"f5", "f5", "g4"},
                                                     {"e4", "e4", "f3"},
                                                     {"e4", "e4", "d3"},
                                                     {"d5", "d5", "c4"},
                                                     {"d5", "d5", "c6"},
                                                 });
}

TEST_CASE("an elephant goes one point straight and two diagonally outward, both on the way empty",
          "[board][geometry]") {
    CHECK(jumps_of(kElephantLeaps, Square{4, 4}) == std::set<Jump>{
                                                        {"e6", "d7", "c8"},
                                                        {"e6", "f7", "g8"},
                                                        {"f5", "g6", "h7"},
                                                        {"f5", "g4", "h3"},
                                                        {"e4", "f3", "g2"},
                                                        {"e4", "d3", "c2"},
                                                        {"d5", "c4", "b3"},
                                                        {"d5", "c6", "b7"},
                                                    });
}

TEST_CASE("a jump lands on the board exactly when its file and rank are on it", "[board][geometry]") {
    const auto [leaps, longer] =
        GENERATE(table<const Leaps*, int>({{&kHorseLeaps, 2}, {&kElephantLeaps, 3}}));
    const int shorter = longer - 1;
    for_each_square([leaps = leaps, longer = longer, shorter](Square from) {
        std::multiset<int> expected;
        for (const int straight : {longer, -longer}) {
            for (const int sideways : {shorter, -shorter}) {
                for (const Square to :
                     {moved(from, {sideways, straight}), moved(from, {straight, sideways})}) {
                    if (to.is_on_board()) expected.insert(to.raw());
                }
            }
        }
        std::multiset<int> actual;
        for (const Leap& leap : *leaps) {
            const Square to = from + leap.target;
            if (to.is_on_board()) actual.insert(to.raw());
        }
        CAPTURE(to_string(from));
        CHECK(actual == expected);
    });
}

TEST_CASE("a step in each direction goes to the neighbour", "[board][geometry]") {
    const Square from{4, 4};
    CHECK(to_string(from + step(Direction::north)) == "e6");
    CHECK(to_string(from + step(Direction::south)) == "e4");
    CHECK(to_string(from + step(Direction::east)) == "f5");
    CHECK(to_string(from + step(Direction::west)) == "d5");
}

TEST_CASE("forward is up for Cho and down for Han", "[board][geometry]") {
    CHECK(forward(Side::cho) == Direction::north);
    CHECK(forward(Side::han) == Direction::south);
}

}  // namespace
}  // namespace janggun::board
