#include "janggun/util/zeroed_memory.hpp"

#include <limits>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#else
#include <cstdlib>
#endif

namespace janggun::util {

namespace {

std::size_t bytes_of(std::size_t words) {
    if (words > std::numeric_limits<std::size_t>::max() / sizeof(std::uint64_t)) throw std::bad_alloc{};
    return words * sizeof(std::uint64_t);
}

std::uint64_t* take(std::size_t bytes) {
#ifdef __linux__
    void* const block = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) throw std::bad_alloc{};          // NOLINT: the macro is a cast
    static_cast<void>(madvise(block, bytes, MADV_HUGEPAGE));  // advice that the system may ignore
#else
    void* const block = std::calloc(bytes, 1);
    if (block == nullptr) throw std::bad_alloc{};
#endif
    return static_cast<std::uint64_t*>(block);
}

}  // namespace

ZeroedMemory::ZeroedMemory(std::size_t words)
    : count_{words}, words_{words == 0 ? nullptr : take(bytes_of(words)), Release{bytes_of(words)}} {}

void ZeroedMemory::Release::operator()(std::uint64_t* words) const noexcept {
#ifdef __linux__
    munmap(words, bytes);
#else
    std::free(words);
#endif
}

}  // namespace janggun::util
