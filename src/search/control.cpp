#include "janggun/search/control.hpp"

#include <algorithm>

namespace janggun::search {

namespace {

using namespace std::chrono_literals;

Milliseconds own_time(const Clocks& clocks, std::size_t side) {
    const auto& own = clocks.remaining[side];
    return std::max(own ? *own : *clocks.remaining[1 - side], 1ms);
}

}  // namespace

TimePlan plan_time(const Limits& limits, board::Side side, TimeHabits habits, const Params& params) {
    TimePlan plan;
    // No clock runs down when a time for the move is over, so that all of it is used.
    if (limits.move_time) plan.hard = std::max(*limits.move_time, 1ms);
    if (!limits.clocks.are_given()) return plan;

    constexpr int kPercent = 100;
    const std::size_t own = index(side);
    const Milliseconds left = std::max(own_time(limits.clocks, own) - habits.overhead, 1ms);
    const Milliseconds increment = limits.clocks.increment[own];
    const int moves =
        std::clamp(limits.clocks.moves_to_go.value_or(params.time_moves_to_go), 1, params.time_moves_to_go);
    Milliseconds soft = left / (moves + 1) + increment * params.time_increment / kPercent;
    if (habits.ponders) soft += soft * params.time_ponder / kPercent;
    const Milliseconds most =
        moves == 1 ? left * 3 / 4 : std::max(left / params.time_largest_part, left / moves);
    plan.soft = std::max(std::min(soft, most), 1ms);
    const Milliseconds hard = std::max(std::min(*plan.soft * params.time_hard_over_soft, most), 1ms);
    plan.hard = plan.hard ? std::min(*plan.hard, hard) : hard;
    return plan;
}

void Control::start(const TimePlan& plan, bool is_pondering, bool is_infinite) {
    const std::lock_guard lock{mutex_};
    plan_ = plan;
    infinite_ = is_infinite;
    start_ = Clock::now();
    clock_start_.store(start_.time_since_epoch().count(), std::memory_order_relaxed);
    pondering_.store(is_pondering, std::memory_order_relaxed);
    stopped_.store(false, std::memory_order_relaxed);
}

void Control::stop() {
    const std::lock_guard lock{mutex_};
    stopped_.store(true, std::memory_order_relaxed);
    changed_.notify_all();
}

void Control::ponder_hit() {
    const std::lock_guard lock{mutex_};
    if (!pondering_.load(std::memory_order_relaxed)) return;
    clock_start_.store(Clock::now().time_since_epoch().count(), std::memory_order_relaxed);
    pondering_.store(false, std::memory_order_release);
    changed_.notify_all();
}

bool Control::is_past(std::optional<Milliseconds> limit) const {
    if (!limit || infinite_ || pondering_.load(std::memory_order_acquire)) return false;
    const Clock::time_point begin{Clock::duration{clock_start_.load(std::memory_order_relaxed)}};
    return Clock::now() - begin >= *limit;
}

void Control::look_at_clock() {
    if (is_past(plan_.hard)) stopped_.store(true, std::memory_order_relaxed);
}

bool Control::is_past_soft_limit(double share) const {
    if (!plan_.soft) return false;
    return is_past(
        Milliseconds{static_cast<Milliseconds::rep>(static_cast<double>(plan_.soft->count()) * share)});
}

Milliseconds Control::elapsed() const {
    return std::chrono::duration_cast<Milliseconds>(Clock::now() - start_);
}

void Control::wait_until_answer_is_wanted() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [this] { return is_stopped() || !needs_word(); });
}

}  // namespace janggun::search
