#pragma once

namespace janggun::util {

// Says on standard error what does not hold, and ends the program.
[[noreturn]] void assertion_failed(const char* condition, const char* file, int line);

}  // namespace janggun::util

// On in debug builds, gone in release builds. The only macro of the project.
#ifdef NDEBUG
#define JANGGUN_ASSERT(condition) static_cast<void>(0)
#else
#define JANGGUN_ASSERT(condition) \
    ((condition) ? static_cast<void>(0) : ::janggun::util::assertion_failed(#condition, __FILE__, __LINE__))
#endif
