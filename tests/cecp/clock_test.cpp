#include "clock.hpp"

#include <chrono>
#include <string>
#include <tuple>

#include <catch2/catch.hpp>

#include "janggun/util/error.hpp"

// Time controls: `level`, `st`, `sd`, and what the clocks show.

using namespace std::chrono_literals;
using namespace janggun;
using namespace janggun::cecp;
using janggun::board::Side;
using janggun::util::InputError;

namespace {

search::Milliseconds shown(const search::Limits& limits, Side side) {
    return limits.clocks.remaining[index(side)].value();
}

}  // namespace

TEST_CASE("a level has moves, minutes and seconds, and an increment", "[cecp]") {
    const auto [text, moves, base, increment] = GENERATE(table<std::string, int, Milliseconds, Milliseconds>({
        {"40 5 0", 40, 5min, 0ms},
        {"0 0:15 0", 0, 15s, 0ms},
        {"0 2 12", 0, 2min, 12s},
        {"  12   1:30   0.5 ", 12, 90s, 500ms},
        {"0 10:00 1.25", 0, 10min, 1250ms},
        {"0 0 0.0625", 0, 0ms, 62ms},
        {"40 25+5 0", 40, 25min, 0ms},  // what comes after the time control is not read
    }));
    CAPTURE(text);
    const Level level = parse_level(text);
    CHECK(level.moves == moves);
    CHECK(level.base == base);
    CHECK(level.increment == increment);
}

TEST_CASE("a level that is no level is refused", "[cecp]") {
    const std::string text = GENERATE("", "40 5", "40 5 0 0", "x 5 0", "40 x 0", "40 5 x", "-1 5 0",
                                      "40 -5 0", "40 1:2:3 0", "40 : 0", "40 5: 0", "40 5 1.", "40 5 .5",
                                      "40 5 1.2.3", "40 5 1e3", "99999999999 5 0", "40 99999999999 0");
    CAPTURE(text);
    CHECK_THROWS_AS(parse_level(text), InputError);
}

TEST_CASE("seconds may have decimals", "[cecp]") {
    CHECK(parse_seconds("30") == 30s);
    CHECK(parse_seconds("0.1") == 100ms);
    CHECK(parse_seconds("1.9999") == 1999ms);
    for (const char* const text : {"", "x", "-1", "1,5", "1.x"})
        CHECK_THROWS_AS(parse_seconds(text), InputError);
}

TEST_CASE("an untold clock is forty moves in five minutes", "[cecp]") {
    const search::Limits limits = Clock{}.limits(Side::cho, 0, 10ms);
    CHECK(shown(limits, Side::cho) == 5min);
    CHECK(shown(limits, Side::han) == 5min);
    CHECK(limits.clocks.moves_to_go == 40);
    CHECK_FALSE(limits.depth);
    CHECK_FALSE(limits.move_time);
}

TEST_CASE("each side has its own clock", "[cecp]") {
    const Side side = GENERATE(Side::cho, Side::han);
    Clock clock;
    clock.set_level(parse_level("0 2 12"), 0);
    clock.set_own(70s);
    clock.set_opponents(50s);
    const search::Limits limits = clock.limits(side, 9, 10ms);
    CHECK(shown(limits, side) == 70s);
    CHECK(shown(limits, other(side)) == 50s);
    CHECK(limits.clocks.increment[index(side)] == 12s);
    CHECK_FALSE(limits.clocks.moves_to_go);
}

TEST_CASE("moves to go count from the level's beginning", "[cecp]") {
    Clock clock;
    clock.set_level(parse_level("40 5 0"), 0);
    const auto to_go = [&clock](Side side, int plies) {
        return clock.limits(side, plies, 10ms).clocks.moves_to_go;
    };
    CHECK(to_go(Side::cho, 0) == 40);
    CHECK(to_go(Side::han, 1) == 40);
    CHECK(to_go(Side::cho, 2) == 39);
    CHECK(to_go(Side::cho, 78) == 1);
    CHECK(to_go(Side::han, 79) == 1);
    CHECK(to_go(Side::cho, 80) == 40);
    clock.set_level(parse_level("20 22 0"), 81);
    CHECK(to_go(Side::han, 81) == 20);
    CHECK(to_go(Side::cho, 82) == 20);
    CHECK(to_go(Side::han, 83) == 19);
    CHECK(to_go(Side::cho, 4) == 20);  // a new position in the midst of a game
}

TEST_CASE("a move costs time and brings the increment", "[cecp]") {
    Clock clock;
    clock.set_level(parse_level("0 1 2"), 0);
    clock.stop_own(5s, 0);
    CHECK(shown(clock.limits(Side::cho, 2, 10ms), Side::cho) == 57s);
    CHECK(shown(clock.limits(Side::cho, 2, 10ms), Side::han) == 60s);
}

TEST_CASE("the last move of a stretch brings the time of the next", "[cecp]") {
    Clock clock;
    clock.set_level(parse_level("2 1 0"), 0);
    clock.stop_own(50s, 0);
    CHECK(shown(clock.limits(Side::cho, 2, 10ms), Side::cho) == 10s);
    clock.stop_own(5s, 2);
    CHECK(shown(clock.limits(Side::cho, 4, 10ms), Side::cho) == 65s);
}

TEST_CASE("a time for each move replaces the level, and the level replaces it", "[cecp]") {
    Clock clock;
    clock.set_depth(7);
    clock.set_move_time(3s);
    search::Limits limits = clock.limits(Side::cho, 0, 10ms);
    CHECK(limits.move_time == 3s - 10ms);
    CHECK(clock.limits(Side::cho, 0, 200ms).move_time == 3s - 200ms);
    CHECK(clock.limits(Side::cho, 0, 5s).move_time == 1ms);
    CHECK(limits.depth == 7);
    CHECK_FALSE(limits.clocks.are_given());
    clock.set_level(parse_level("0 1 0"), 0);
    limits = clock.limits(Side::cho, 0, 10ms);
    CHECK_FALSE(limits.move_time);
    CHECK(limits.depth == 7);
    CHECK(shown(limits, Side::cho) == 1min);
}

TEST_CASE("a new game has all its time and no limit to the depth", "[cecp]") {
    Clock clock;
    clock.set_level(parse_level("10 1 0"), 7);
    clock.set_depth(3);
    clock.set_own(1s);
    clock.restart();
    const search::Limits limits = clock.limits(Side::han, 3, 10ms);
    CHECK(shown(limits, Side::han) == 1min);
    CHECK(limits.clocks.moves_to_go == 9);
    CHECK_FALSE(limits.depth);
}
