#include <algorithm>
#include <chrono>
#include <optional>

#include <catch2/catch.hpp>

#include "janggun/search/control.hpp"

// How long a search may take by its clock.

using namespace std::chrono_literals;
using janggun::board::Side;
using janggun::search::Limits;
using janggun::search::Milliseconds;
using janggun::search::plan_time;
using janggun::search::TimeHabits;
using janggun::search::TimePlan;

namespace {

Limits clock(Milliseconds remaining, Milliseconds increment = 0ms, std::optional<int> moves_to_go = {}) {
    Limits limits;
    limits.clocks.remaining = {remaining, remaining};
    limits.clocks.increment = {increment, increment};
    limits.clocks.moves_to_go = moves_to_go;
    return limits;
}

constexpr int kClocks[] = {1,  2,  3,   5,   9,    10,     11,        12,
                           20, 50, 100, 999, 5000, 60'000, 3'600'000, 1'000'000'000};
constexpr int kIncrements[] = {0, 1, 10, 100, 5000, 60'000, 10'000'000};
constexpr int kMovesToGo[] = {0, 1, 2, 3, 10, 31, 32, 33, 40, 1000};
constexpr int kOverheads[] = {0, 1, 10, 100, 5000};

}  // namespace

TEST_CASE("a plan stays within the clock", "[search]") {
    for (const int remaining : kClocks) {
        for (const int increment : kIncrements) {
            for (const int moves : kMovesToGo) {
                for (const int overhead : kOverheads) {
                    for (const bool ponders : {false, true}) {
                        const auto to_go = moves == 0 ? std::nullopt : std::optional{moves};
                        const Limits limits = clock(Milliseconds{remaining}, Milliseconds{increment}, to_go);
                        const TimePlan plan = plan_time(limits, Side::cho, {Milliseconds{overhead}, ponders});
                        REQUIRE((plan.soft && plan.hard));
                        const bool is_sound = *plan.soft >= 1ms && *plan.soft <= *plan.hard &&
                                              (plan.hard->count() < remaining || remaining == 1);
                        CAPTURE(remaining, increment, moves, overhead, ponders, plan.soft->count(),
                                plan.hard->count());
                        if (!is_sound) FAIL_CHECK("not 1 <= soft <= hard < remaining");
                    }
                }
            }
        }
    }
}

TEST_CASE("a plan leaves the overhead on the clock where there is enough", "[search]") {
    for (const int remaining : kClocks) {
        for (const int overhead : kOverheads) {
            if (overhead + 1 >= remaining) continue;
            for (const int moves : {1, 2, 30}) {
                CAPTURE(remaining, overhead, moves);
                const TimePlan plan = plan_time(clock(Milliseconds{remaining}, 0ms, moves), Side::cho,
                                                {Milliseconds{overhead}, false});
                CHECK(plan.hard->count() <= remaining - overhead);
            }
        }
    }
}

TEST_CASE("a clock that has run out leaves a millisecond", "[search]") {
    for (const int remaining : {0, -1, -100'000}) {
        const TimePlan plan = plan_time(clock(Milliseconds{remaining}), Side::cho, {});
        CHECK(plan.soft == 1ms);
        CHECK(plan.hard == 1ms);
    }
}

TEST_CASE("more time on the clock is never planned as less", "[search]") {
    for (const int moves : kMovesToGo) {
        TimePlan less;
        for (const int remaining : kClocks) {
            const auto to_go = moves == 0 ? std::nullopt : std::optional{moves};
            const TimePlan plan = plan_time(clock(Milliseconds{remaining}, 10ms, to_go), Side::cho, {});
            CAPTURE(remaining, moves);
            if (less.soft) {
                CHECK(*plan.soft >= *less.soft);
                CHECK(*plan.hard >= *less.hard);
            }
            less = plan;
        }
    }
}

TEST_CASE("an increment gives more time, and so does pondering", "[search]") {
    const TimePlan plain = plan_time(clock(60s), Side::cho, {});
    CHECK(*plan_time(clock(60s, 2s), Side::cho, {}).soft > *plain.soft);
    CHECK(*plan_time(clock(60s), Side::cho, {10ms, true}).soft > *plain.soft);
    CHECK(*plan_time(clock(60s, 0ms, 2), Side::cho, {}).soft > *plain.soft);
    CHECK(*plan_time(clock(60s), Side::cho, {5s, false}).soft < *plain.soft);
}

TEST_CASE("each side has its own clock", "[search]") {
    Limits limits;
    limits.clocks.remaining = {100s, 1s};
    limits.clocks.increment = {5s, 0s};
    const TimePlan cho = plan_time(limits, Side::cho, {});
    const TimePlan han = plan_time(limits, Side::han, {});
    CHECK(*cho.soft > *han.soft);
    CHECK(*han.hard < 1s);
    CHECK(*cho.soft == *plan_time(clock(100s, 5s), Side::cho, {}).soft);
    CHECK(*han.soft == *plan_time(clock(1s), Side::han, {}).soft);
}

TEST_CASE("a clock that is missing is taken to be the other side's", "[search]") {
    for (const Side side : janggun::board::kSides) {
        Limits limits;
        limits.clocks.remaining[index(other(side))] = 7s;
        CHECK(plan_time(limits, side, {}).hard == plan_time(clock(7s), side, {}).hard);
    }
}

TEST_CASE("a time for the move is a hard limit, with or without a clock", "[search]") {
    for (const int time : {0, 1, 5, 10, 11, 100, 90'000}) {
        CAPTURE(time);
        Limits limits;
        limits.move_time = Milliseconds{time};
        const TimePlan plan = plan_time(limits, Side::cho, {});
        CHECK(!plan.soft);
        REQUIRE(plan.hard);
        CHECK(*plan.hard == Milliseconds{std::max(time, 1)});
        CHECK(plan_time(limits, Side::cho, {5s, false}).hard == plan.hard);
        limits.clocks.remaining[0] = 60s;
        const TimePlan both = plan_time(limits, Side::cho, {});
        CHECK(*both.hard == std::min(*plan.hard, *plan_time(clock(60s), Side::cho, {}).hard));
    }
}

TEST_CASE("without clock and time there is no plan", "[search]") {
    Limits limits;
    limits.depth = 3;
    const TimePlan plan = plan_time(limits, Side::han, {});
    CHECK(!plan.soft);
    CHECK(!plan.hard);
}
