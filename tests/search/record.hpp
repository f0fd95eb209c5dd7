#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <vector>

#include <catch2/catch.hpp>

#include "janggun/search/report.hpp"

namespace janggun::search_test {

// What a search told its listener. It is read when the search is over.
class Record : public search::Listener {
  public:
    void on_info(const search::Info& info) override {
        const std::lock_guard lock{mutex_};
        infos_.push_back(info);
        told_.notify_all();
    }
    void on_done(const search::Outcome& outcome) override {
        const std::lock_guard lock{mutex_};
        outcome_ = outcome;
        ++times_done_;
    }

    // During the search: until something was told. Fails the test when nothing is for a minute.
    void wait_for_info() {
        constexpr std::chrono::seconds kPatience{60};
        std::unique_lock lock{mutex_};
        if (!told_.wait_for(lock, kPatience, [this] { return !infos_.empty(); }))
            FAIL("a search says nothing for a minute");
    }

    [[nodiscard]] const std::vector<search::Info>& infos() const { return infos_; }
    [[nodiscard]] const search::Outcome& outcome() const { return outcome_; }
    [[nodiscard]] int times_done() const { return times_done_; }

  private:
    std::mutex mutex_;
    std::condition_variable told_;
    std::vector<search::Info> infos_;
    search::Outcome outcome_;
    int times_done_ = 0;
};

}  // namespace janggun::search_test
