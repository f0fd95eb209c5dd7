#pragma once

namespace janggun::test_data {

// Tests do more where the optimiser is on, so that they take seconds in every build.
#ifdef NDEBUG
inline constexpr bool kIsOptimised = true;
#else
inline constexpr bool kIsOptimised = false;
#endif

[[nodiscard]] constexpr int effort(int optimised, int otherwise) {
    return kIsOptimised ? optimised : otherwise;
}

}  // namespace janggun::test_data
