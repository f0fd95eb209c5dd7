#include "janggun/search/control.hpp"

#include <chrono>
#include <thread>

#include <catch2/catch.hpp>

using namespace std::chrono_literals;
using janggun::search::Control;
using janggun::search::Milliseconds;
using janggun::search::TimePlan;

namespace {

// Both limits are over a little later.
constexpr TimePlan kShort{1ms, 1ms};
constexpr TimePlan kLong{1h, 1h};

void let_time_pass() { std::this_thread::sleep_for(3ms); }

}  // namespace

TEST_CASE("a control stops when it is told to, and starts afresh", "[search]") {
    Control control;
    control.start({}, false, false);
    CHECK(!control.is_stopped());
    control.stop();
    CHECK(control.is_stopped());
    control.start({}, false, false);
    CHECK(!control.is_stopped());
}

TEST_CASE("the clock stops a search when its time is up", "[search]") {
    Control control;
    control.start(kShort, false, false);
    let_time_pass();
    CHECK(control.is_past_soft_limit());
    CHECK(!control.is_stopped());
    control.look_at_clock();
    CHECK(control.is_stopped());
    CHECK(control.elapsed() >= 1ms);

    control.start(kLong, false, false);
    control.look_at_clock();
    CHECK(!control.is_past_soft_limit());
    CHECK(!control.is_stopped());

    control.start({}, false, false);
    let_time_pass();
    control.look_at_clock();
    CHECK(!control.is_past_soft_limit());
    CHECK(!control.is_stopped());
}

TEST_CASE("a share of the time is past sooner or later than all of it", "[search]") {
    constexpr double kMany = 1e6;
    Control control;
    control.start(kShort, false, false);
    let_time_pass();
    CHECK(!control.is_past_soft_limit(kMany));
    control.start(kLong, false, false);
    let_time_pass();
    CHECK(control.is_past_soft_limit(1 / kMany / kMany));
    control.start({}, false, false);
    CHECK(!control.is_past_soft_limit(0));
}

TEST_CASE("an infinite search has no clock", "[search]") {
    Control control;
    control.start(kShort, false, true);
    let_time_pass();
    control.look_at_clock();
    CHECK(!control.is_past_soft_limit());
    CHECK(!control.is_stopped());
}

TEST_CASE("while pondering the clock stands still", "[search]") {
    Control control;
    control.start(kShort, true, false);
    let_time_pass();
    control.look_at_clock();
    CHECK(!control.is_past_soft_limit());
    CHECK(!control.is_stopped());
    control.ponder_hit();
    let_time_pass();
    CHECK(control.is_past_soft_limit());
    control.look_at_clock();
    CHECK(control.is_stopped());
    CHECK(control.elapsed() >= 2 * 3ms);
}

TEST_CASE("an answer is wanted at once unless the search is infinite or pondering", "[search]") {
    Control control;
    control.start(kLong, false, false);
    control.wait_until_answer_is_wanted();
    CHECK(!control.is_stopped());
}

TEST_CASE("another thread's stop or ponderhit releases the answer", "[search]") {
    Control control;
    control.start({}, false, true);
    std::thread stops{[&control] { control.stop(); }};
    control.wait_until_answer_is_wanted();
    stops.join();
    CHECK(control.is_stopped());

    control.start(kLong, true, false);
    std::thread hits{[&control] { control.ponder_hit(); }};
    control.wait_until_answer_is_wanted();
    hits.join();
    CHECK(!control.is_stopped());

    control.start({}, true, true);
    std::thread both{[&control] {
        control.ponder_hit();
        control.stop();
    }};
    control.wait_until_answer_is_wanted();  // infinite: the hit alone is not enough
    both.join();
    CHECK(control.is_stopped());
}
