#include "game_clock.hpp"

#include <catch2/catch.hpp>

namespace janggun::match {
namespace {

using board::Side;

PlayerLimits clock_of(int base, int increment) {
    PlayerLimits limits;
    limits.clock = TimeControl{Milliseconds{base}, Milliseconds{increment}};
    return limits;
}

TEST_CASE("a clock runs down with each move and gets its increment", "[match]") {
    GameClock clock{{clock_of(1000, 10), clock_of(500, 20)}};
    CHECK(clock.allowance(Side::cho) == Milliseconds{1000});
    clock.charge(Side::cho, Milliseconds{300});
    CHECK(clock.allowance(Side::cho) == Milliseconds{710});
    CHECK(clock.allowance(Side::han) == Milliseconds{500});
    const search::Limits limits = clock.limits_for(Side::han);
    CHECK(limits.clocks.remaining[0] == Milliseconds{710});
    CHECK(limits.clocks.remaining[1] == Milliseconds{500});
    CHECK(limits.clocks.increment[0] == Milliseconds{10});
    CHECK(limits.clocks.increment[1] == Milliseconds{20});
}

TEST_CASE("a clock overrun within the margin stands at its increment", "[match]") {
    GameClock clock{{clock_of(100, 10), clock_of(100, 10)}};
    clock.charge(Side::cho, Milliseconds{130});
    CHECK(clock.allowance(Side::cho) == Milliseconds{10});
}

TEST_CASE("sides may have different limits", "[match]") {
    PlayerLimits nodes;
    nodes.nodes = 500;
    nodes.depth = 7;
    GameClock clock{{clock_of(1000, 0), nodes}};
    CHECK(!clock.allowance(Side::han));
    const search::Limits han = clock.limits_for(Side::han);
    CHECK(han.nodes == 500U);
    CHECK(han.depth == 7);
    CHECK(!han.clocks.are_given());
    // The opponent's clock, which there is none of, is told as its own.
    const search::Limits cho = clock.limits_for(Side::cho);
    CHECK(!cho.nodes);
    CHECK(cho.clocks.remaining[1] == Milliseconds{1000});
    clock.charge(Side::han, Milliseconds{5000});
    CHECK(!clock.allowance(Side::han));
}

TEST_CASE("time for a move and a clock hold both", "[match]") {
    PlayerLimits limits = clock_of(1000, 0);
    limits.move_time = Milliseconds{400};
    GameClock clock{{limits, limits}};
    CHECK(clock.allowance(Side::cho) == Milliseconds{400});
    clock.charge(Side::cho, Milliseconds{700});
    CHECK(clock.allowance(Side::cho) == Milliseconds{300});
}

}  // namespace
}  // namespace janggun::match
