#include "janggun/util/interrupt.hpp"

#ifndef _WIN32
#include <atomic>
#include <csignal>
#include <thread>
#include <utility>
#endif

namespace janggun::util {

#ifdef _WIN32

// Nothing is watched: an interrupt ends the program.
class InterruptWatch::Thread {};

InterruptWatch::InterruptWatch(std::function<void()> /*on_interrupt*/, std::function<void()> /*on_end*/) {}

#else

// The signals are held back from all threads, and this one waits for them.
class InterruptWatch::Thread {
  public:
    Thread(std::function<void()> on_interrupt, std::function<void()> on_end)
        : on_interrupt_{std::move(on_interrupt)}, on_end_{std::move(on_end)} {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGINT);
        if (on_end_) {
            sigaddset(&signals_, SIGTERM);
            sigaddset(&signals_, SIGHUP);
        }
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
            if (taken != SIGINT) {
                end(taken);
            } else if (is_done_.load(std::memory_order_acquire)) {
                return;
            } else {
                on_interrupt_();
            }
        }
    }

    // Lets a signal do what it does, to this thread first.
    void end(int signal) {
        on_end_();
        pthread_kill(pthread_self(), signal);
        sigset_t set{};
        sigemptyset(&set);
        sigaddset(&set, signal);
        pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
        pthread_sigmask(SIG_BLOCK, &set, nullptr);  // the signal was ignored
    }

    std::function<void()> on_interrupt_;
    std::function<void()> on_end_;
    sigset_t signals_{};
    sigset_t before_{};
    std::atomic<bool> is_done_{false};
    std::thread thread_;
};

namespace {

bool are_interrupts_ignored() {
    struct sigaction now {};
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-union-access): what the system calls sa_handler
    return sigaction(SIGINT, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

InterruptWatch::InterruptWatch(std::function<void()> on_interrupt, std::function<void()> on_end) {
    if (!are_interrupts_ignored())
        thread_ = std::make_unique<Thread>(std::move(on_interrupt), std::move(on_end));
}

#endif

InterruptWatch::~InterruptWatch() = default;

}  // namespace janggun::util
