#pragma once

#include <cstddef>
#include <string_view>

#include "janggun/util/utf8.hpp"

namespace janggun::util {

// What a character takes on a terminal: one column, two for Hangul, Hanja and what is as wide, and
// none for what joins the character before it.
[[nodiscard]] std::size_t columns_of(const Character& character) noexcept;

// The columns of a line.
[[nodiscard]] std::size_t columns_of(std::string_view line) noexcept;

}  // namespace janggun::util
