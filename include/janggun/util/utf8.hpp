#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace janggun::util {

// What some editors write at the head of a text to say that it is UTF-8.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// The code points from the first to the last.
struct CodeRange {
    char32_t first;
    char32_t last;
};

[[nodiscard]] bool is_in_any(std::span<const CodeRange> ranges, char32_t code) noexcept;

struct Character {
    std::string_view bytes;
    std::optional<char32_t> code;  // none for a byte that is not valid UTF-8
};

// The character at the front of `text`, which is not empty.
[[nodiscard]] Character first_character(std::string_view text) noexcept;

// Whether a character is visible and leaves the text around it in place: it is no control character, no
// zero-width one that joins nothing, none that changes the direction of writing, and none that ends a line.
[[nodiscard]] bool is_printable(char32_t code) noexcept;

}  // namespace janggun::util
