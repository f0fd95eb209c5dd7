#pragma once

#include <functional>
#include <memory>

namespace janggun::util {

// While it lives, the user's wish to interrupt the program (Ctrl-C, SIGINT) calls a function, on a thread of
// its own and each time anew, and does nothing else. Before the wish to end it (SIGTERM, SIGHUP) does so, it
// may call another one. To be made before the threads that are not to be interrupted. Where interrupts are
// ignored, they stay so.
class InterruptWatch {
  public:
    explicit InterruptWatch(std::function<void()> on_interrupt, std::function<void()> on_end = {});
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
