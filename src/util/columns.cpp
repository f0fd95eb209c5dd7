#include "janggun/util/columns.hpp"

#include <array>

namespace janggun::util {

namespace {

// Characters of East Asian width "wide", roughly: those of the scripts, and full-width signs.
constexpr std::array kWide{
    CodeRange{0x1100, 0x115F}, CodeRange{0x2E80, 0xA4CF},   CodeRange{0xAC00, 0xD7A3},
    CodeRange{0xF900, 0xFAFF}, CodeRange{0xFE30, 0xFE6F},   CodeRange{0xFF00, 0xFF60},
    CodeRange{0xFFE0, 0xFFE6}, CodeRange{0x20000, 0x3FFFD},
};

// Characters that join the one before them, or are invisible.
constexpr std::array kWithoutWidth{
    CodeRange{0x00AD, 0x00AD},  // the hyphen where a word may be broken
    CodeRange{0x0300, 0x036F},  // accents
    CodeRange{0x1160, 0x11FF},  // vowels and finals of Hangul in parts
    CodeRange{0x200B, 0x200D},  // places to break and joiners
    CodeRange{0x2060, 0x2060},  // one more joiner
    CodeRange{0xD7B0, 0xD7FF},  // old vowels and finals
};

}  // namespace

std::size_t columns_of(const Character& character) noexcept {
    if (!character.code) return 1;
    if (is_in_any(kWithoutWidth, *character.code)) return 0;
    return is_in_any(kWide, *character.code) ? 2 : 1;
}

std::size_t columns_of(std::string_view line) noexcept {
    std::size_t columns = 0;
    while (!line.empty()) {
        const Character character = first_character(line);
        columns += columns_of(character);
        line.remove_prefix(character.bytes.size());
    }
    return columns;
}

}  // namespace janggun::util
