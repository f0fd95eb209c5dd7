#pragma once

#include <cstddef>

namespace janggun::util {

// Bytes that are fetched together, on most machines.
inline constexpr std::size_t kCacheLine = 64;

// Asks the processor to fetch what lies at an address, which takes longer than what is done until it is read.
inline void prefetch([[maybe_unused]] const void* address) noexcept {
#if defined(__GNUC__)
    __builtin_prefetch(address);
    // GCC 12 takes a function that does no more than this for one that does nothing, and leaves out the call.
    asm volatile("");
#endif
}

}  // namespace janggun::util
