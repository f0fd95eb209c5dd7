#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "janggun/search/control.hpp"

namespace janggun::search {

// Counts a worker's nodes, and ends the search at the node limit or when the clock says so. Only the leading
// worker looks at the clock.
class Meter {
  public:
    explicit Meter(Control& control) noexcept : control_{control} {}

    void start(std::uint64_t most_nodes) noexcept {
        leads_ = false;
        may_stop_ = false;
        most_nodes_ = most_nodes;
        next_look_ = 0;
        nodes_.store(0, std::memory_order_relaxed);
    }
    void lead() noexcept { leads_ = true; }
    // The search may stop from now on: the first iteration is complete, so there is a move to answer with.
    void allow_stop() noexcept { may_stop_ = true; }
    [[nodiscard]] bool is_stopped() const noexcept { return may_stop_ && control_.is_stopped(); }

    // A node is a position that a move led to. It counts once, however often it is searched there.
    void count() noexcept {
        const std::uint64_t nodes = nodes_.load(std::memory_order_relaxed) + 1;
        nodes_.store(nodes, std::memory_order_relaxed);
        if (leads_ && nodes >= next_look_) look(nodes);
    }
    // The nodes so far; any thread may ask.
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_.load(std::memory_order_relaxed); }

  private:
    void look(std::uint64_t nodes) noexcept {
        constexpr std::uint64_t kNodesBetweenLooks = 1024;
        next_look_ = std::min(nodes + kNodesBetweenLooks, std::max(most_nodes_, nodes + 1));
        if (nodes >= most_nodes_) {
            control_.stop();
        } else {
            control_.look_at_clock();
        }
    }

    Control& control_;
    bool leads_ = false;
    bool may_stop_ = false;
    std::uint64_t most_nodes_ = 0;
    std::uint64_t next_look_ = 0;
    std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace janggun::search
