#include "janggun/util/interrupt.hpp"

#include <utility>

#ifndef _WIN32
#include <atomic>
#include <csignal>
#include <optional>
#include <thread>

#include "janggun/util/stopwatch.hpp"
#endif

namespace janggun::util {

#ifdef _WIN32

// On this system nothing is watched: an interrupt ends the program.
class InterruptWatch::Thread {};

InterruptWatch::InterruptWatch(std::function<void()> /*on_interrupt*/, std::function<void()> /*on_end*/) {}

#else

namespace {

bool is_ignored(int signal) {
    struct sigaction now {};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-union-access): what the system calls sa_handler
    return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

// The signals are held back from all threads, and this one waits for them.
class InterruptWatch::Thread {
  public:
    Thread(std::function<void()> on_interrupt, std::function<void()> on_end)
        : on_interrupt_{std::move(on_interrupt)}, on_end_{std::move(on_end)} {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGINT);
        if (on_end_)
            for (const int signal : {SIGTERM, SIGHUP, SIGQUIT}) sigaddset(&signals_, signal);
        pthread_sigmask(SIG_BLOCK, &signals_, &before_);
        thread_ = std::thread{[this] { watch(); }};
    }
    Thread(const Thread&) = delete;
    Thread(Thread&&) = delete;
    Thread& operator=(const Thread&) = delete;
    Thread& operator=(Thread&&) = delete;
    ~Thread() {
        is_done_.store(true, std::memory_order_release);
        pthread_kill(thread_.native_handle(), SIGINT);
        thread_.join();
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }

  private:
    void watch() {
        for (;;) {
            int taken = 0;
            sigwait(&signals_, &taken);
            if (taken == SIGINT && is_done_.load(std::memory_order_acquire)) return;
            if (is_ignored(taken)) continue;
            if (taken == SIGINT) {
                hear();
            } else {
                end(taken);
            }
        }
    }

    // Some programs send an interrupt twice, to the process and to its group: that is one.
    void hear() {
        constexpr double kSameInterrupt = 0.5;  // seconds
        if (on_end_ || !since_first_) {
            since_first_.emplace();
            on_interrupt_();
        } else if (since_first_->seconds() > kSameInterrupt) {
            end(SIGINT);
        }
    }

    // Gives a signal its default effect, on this thread first.
    void end(int signal) {
        if (on_end_) on_end_();
        pthread_kill(pthread_self(), signal);
        sigset_t set{};
        sigemptyset(&set);
        sigaddset(&set, signal);
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
        pthread_sigmask(SIG_BLOCK, &set, nullptr);  // something else handles the signal
    }

    std::function<void()> on_interrupt_;
    std::function<void()> on_end_;
    std::optional<Stopwatch> since_first_;  // since the first interrupt
    sigset_t signals_{};
    sigset_t before_{};
    std::atomic<bool> is_done_{false};
    std::thread thread_;
};

InterruptWatch::InterruptWatch(std::function<void()> on_interrupt, std::function<void()> on_end) {
    if (!is_ignored(SIGINT)) thread_ = std::make_unique<Thread>(std::move(on_interrupt), std::move(on_end));
}

#endif

InterruptWatch::InterruptWatch(std::function<void()> on_interrupt)
    : InterruptWatch{std::move(on_interrupt), {}} {}

InterruptWatch::~InterruptWatch() = default;

}  // namespace janggun::util
