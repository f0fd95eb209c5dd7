#include "janggun/view/words.hpp"

#include <fmt/format.h>

#include "janggun/util/text.hpp"

namespace janggun::view {

namespace {

constexpr std::size_t kGlyphBytes = 3;

// Whether `text` begins with one of the three-byte characters of Korean writing: Hanja, Hangul syllables, and
// the Hanja that Korean encodings have twice.
bool starts_with_glyph(std::string_view text) {
    const auto byte = [text](std::size_t i) {
        return static_cast<unsigned>(static_cast<unsigned char>(text[i]));
    };
    if (text.size() < kGlyphBytes || byte(0) >> 4U != 0xEU || byte(1) >> 6U != 2U || byte(2) >> 6U != 2U)
        return false;
    const unsigned code = (byte(0) & 0xFU) << 12U | (byte(1) & 0x3FU) << 6U | (byte(2) & 0x3FU);
    return (code >= 0x4E00 && code <= 0x9FFF) || (code >= 0xAC00 && code <= 0xD7A3) ||
           (code >= 0xF900 && code <= 0xFAD9);
}

}  // namespace

std::string_view side_name(board::Side side) noexcept { return side == board::Side::cho ? "Cho" : "Han"; }

std::string_view result_words(game::Result result) noexcept {
    if (result == game::Result::draw) return "draw";
    return result == game::Result::cho_wins ? "Cho wins" : "Han wins";
}

std::string points_text(int halves) { return fmt::format("{}{}", halves / 2, halves % 2 == 0 ? "" : ".5"); }

std::string verdict_text(const game::Verdict& verdict) {
    if (verdict.is_over()) return fmt::format("over, {} ({})", text(verdict.result), reason_text(verdict));
    if (verdict.is_claimable())
        return fmt::format("may be ended now, {} ({})", text(verdict.result), reason_text(verdict));
    return "the game goes on";
}

std::string quoted(std::string_view text, std::size_t longest) {
    std::string result = "'";
    std::size_t at = 0;
    while (at < text.size() && at < longest) {
        const bool is_glyph = starts_with_glyph(text.substr(at));
        const std::string_view here = text.substr(at, is_glyph ? kGlyphBytes : 1);
        result += is_glyph ? std::string(here) : util::printable(here, 1);
        at += here.size();
    }
    return result += at < text.size() ? "...'" : "'";
}

}  // namespace janggun::view
