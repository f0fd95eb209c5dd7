#include "janggun/util/ordered_work.hpp"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

namespace janggun::util {
namespace {

using Numbers = std::vector<std::int64_t>;

// Squares of numbers, of which the even ones take longer.
OrderedWork<std::int64_t> squares(std::int64_t end, int threads, Numbers& told) {
    OrderedWork<std::int64_t> work;
    work.end = end;
    work.threads = threads;
    work.make_worker = [](const std::stop_token&) {
        return [](std::int64_t number, const std::stop_token&) -> std::optional<std::int64_t> {
            if (number % 2 == 0) std::this_thread::sleep_for(std::chrono::milliseconds{2});
            return number * number;
        };
    };
    work.tell = [&told](std::int64_t number, std::int64_t square) {
        CHECK(square == number * number);
        told.push_back(number);
        return true;
    };
    return work;
}

TEST_CASE("work is told in order, however many threads do it", "[ordered]") {
    const int threads = GENERATE(1, 3, 100);
    Numbers told;
    OrderedWork<std::int64_t> work = squares(9, threads, told);
    work.first = 4;
    CHECK(run_in_order(work, {}).empty());
    CHECK(told == Numbers{4, 5, 6, 7, 8});
}

TEST_CASE("each thread makes a worker of its own, and none without work", "[ordered]") {
    const std::int64_t end = GENERATE(0, 2, 50);
    Numbers told;
    OrderedWork<std::int64_t> work = squares(end, 4, told);
    std::atomic<int> made{0};
    work.make_worker = [&made, make = work.make_worker](const std::stop_token& stop) {
        ++made;
        return make(stop);
    };
    CHECK(run_in_order(work, {}).empty());
    CHECK(made == std::min<std::int64_t>(end, 4));
}

TEST_CASE("no more is told when enough is told, by threads too", "[ordered]") {
    Numbers told;
    OrderedWork<std::int64_t> work = squares(1'000'000, GENERATE(1, 3), told);
    work.tell = [tell = work.tell](std::int64_t number, std::int64_t square) {
        return tell(number, square) && number < 5;
    };
    CHECK(run_in_order(work, {}).empty());
    CHECK(told == Numbers{0, 1, 2, 3, 4, 5});
}

TEST_CASE("what is done behind a gap that a stop left is returned by threads", "[ordered]") {
    std::stop_source stop;
    Numbers told;
    OrderedWork<std::int64_t> work = squares(1'000'000, 3, told);
    // The first never ends by itself.
    work.make_worker = [&stop](const std::stop_token&) {
        return [&stop](std::int64_t number, const std::stop_token& halt) -> std::optional<std::int64_t> {
            if (number == 3) stop.request_stop();
            while (number == 0 && !halt.stop_requested()) std::this_thread::yield();
            if (number == 0) return std::nullopt;
            return number;
        };
    };
    const auto left = run_in_order(work, stop.get_token());
    CHECK(told.empty());
    CHECK(left.size() >= 3);
    CHECK(left.at(1) == 1);
}

TEST_CASE("what is thrown ends the work of all threads", "[ordered]") {
    Numbers told;
    OrderedWork<std::int64_t> work = squares(1'000'000, 3, told);
    SECTION("by a worker") {
        work.make_worker = [](const std::stop_token&) {
            return [](std::int64_t number, const std::stop_token&) -> std::optional<std::int64_t> {
                if (number == 7) throw std::runtime_error("enough");
                return number * number;
            };
        };
    }
    SECTION("where it is made") {
        work.make_worker = [](const std::stop_token&) -> OrderedWork<std::int64_t>::Worker {
            throw std::runtime_error("enough");
        };
    }
    SECTION("by who is told") {
        work.tell = [](std::int64_t, std::int64_t) -> bool { throw std::runtime_error("enough"); };
    }
    CHECK_THROWS_WITH(run_in_order(work, {}), "enough");
}

}  // namespace
}  // namespace janggun::util
