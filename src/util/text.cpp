#include "janggun/util/text.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "janggun/util/utf8.hpp"

namespace janggun::util {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";

constexpr char to_small(char c) noexcept {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t start = text.find_first_not_of(kBlanks);
    while (start != std::string_view::npos) {
        const std::size_t end = text.find_first_of(kBlanks, start);
        words.push_back(text.substr(start, end == std::string_view::npos ? end : end - start));
        start = text.find_first_not_of(kBlanks, end);
    }
    return words;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    for (;;) {
        const std::size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end == std::string_view::npos ? end : end - start));
        if (end == std::string_view::npos) return parts;
        start = end + 1;
    }
}

std::string_view trim(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::string lower(std::string_view text) {
    std::string result{text};
    std::transform(result.begin(), result.end(), result.begin(), to_small);
    return result;
}

bool is_same_word(std::string_view a, std::string_view b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char c, char d) { return to_small(c) == to_small(d); });
}

std::string one_of(std::span<const std::string_view> words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
        list += words[i];
    }
    return list;
}

std::optional<std::int64_t> parse_integer(std::string_view text, std::int64_t low, std::int64_t high) {
    std::int64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (problem != std::errc{} || stop != end || value < low || value > high) return std::nullopt;
    return value;
}

std::string printable(std::string_view text, std::size_t longest) {
    constexpr std::string_view kReplacement = "\uFFFD";
    std::string result;
    for (std::size_t count = 0; count < longest && !text.empty(); ++count) {
        const Character character = first_character(text);
        const bool is_shown = character.code && is_printable(*character.code);
        result += is_shown ? character.bytes : kReplacement;
        text.remove_prefix(character.bytes.size());
    }
    if (!text.empty()) result += "...";
    return result;
}

std::string in_quotes(std::string_view text, std::size_t longest) {
    std::string result(1, '\'');
    result += printable(text, longest);
    return result += '\'';
}

}  // namespace janggun::util
