#pragma once

#include <cstddef>
#include <string_view>

#include "janggun/util/utf8.hpp"

namespace janggun::util {

// The width of a character on a terminal: two columns for Hangul, Hanja and other wide ones, none for one
// that joins the character before it, one for all others.
[[nodiscard]] std::size_t columns_of(const Character& character) noexcept;

// The columns of a line.
[[nodiscard]] std::size_t columns_of(std::string_view line) noexcept;

}  // namespace janggun::util
