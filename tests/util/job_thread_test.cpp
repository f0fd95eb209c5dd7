#include "janggun/util/job_thread.hpp"

#include <atomic>
#include <future>
#include <memory>
#include <set>
#include <thread>
#include <vector>

#include <catch2/catch.hpp>

using janggun::util::JobThread;

TEST_CASE("one thread does all jobs, in the order in which they come", "[job]") {
    constexpr int kJobs = 2000;
    std::vector<int> done;
    std::set<std::thread::id> doers;
    JobThread thread;
    for (int i = 0; i < kJobs; ++i) {
        REQUIRE(thread.start([&, i] {
            done.push_back(i);
            doers.insert(std::this_thread::get_id());
        }));
    }
    thread.wait();
    REQUIRE(done.size() == kJobs);
    for (int i = 0; i < kJobs; ++i) CHECK(done[static_cast<std::size_t>(i)] == i);
    CHECK(doers.size() == 1);
    CHECK(doers.count(std::this_thread::get_id()) == 0);
}

TEST_CASE("a thread is given its job and not waited for", "[job]") {
    std::promise<void> go_on;
    std::atomic<bool> is_done{false};
    JobThread thread;
    REQUIRE(thread.start([&] {
        go_on.get_future().wait();
        is_done = true;
    }));
    CHECK(!is_done);
    go_on.set_value();
    thread.wait();
    CHECK(is_done);
}

TEST_CASE("a thread wakes up for every job it is given while it sleeps", "[job]") {
    constexpr int kJobs = 2000;
    int done = 0;
    JobThread thread;
    for (int i = 0; i < kJobs; ++i) {
        REQUIRE(thread.start([&done] { ++done; }));
        thread.wait();
        REQUIRE(done == i + 1);
    }
}

TEST_CASE("a thread that ends does its job first", "[job]") {
    int done = 0;
    {
        JobThread thread;
        REQUIRE(thread.start([&done] { ++done; }));
    }
    CHECK(done == 1);
}

TEST_CASE("what a job holds is given back when the thread is done with it", "[job]") {
    const auto held = std::make_shared<int>(0);
    JobThread thread;
    REQUIRE(thread.start([held] {}));
    thread.wait();
    CHECK(held.use_count() == 1);
}

TEST_CASE("a thread without a job is not waited for", "[job]") {
    JobThread thread;
    thread.wait();
}
