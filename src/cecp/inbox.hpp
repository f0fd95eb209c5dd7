#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <utility>
#include <variant>

#include "janggun/search/report.hpp"

namespace janggun::cecp {

struct Line {
    std::string text;
};
struct EndOfInput {};
// The search with that number has ended.
struct SearchEnd {
    std::uint64_t search = 0;
    search::Outcome outcome;
};

using Event = std::variant<Line, EndOfInput, SearchEnd>;

// The events of a session in the order in which they happen: any thread puts them in, one takes them out.
class Inbox {
  public:
    void put(Event event) {
        const std::lock_guard lock{mutex_};
        events_.push_back(std::move(event));
        arrived_.notify_one();
    }

    // Waits until there is something.
    [[nodiscard]] Event take() {
        std::unique_lock lock{mutex_};
        arrived_.wait(lock, [this] { return !events_.empty(); });
        Event event = std::move(events_.front());
        events_.pop_front();
        return event;
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Event> events_;
};

}  // namespace janggun::cecp
