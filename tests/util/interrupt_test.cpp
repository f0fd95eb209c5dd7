#include "janggun/util/interrupt.hpp"

#include <unistd.h>

#include <atomic>
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

TEST_CASE("a program that goes on hears each interrupt", "[interrupt]") {
    auto* const before = std::signal(SIGINT, SIG_DFL);
    std::promise<void> called;
    const InterruptWatch watch{[&called] { called.set_value(); }, [] {}};
    for (int i = 0; i < 3; ++i) {
        kill(getpid(), SIGINT);
        REQUIRE(called.get_future().wait_for(std::chrono::seconds{20}) == std::future_status::ready);
        called = {};
    }
    static_cast<void>(std::signal(SIGINT, before));
}

TEST_CASE("what would end the program and is ignored stays so", "[interrupt]") {
    auto* const before = std::signal(SIGINT, SIG_DFL);
    const int signal = GENERATE(SIGHUP, SIGTERM, SIGQUIT);
    auto* const action = std::signal(signal, SIG_IGN);
    std::atomic<bool> is_ending{false};
    std::promise<void> called;
    {
        const InterruptWatch watch{[&called] { called.set_value(); }, [&is_ending] { is_ending = true; }};
        kill(getpid(), signal);
        kill(getpid(), SIGINT);
        CHECK(called.get_future().wait_for(std::chrono::seconds{20}) == std::future_status::ready);
    }
    CHECK(!is_ending);
    static_cast<void>(std::signal(signal, action));
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
