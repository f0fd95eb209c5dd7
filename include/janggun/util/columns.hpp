#pragma once

#include <cstddef>
#include <string_view>

namespace janggun::util {

// A character of UTF-8, and what it takes on a terminal.
struct Character {
    std::size_t bytes = 1;
    std::size_t columns = 1;
};

// The one at the front of a text that is not empty. A byte that begins none is one by itself.
[[nodiscard]] Character first_character(std::string_view text) noexcept;

// The columns of a line: one for most characters, two for Hangul, Hanja and what is as wide.
[[nodiscard]] std::size_t columns_of(std::string_view text) noexcept;

}  // namespace janggun::util
