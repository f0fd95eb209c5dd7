#pragma once

#include <functional>
#include <mutex>
#include <utility>

#include "janggun/util/interrupt.hpp"
#include "janggun/util/terminal.hpp"

namespace janggun::cli {

// What Ctrl-C does in a dialogue, where that changes from one moment to the next. A signal that ends the
// program leaves the terminal as it was found. Make this object before the threads that must not be
// interrupted.
class Interrupts {
  public:
    // While it lives, an interrupt calls a function, on a thread of its own. There is one at a time, and
    // between two of them an interrupt does nothing.
    class Receiver {
      public:
        Receiver(Interrupts& interrupts, std::function<void()> on_interrupt) : interrupts_{interrupts} {
            interrupts_.receive(std::move(on_interrupt));
        }
        Receiver(const Receiver&) = delete;
        Receiver(Receiver&&) = delete;
        Receiver& operator=(const Receiver&) = delete;
        Receiver& operator=(Receiver&&) = delete;
        ~Receiver() { interrupts_.receive({}); }

      private:
        Interrupts& interrupts_;
    };

  private:
    void receive(std::function<void()> on_interrupt) {
        const std::lock_guard lock{mutex_};
        on_interrupt_ = std::move(on_interrupt);
    }
    void tell() {
        const std::lock_guard lock{mutex_};
        if (on_interrupt_) on_interrupt_();
    }

    std::mutex mutex_;
    std::function<void()> on_interrupt_;
    util::TerminalSettings terminal_;  // the settings before the program changed them
    // This is the last member, because it calls functions that use the others.
    util::InterruptWatch watch_{[this] { tell(); }, [this] { terminal_.restore(); }};
};

}  // namespace janggun::cli
