#include "janggun/util/columns.hpp"

#include <array>

namespace janggun::util {

namespace {

// Characters of East Asian width "wide", roughly: those of the scripts, and signs of full width.
constexpr std::array kWide{
    CodeRange{0x1100, 0x115F}, CodeRange{0x2E80, 0xA4CF}, CodeRange{0xAC00, 0xD7A3},
    CodeRange{0xF900, 0xFAFF}, CodeRange{0xFE30, 0xFE6F}, CodeRange{0xFF00, 0xFF60},
    CodeRange{0xFFE0, 0xFFE6}, CodeRange{0x20000, 0x3FFFD},
};

}  // namespace

std::size_t columns_of(const Character& character) noexcept {
    return character.code && is_in_any(kWide, *character.code) ? 2 : 1;
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
