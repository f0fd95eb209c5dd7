#include "janggun/util/utf8.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace janggun::util {

namespace {

constexpr std::array kSurrogates{CodeRange{0xD800, 0xDFFF}};
constexpr char32_t kLastCode = 0x10FFFF;
constexpr std::size_t kMostBytes = 4;

// The least code that needs each number of bytes: a smaller one in that many bytes is an overlong form, which
// is not allowed.
constexpr std::array<char32_t, kMostBytes + 1> kLeastCodes{0, 0, 0x80, 0x800, 0x10000};

constexpr std::array kUnprintable{
    CodeRange{0x00, 0x1F},      // control characters
    CodeRange{0x7F, 0x9F},      // DEL, and the other control characters
    CodeRange{0x00AD, 0x00AD},  // the hyphen where a word may be broken
    CodeRange{0x061C, 0x061C},  // a mark of direction
    CodeRange{0x200B, 0x200F},  // more of them, and characters without width
    CodeRange{0x2028, 0x202E},  // separators of lines and paragraphs, and changes of direction
    CodeRange{0x2060, 0x2060},  // a character without width
    CodeRange{0x2066, 0x2069},  // more changes of direction
    CodeRange{0xFEFF, 0xFEFF},  // the byte order mark where none belongs
};

// The code of a character of `text.size()` bytes.
std::optional<char32_t> decode(std::string_view text) noexcept {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    char32_t code = byte(0) & (0x7FU >> text.size());
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (byte(i) >> 6U != 2) return std::nullopt;
        code = code << 6U | (byte(i) & 0x3FU);
    }
    if (code < kLeastCodes[text.size()] || code > kLastCode || is_in_any(kSurrogates, code))
        return std::nullopt;
    return code;
}

}  // namespace

Character first_character(std::string_view text) noexcept {
    const auto lead = static_cast<unsigned char>(text.front());
    const auto marks = static_cast<std::size_t>(std::countl_one(lead));
    if (marks == 0) return {text.substr(0, 1), lead};
    if (marks < 2 || marks > std::min(kMostBytes, text.size())) return {text.substr(0, 1), std::nullopt};
    const std::string_view bytes = text.substr(0, marks);
    const std::optional<char32_t> code = decode(bytes);
    return {code ? bytes : text.substr(0, 1), code};
}

bool is_in_any(std::span<const CodeRange> ranges, char32_t code) noexcept {
    return std::any_of(ranges.begin(), ranges.end(),
                       [code](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

bool is_printable(char32_t code) noexcept { return !is_in_any(kUnprintable, code); }

}  // namespace janggun::util
