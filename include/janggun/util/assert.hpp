#pragma once

namespace janggun::util {

// Prints the failed condition on standard error, and ends the program.
[[noreturn]] void assertion_failed(const char* condition, const char* file, int line);

}  // namespace janggun::util

// An assertion, active in debug builds and gone in release builds. The only macro of the project.
#ifdef NDEBUG
#define JANGGUN_ASSERT(condition) static_cast<void>(0)
#else
#define JANGGUN_ASSERT(condition) \
    ((condition) ? static_cast<void>(0) : ::janggun::util::assertion_failed(#condition, __FILE__, __LINE__))
#endif
