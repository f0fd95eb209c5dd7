#include "janggun/util/interrupt.hpp"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <csignal>
#include <future>

namespace janggun::util {
namespace {

TEST_CASE("an interrupt calls a function instead of ending the program", "[interrupt]") {
    auto* const before = std::signal(SIGINT, SIG_DFL);
    for (int i = 0; i < 2; ++i) {
        std::promise<void> called;
        const InterruptWatch watch{[&called] { called.set_value(); }};
        kill(getpid(), SIGINT);
        CHECK(called.get_future().wait_for(std::chrono::seconds{20}) == std::future_status::ready);
    }
    static_cast<void>(std::signal(SIGINT, before));
}

TEST_CASE("interrupts that are ignored stay so", "[interrupt]") {
    auto* const before = std::signal(SIGINT, SIG_IGN);
    bool is_called = false;
    {
        const InterruptWatch watch{[&is_called] { is_called = true; }};
        kill(getpid(), SIGINT);
    }
    CHECK(!is_called);
    static_cast<void>(std::signal(SIGINT, before));
}

}  // namespace
}  // namespace janggun::util
