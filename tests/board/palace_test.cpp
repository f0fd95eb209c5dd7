#include "janggun/board/palace.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/positions.hpp"

namespace janggun::board {
namespace {

template <class Squares>
std::string sorted_names(const Squares& squares) {
    std::vector<std::string> names;
    for (const Square square : squares) names.push_back(to_string(square));
    std::sort(names.begin(), names.end());
    return joined(names);
}

// "d1 e2" seven ranks higher, the same points of Han's palace: "d8 e9".
std::string in_hans_palace(const std::string& names) {
    std::vector<Square> squares;
    for (const std::string_view name : util::split_words(names))
        squares.push_back(square_named(name) + 7 * step(Direction::north));
    return sorted_names(squares);
}

TEST_CASE("the palaces are d1 to f3 and d8 to f10", "[board][palace]") {
    std::vector<Square> cho;
    std::vector<Square> han;
    for_each_square([&](Square square) {
        if (is_in_palace(square, Side::cho)) cho.push_back(square);
        if (is_in_palace(square, Side::han)) han.push_back(square);
    });
    CHECK(sorted_names(cho) == "d1 d2 d3 e1 e2 e3 f1 f2 f3");
    CHECK(sorted_names(han) == "d10 d8 d9 e10 e8 e9 f10 f8 f9");
    CHECK(to_string(palace_corner(Side::cho)) == "d1");
    CHECK(to_string(palace_corner(Side::han)) == "d8");
    CHECK(to_string(palace_centre(Side::cho)) == "e2");
    CHECK(to_string(palace_centre(Side::han)) == "e9");
}

TEST_CASE("the nine points of a palace are numbered row by row", "[board][palace]") {
    for (const Side side : kSides) {
        std::string names;
        for (std::size_t i = 0; i < kPalacePoints; ++i) {
            CHECK(palace_index(palace_point(i, side), side) == i);
            names += to_string(palace_point(i, side)) + " ";
        }
        CHECK(names ==
              (side == Side::cho ? "d1 e1 f1 d2 e2 f2 d3 e3 f3 " : "d8 e8 f8 d9 e9 f9 d10 e10 f10 "));
    }
}

TEST_CASE("a king steps along the drawn lines of the palace", "[board][palace]") {
    const auto [from, targets] = GENERATE(table<std::string, std::string>({
        {"d1", "d2 e1 e2"},
        {"e1", "d1 e2 f1"},
        {"f1", "e1 e2 f2"},
        {"d2", "d1 d3 e2"},
        {"e2", "d1 d2 d3 e1 e3 f1 f2 f3"},
        {"f2", "e2 f1 f3"},
        {"d3", "d2 e2 e3"},
        {"e3", "d3 e2 f3"},
        {"f3", "e2 e3 f2"},
    }));
    CAPTURE(from);
    CHECK(sorted_names(palace_steps(square_named(from))) == targets);
    CHECK(sorted_names(palace_steps(square_named(in_hans_palace(from)))) == in_hans_palace(targets));
}

TEST_CASE("outside the palaces there are neither king's steps nor diagonals", "[board][palace]") {
    for_each_square([](Square square) {
        if (is_in_palace(square, Side::cho) || is_in_palace(square, Side::han)) return;
        CAPTURE(to_string(square));
        CHECK(palace_steps(square).count == 0);
        CHECK(diagonal_rays(square).count == 0);
    });
}

TEST_CASE("a diagonal leads from a corner over the centre to the opposite corner", "[board][palace]") {
    const auto [corner, opposite] =
        GENERATE(table<std::string, std::string>({{"d1", "f3"}, {"f3", "d1"}, {"f1", "d3"}, {"d3", "f1"}}));
    CAPTURE(corner);
    for (const bool is_han : {false, true}) {
        const auto place = [&](const std::string& name) {
            return square_named(is_han ? in_hans_palace(name) : name);
        };
        const DiagonalRays& rays = diagonal_rays(place(corner));
        REQUIRE(rays.count == 1);
        CHECK(rays.rays[0].near == place("e2"));
        CHECK(rays.rays[0].far == place(opposite));
    }
}

TEST_CASE("four diagonals lead from the centre to the corners and end there", "[board][palace]") {
    const auto [centre, corners] =
        GENERATE(table<std::string, std::string>({{"e2", "d1 d3 f1 f3"}, {"e9", "d10 d8 f10 f8"}}));
    std::vector<Square> near;
    for (const DiagonalRay& ray : diagonal_rays(square_named(centre))) {
        near.push_back(ray.near);
        CHECK(ray.far.is_none());
    }
    CHECK(sorted_names(near) == corners);
}

TEST_CASE("the middle of a palace's side carries no diagonal", "[board][palace]") {
    const std::string square = GENERATE("e1", "d2", "f2", "e3", "e8", "d9", "f9", "e10");
    CAPTURE(square);
    CHECK(diagonal_rays(square_named(square)).count == 0);
}

// The diagonal steps that a soldier has besides, by its square.
std::string diagonal_steps_of_soldier(Side side, const std::string& from) {
    if (side == Side::cho) {
        if (from == "d8" || from == "f8") return "e9";
        if (from == "e9") return "d10 f10";
    } else {
        if (from == "d3" || from == "f3") return "e2";
        if (from == "e2") return "d1 f1";
    }
    return "";
}

TEST_CASE("a soldier steps forward and sideways, and diagonally forward in the enemy palace",
          "[board][palace]") {
    for (const Side side : kSides) {
        for_each_square([side](Square from) {
            std::vector<Square> expected;
            for (const auto& [files, ranks] : {std::pair{-1, 0}, {1, 0}, {0, side == Side::cho ? 1 : -1}}) {
                const Square to{from.file() + files, from.rank() + ranks};
                if (to.is_on_board()) expected.push_back(to);
            }
            const std::string diagonals = diagonal_steps_of_soldier(side, to_string(from));
            for (const std::string_view name : util::split_words(diagonals))
                expected.push_back(square_named(name));
            CAPTURE(name(side), to_string(from));
            CHECK(sorted_names(soldier_steps(from, side)) == sorted_names(expected));
        });
    }
}

TEST_CASE("a soldier attacks a point from where it can step there", "[board][palace]") {
    for (const Side side : kSides) {
        for_each_square([side](Square to) {
            std::vector<Square> expected;
            for_each_square([&](Square from) {
                const Steps& steps = soldier_steps(from, side);
                if (std::find(steps.begin(), steps.end(), to) != steps.end()) expected.push_back(from);
            });
            CAPTURE(name(side), to_string(to));
            CHECK(sorted_names(soldier_origins(to, side)) == sorted_names(expected));
        });
    }
}

}  // namespace
}  // namespace janggun::board
