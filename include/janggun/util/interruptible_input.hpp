#pragma once

#include <array>
#include <cstddef>
#include <streambuf>

namespace janggun::util {

// Standard input for a stream. Another thread can end the wait for more, which the stream takes for its end.
// More input may follow after that, and after the end that a terminal signals (Ctrl-D): clear the stream to
// read on.
class InterruptibleInput : public std::streambuf {
  public:
    InterruptibleInput();
    InterruptibleInput(const InterruptibleInput&) = delete;
    InterruptibleInput(InterruptibleInput&&) = delete;
    InterruptibleInput& operator=(const InterruptibleInput&) = delete;
    InterruptibleInput& operator=(InterruptibleInput&&) = delete;
    ~InterruptibleInput() override;

    // Ends the current wait, or else the next one.
    void interrupt() noexcept;
    // Whether the last end was made by interrupt().
    [[nodiscard]] bool was_interrupted() const noexcept { return was_interrupted_; }
    // Forgets the interrupts so far.
    void rearm() noexcept;

  protected:
    int_type underflow() override;

  private:
    // Waits for input; false if it was interrupted.
    [[nodiscard]] bool wait() const;

    static constexpr std::size_t kBufferSize = 16384;

    std::array<char, kBufferSize> buffer_{};
    std::array<int, 2> wake_{-1, -1};  // a pipe: the wait on its first end sees what is written to the second
    bool was_interrupted_ = false;
};

}  // namespace janggun::util
