#include "janggun/util/stopwatch.hpp"

#include <catch2/catch.hpp>
#include <chrono>
#include <thread>

namespace janggun::util {
namespace {

TEST_CASE("a stopwatch counts seconds from its construction on", "[util][stopwatch]") {
    const Stopwatch watch;
    const double early = watch.seconds();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const double late = watch.seconds();
    CHECK(early >= 0);
    CHECK(late - early >= 0.019);
    CHECK(late < 600);
}

}  // namespace
}  // namespace janggun::util
