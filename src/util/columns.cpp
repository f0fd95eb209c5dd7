#include "janggun/util/columns.hpp"

#include <algorithm>
#include <array>

namespace janggun::util {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Characters of East Asian width "wide", roughly: those of the scripts, and signs of full width.
constexpr std::array kWide{
    Range{0x1100, 0x115F}, Range{0x2E80, 0xA4CF}, Range{0xAC00, 0xD7A3}, Range{0xF900, 0xFAFF},
    Range{0xFE30, 0xFE6F}, Range{0xFF00, 0xFF60}, Range{0xFFE0, 0xFFE6}, Range{0x20000, 0x3FFFD},
};

bool is_wide(char32_t code) {
    return std::any_of(kWide.begin(), kWide.end(),
                       [code](Range range) { return code >= range.first && code <= range.last; });
}

// Bytes of a character that begins so; 0 where none does.
std::size_t length_of(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

}  // namespace

Character first_character(std::string_view text) noexcept {
    constexpr unsigned kPayloadBits = 6;
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = length_of(lead);
    if (length <= 1 || length > text.size()) return {};
    char32_t code = lead & (0xFFU >> (length + 1));
    for (const char c : text.substr(1, length - 1)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >> kPayloadBits != 2) return {};
        code = code << kPayloadBits | (byte & 0x3FU);
    }
    return {length, is_wide(code) ? std::size_t{2} : std::size_t{1}};
}

std::size_t columns_of(std::string_view text) noexcept {
    std::size_t columns = 0;
    while (!text.empty()) {
        const Character character = first_character(text);
        columns += character.columns;
        text.remove_prefix(character.bytes);
    }
    return columns;
}

}  // namespace janggun::util
