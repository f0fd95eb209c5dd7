#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace janggun::util {

// Numbered work, done by several threads, whose results are told in the order of the numbers.
template <class Result>
struct OrderedWork {
    // Does the work of a number; nothing if it was stopped before its end.
    using Worker = std::function<std::optional<Result>(std::int64_t number, const std::stop_token& stop)>;

    std::int64_t first = 0;
    std::int64_t end = 0;  // one past the last number
    int threads = 1;
    // Makes the worker of a thread; called on that thread.
    std::function<Worker(const std::stop_token& stop)> make_worker;
    // Receives a result; called by one thread at a time. False when no more is wanted.
    std::function<bool(std::int64_t number, const Result& result)> tell;
};

namespace detail {

template <class Result>
class OrderedRun {
  public:
    OrderedRun(const OrderedWork<Result>& work, const std::stop_token& stop)
        : work_{work}, on_stop_{stop, Stop{stop_}}, next_{work.first}, told_{work.first} {}

    std::map<std::int64_t, Result> run() {
        {
            std::vector<std::jthread> threads;
            try {
                while (std::cmp_less(threads.size(), work_.threads) &&
                       std::cmp_less(threads.size(), work_.end - work_.first))
                    threads.emplace_back([this] { work(); });
            } catch (...) {
                fail();
            }
        }
        if (problem_) std::rethrow_exception(problem_);
        if (is_enough_) waiting_.clear();
        return std::move(waiting_);
    }

  private:
    struct Stop {
        std::stop_source& source;
        void operator()() const { source.request_stop(); }
    };

    // Takes numbers until none is left or no more is wanted.
    void work() {
        try {
            const std::stop_token stop = stop_.get_token();
            const auto worker = work_.make_worker(stop);
            while (const std::optional<std::int64_t> number = take()) {
                std::optional<Result> result = worker(*number, stop);
                if (!result) return;
                put(*number, std::move(*result));
            }
        } catch (...) {
            fail();
        }
    }

    void fail() {
        const std::lock_guard lock{mutex_};
        if (!problem_) problem_ = std::current_exception();
        stop_.request_stop();
    }

    std::optional<std::int64_t> take() {
        const std::lock_guard lock{mutex_};
        if (next_ == work_.end || stop_.stop_requested()) return std::nullopt;
        return next_++;
    }

    void put(std::int64_t number, Result result) {
        const std::lock_guard lock{mutex_};
        waiting_.emplace(number, std::move(result));
        while (!is_enough_ && !waiting_.empty() && waiting_.begin()->first == told_) {
            is_enough_ = !work_.tell(told_++, waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
        }
        if (is_enough_) stop_.request_stop();
    }

    const OrderedWork<Result>& work_;
    std::stop_source stop_;
    const std::stop_callback<Stop> on_stop_;

    std::mutex mutex_;  // guards the following members
    std::int64_t next_;
    std::int64_t told_;
    std::map<std::int64_t, Result> waiting_;  // results that wait for an earlier one
    bool is_enough_ = false;
    std::exception_ptr problem_;
};

}  // namespace detail

// Does the work to its end, until enough is told, or until a stop is requested; returns the results that were
// not told, because an earlier one is missing. Throws what a worker, its making or the telling throws, or
// std::system_error if the machine has no threads to give.
template <class Result>
[[nodiscard]] std::map<std::int64_t, Result> run_in_order(const OrderedWork<Result>& work,
                                                          const std::stop_token& stop) {
    return detail::OrderedRun<Result>{work, stop}.run();
}

}  // namespace janggun::util
