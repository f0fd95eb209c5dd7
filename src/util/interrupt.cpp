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

InterruptWatch::InterruptWatch(std::function<void()> /*on_interrupt*/) {}

#else

// The signal is held back from all threads, and this one waits for it.
class InterruptWatch::Thread {
  public:
    explicit Thread(std::function<void()> on_interrupt) : on_interrupt_{std::move(on_interrupt)} {
        sigemptyset(&signal_);
        sigaddset(&signal_, SIGINT);
        pthread_sigmask(SIG_BLOCK, &signal_, &before_);
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
    // True for the user's signal, false for the destructor's.
    [[nodiscard]] bool wait() const {
        int taken = 0;
        sigwait(&signal_, &taken);
        return !is_done_.load(std::memory_order_acquire);
    }

    void watch() {
        while (wait()) on_interrupt_();
    }

    std::function<void()> on_interrupt_;
    sigset_t signal_{};
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

InterruptWatch::InterruptWatch(std::function<void()> on_interrupt) {
    if (!are_interrupts_ignored()) thread_ = std::make_unique<Thread>(std::move(on_interrupt));
}

#endif

InterruptWatch::~InterruptWatch() = default;

}  // namespace janggun::util
