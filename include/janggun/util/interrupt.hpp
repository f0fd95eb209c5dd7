#pragma once

#include <functional>
#include <memory>

namespace janggun::util {

// While it lives, the user's wish to interrupt the program (Ctrl-C, SIGINT) calls a function, on a thread of
// its own, and does nothing else. Make it before the threads that must not be interrupted. Ignored signals
// stay ignored.
class InterruptWatch {
  public:
    // This one is for a program that should end: if it does not, a second interrupt ends it at once.
    explicit InterruptWatch(std::function<void()> on_interrupt);
    // This one is for a program that goes on: each interrupt calls the function. A signal that ends it
    // (SIGTERM, SIGHUP, SIGQUIT) calls `on_end` first.
    InterruptWatch(std::function<void()> on_interrupt, std::function<void()> on_end);
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch(InterruptWatch&&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;
    InterruptWatch& operator=(InterruptWatch&&) = delete;
    ~InterruptWatch();

  private:
    class Thread;

    std::unique_ptr<Thread> thread_;
};

}  // namespace janggun::util
