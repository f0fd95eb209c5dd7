#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace janggun::util {

// The words of a line: runs of characters between blanks (space, tab, CR, LF and the other control blanks).
[[nodiscard]] std::vector<std::string_view> split_words(std::string_view text);

// The parts between separators; always one more part than there are separators.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

// `text` without blanks at both ends.
[[nodiscard]] std::string_view trim(std::string_view text);

// `text` with small letters for capitals, ASCII only.
[[nodiscard]] std::string lower(std::string_view text);

// Whether two words are the same except for capitals, ASCII only.
[[nodiscard]] bool is_same_word(std::string_view a, std::string_view b) noexcept;

// A decimal number within [low, high] and nothing else around it.
[[nodiscard]] std::optional<std::int64_t> parse_integer(std::string_view text, std::int64_t low,
                                                        std::int64_t high);

// The words as alternatives for a message: "a", "a or b", "a, b or c".
[[nodiscard]] std::string one_of(std::span<const std::string_view> words);

// Text from outside, made fit for one line of a message: in quotes, cut after `longest` characters, and with
// U+FFFD for each character that is not printable and each byte that is no UTF-8.
[[nodiscard]] std::string in_quotes(std::string_view text, std::size_t longest = 60);
// Makes text fit for a message like in_quotes(), without the quotes.
[[nodiscard]] std::string printable(std::string_view text, std::size_t longest);

}  // namespace janggun::util
