#pragma once

#include <cstddef>

namespace janggun::util {

// The number of bytes that are fetched together on most machines.
inline constexpr std::size_t kCacheLine = 64;

// Asks the processor to fetch the contents of an address well before they are read.
inline void prefetch([[maybe_unused]] const void* address) noexcept {
#if defined(__GNUC__)
    __builtin_prefetch(address);
    // GCC 12 would take a function with nothing else for one without effect, and leave out the call.
    asm volatile("");
#endif
}

}  // namespace janggun::util
