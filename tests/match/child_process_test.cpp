#include "child_process.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "janggun/util/error.hpp"
#include "janggun/util/stopwatch.hpp"

namespace janggun::match {
namespace {

TimePoint in(int milliseconds) {
    return std::chrono::steady_clock::now() + std::chrono::milliseconds{milliseconds};
}

constexpr int kLong = 10'000;

TEST_CASE("lines go to a program and come back", "[match]") {
    ChildProcess cat{{"cat"}};
    for (const std::string line : {"one", "", "a longer line"}) {
        CHECK(cat.write_line(line, in(kLong)));
        const ReadResult result = cat.read_line(in(kLong), {});
        CHECK(result.status == ReadStatus::line);
        CHECK(result.line == line);
    }
}

TEST_CASE("a program that has ended is found out, and writing to it does no harm", "[match]") {
    ChildProcess shell{{"sh", "-c", "echo hello"}};
    CHECK(shell.read_line(in(kLong), {}).line == "hello");
    CHECK(shell.read_line(in(kLong), {}).status == ReadStatus::closed);
    // Its end of the other pipe may be closed a little later.
    const TimePoint deadline = in(kLong);
    while (shell.write_line("hello", deadline) && std::chrono::steady_clock::now() < deadline) {
    }
    CHECK(!shell.write_line("hello", in(kLong)));
}

TEST_CASE("a program that says nothing is waited for no longer than told", "[match]") {
    ChildProcess cat{{"cat"}};
    CHECK(cat.read_line(in(20), {}).status == ReadStatus::late);
    std::stop_source stop;
    stop.request_stop();
    CHECK(cat.read_line(in(kLong), stop.get_token()).status == ReadStatus::stopped);
}

TEST_CASE("a program that does not read is waited for no longer than told", "[match]") {
    ChildProcess sleeper{{"sh", "-c", "sleep 100"}};
    CHECK(!sleeper.write_line(std::string(1'000'000, 'x'), in(20)));
    sleeper.kill();
}

TEST_CASE("an endless line is as good as an end", "[match]") {
    ChildProcess zeros{{"sh", "-c", "exec cat /dev/zero"}};
    CHECK(zeros.read_line(in(kLong), {}).status == ReadStatus::closed);
    zeros.kill();
}

TEST_CASE("a program that does not end by itself is killed with what it has started", "[match]") {
    const util::Stopwatch watch;
    {
        ChildProcess stubborn{{"sh", "-c", "trap '' TERM INT; echo ready; sleep 100; sleep 100"}};
        CHECK(stubborn.read_line(in(kLong), {}).line == "ready");
    }
    CHECK(watch.seconds() < 20);
}

TEST_CASE("a program that is not there is named", "[match]") {
    CHECK_THROWS_AS(ChildProcess({"/no/such/program", "argument"}), util::InputError);
    CHECK_THROWS_WITH(ChildProcess({"/no/such/program"}),
                      Catch::StartsWith("cannot run '/no/such/program': No such file"));
}

}  // namespace
}  // namespace janggun::match
