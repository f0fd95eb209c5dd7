#pragma once

#include <cstdint>

namespace janggun::util {

// In the order of their descriptors.
enum class StandardStream : std::uint8_t { in, out, err };

// Whether a person types into it or looks at it.
[[nodiscard]] bool is_terminal(StandardStream stream);

}  // namespace janggun::util
