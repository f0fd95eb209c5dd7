#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace janggun::util {

// A large block of words, all zero at first. The system gives each page when it is first touched, so that
// even gigabytes are there at once, and huge pages where it has them.
class ZeroedMemory {
  public:
    // Throws std::bad_alloc if the system refuses.
    explicit ZeroedMemory(std::size_t words);

    [[nodiscard]] std::span<std::uint64_t> words() const noexcept { return {words_.get(), count_}; }

  private:
    struct Release {
        std::size_t bytes;
        void operator()(std::uint64_t* words) const noexcept;
    };
    std::size_t count_;
    std::unique_ptr<std::uint64_t, Release> words_;
};

}  // namespace janggun::util
