#pragma once

#include <array>
#include <cstddef>
#include <streambuf>

namespace janggun::util {

// Standard input for a stream. Another thread can end the wait for more, and the stream is at its end then.
// Behind that, and behind the end that a terminal tells of (Ctrl-D), more may follow: the stream is cleared
// to read on.
class InterruptibleInput : public std::streambuf {
  public:
    InterruptibleInput();
    InterruptibleInput(const InterruptibleInput&) = delete;
    InterruptibleInput(InterruptibleInput&&) = delete;
    InterruptibleInput& operator=(const InterruptibleInput&) = delete;
    InterruptibleInput& operator=(InterruptibleInput&&) = delete;
    ~InterruptibleInput() override;

    // Ends the wait that goes on, or else the next one.
    void interrupt() noexcept;
    // Whether the last end was made by interrupt().
    [[nodiscard]] bool was_interrupted() const noexcept { return was_interrupted_; }
    // Interrupts so far are forgotten.
    void rearm() noexcept;

  protected:
    int_type underflow() override;

  private:
    // False where it was interrupted.
    [[nodiscard]] bool wait() const;

    static constexpr std::size_t kBufferSize = 16384;

    std::array<char, kBufferSize> buffer_{};
    std::array<int, 2> wake_{-1,
                             -1};  // a pipe: what is written to its second end, the wait for the first sees
    bool was_interrupted_ = false;
};

}  // namespace janggun::util
