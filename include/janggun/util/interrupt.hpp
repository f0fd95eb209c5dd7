#pragma once

#include <functional>
#include <memory>

namespace janggun::util {

// While it lives, the user's wish to interrupt the program (Ctrl-C, SIGINT) calls a function, on a thread of
// its own, and does nothing else. To be made before the threads that are not to be interrupted. Signals that
// are ignored stay so.
class InterruptWatch {
  public:
    // For a program that is to end then: where it does not, a second interrupt ends it at once.
    explicit InterruptWatch(std::function<void()> on_interrupt);
    // For a program that goes on: each interrupt calls the function. What ends it (SIGTERM, SIGHUP, SIGQUIT)
    // calls another one first.
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
