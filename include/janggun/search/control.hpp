#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

#include "janggun/board/types.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/params.hpp"

namespace janggun::search {

// How long a search may take by its clock.
struct TimePlan {
    // Begin no further iteration after this, or a share of it: the search says how clear its answer is.
    std::optional<Milliseconds> soft;
    // The search stops at once after this.
    std::optional<Milliseconds> hard;
};

struct TimeHabits {
    Milliseconds overhead{10};  // lost between engine and clock with each move
    bool ponders = false;       // time is also spent on the opponent's clock
};

[[nodiscard]] TimePlan plan_time(const Limits& limits, board::Side side, TimeHabits habits,
                                 const Params& params = {});

// Decides when one search stops: whoever asked for a stop, the clock, or nothing yet. Any thread may stop or
// ask; only the leading thread looks at the clock.
class Control {
  public:
    // Begins a search, and forgets everything about an earlier one.
    void start(const TimePlan& plan, bool is_pondering, bool is_infinite);

    void stop();
    // The move pondered on was played: from here on the clock runs.
    void ponder_hit();

    [[nodiscard]] bool is_stopped() const noexcept { return stopped_.load(std::memory_order_relaxed); }
    // Stops the search where its time is up.
    void look_at_clock();
    // `share` scales the soft limit: less than 1 if the answer is clear, more if it is not.
    [[nodiscard]] bool is_past_soft_limit(double share = 1) const;
    // The time since the start, pondering included.
    [[nodiscard]] Milliseconds elapsed() const;
    // Whether the search is infinite or pondering: no answer may be given before stop or ponder_hit.
    [[nodiscard]] bool needs_word() const noexcept {
        return infinite_ || pondering_.load(std::memory_order_relaxed);
    }
    // Returns once an answer may be given: at once, or after stop or ponder_hit.
    void wait_until_answer_is_wanted();

  private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool is_past(std::optional<Milliseconds> limit) const;

    std::atomic<bool> stopped_{false};
    std::atomic<bool> pondering_{false};
    std::atomic<Clock::rep> clock_start_{0};  // when the time that counts began
    Clock::time_point start_;
    TimePlan plan_;
    bool infinite_ = false;
    std::mutex mutex_;
    std::condition_variable changed_;
};

}  // namespace janggun::search
