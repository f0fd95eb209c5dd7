#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>

#include "inbox.hpp"
#include "janggun/board/move.hpp"
#include "janggun/search/report.hpp"
#include "janggun/util/line_writer.hpp"

namespace janggun::cecp {

// Shows what a search thinks, if that is wanted, and tells the session when it has ended.
class Reporter : public search::Listener {
  public:
    Reporter(util::LineWriter& out, Inbox& inbox) : out_{out}, inbox_{inbox} {}

    void show(bool wanted) { shows_ = wanted; }
    // Called before a search: its number, and the move it expects before its lines begin, or none.
    void begin(std::uint64_t search, board::Move expected);
    // The expected move was played.
    void end_expectation() { expects_ = false; }
    // The last report of the running search.
    [[nodiscard]] search::Info last() const;

    void on_info(const search::Info& info) override;
    void on_done(const search::Outcome& outcome) override;

  private:
    util::LineWriter& out_;
    Inbox& inbox_;
    std::atomic<bool> shows_{false};
    std::atomic<bool> expects_{false};
    std::uint64_t search_ = 0;
    board::Move expected_;
    mutable std::mutex mutex_;
    search::Info last_;
};

}  // namespace janggun::cecp
