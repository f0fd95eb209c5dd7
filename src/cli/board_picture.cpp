#include "board_picture.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/palace.hpp"

namespace janggun::cli {

using board::PieceId;
using board::Side;
using board::Square;

namespace {

using Glyphs = std::array<std::string_view, board::kPieceTypes>;

// By type: soldier, guard, king, horse, elephant, chariot, cannon; for Cho and Han.
constexpr std::array<Glyphs, 2> kHanja{
    {{"卒", "士", "楚", "馬", "象", "車", "包"}, {"兵", "士", "漢", "馬", "象", "車", "包"}}};
constexpr std::array<Glyphs, 2> kHangul{
    {{"졸", "사", "초", "마", "상", "차", "포"}, {"병", "사", "한", "마", "상", "차", "포"}}};

constexpr int kWidth = 4;  // columns from file to file

struct Label {
    std::string text;
    int columns;  // on the screen: one for a letter, two for a glyph
};

std::string_view glyph(PieceId id, PieceStyle style) {
    return (style == PieceStyle::hanja ? kHanja : kHangul)[index(id.side())][index(id.type())];
}

Label label(PieceId id, const PictureStyle& style) {
    if (id.is_none()) return {"+", 1};
    Label result{std::string(1, letter(id)), 1};
    if (style.pieces != PieceStyle::letters) {
        result = {std::string(glyph(id, style.pieces)), 2};
        if (!style.color && id.side() == Side::han) result = {result.text + "*", 3};
    }
    if (style.color)
        result.text = fmt::format("\x1b[1;{}m{}\x1b[0m", id.side() == Side::cho ? 32 : 31, result.text);
    return result;
}

std::string rank_line(const board::Position& position, int rank, const PictureStyle& style) {
    std::string line = fmt::format("{:2}  ", rank + 1);
    for (int file = 0; file < board::kFiles; ++file) {
        const Label here = label(position.at({file, rank}), style);
        line += here.text;
        if (file + 1 < board::kFiles) line.append(static_cast<std::size_t>(kWidth - here.columns), '-');
    }
    return line + '\n';
}

// The diagonal between a point and the one up and right of it, or between its two neighbours; a blank where
// none is drawn.
char diagonal_between(Square low_left) {
    const auto joins = [](Square from, Square to) {
        const board::DiagonalRays& rays = board::diagonal_rays(from);
        return std::any_of(rays.begin(), rays.end(),
                           [to](const board::DiagonalRay& ray) { return ray.near == to; });
    };
    if (joins(low_left, low_left + board::kRowLength + 1)) return '/';
    if (joins(low_left + 1, low_left + board::kRowLength)) return '\\';
    return ' ';
}

// The lines between a rank and the one above it.
std::string gap_line(int rank) {
    std::string line = "    ";
    for (int file = 0; file < board::kFiles; ++file) {
        line += '|';
        if (file + 1 < board::kFiles) line += fmt::format(" {} ", diagonal_between({file, rank}));
    }
    return line + '\n';
}

}  // namespace

std::string board_picture(const board::Position& position, const PictureStyle& style) {
    std::string picture;
    for (int rank = board::kRanks - 1; rank >= 0; --rank) {
        picture += rank_line(position, rank, style);
        if (rank > 0) picture += gap_line(rank - 1);
    }
    picture += "    a   b   c   d   e   f   g   h   i\n";
    if (style.pieces != PieceStyle::letters && !style.color) picture += "    * marks the pieces of Han\n";
    return picture;
}

}  // namespace janggun::cli
