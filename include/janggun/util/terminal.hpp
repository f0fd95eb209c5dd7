#pragma once

#include <cstdint>

namespace janggun::util {

enum class StandardStream : std::uint8_t { out, err };

// Whether a person is looking at it.
[[nodiscard]] bool is_terminal(StandardStream stream);

}  // namespace janggun::util
