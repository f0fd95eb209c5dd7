#include "janggun/view/board_picture.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/view/korean.hpp"

namespace janggun::view {

using board::PieceId;
using board::Side;
using board::Square;

namespace {

using Glyphs = std::array<std::string_view, board::kPieceTypes>;

// The glyphs of Cho and Han by type: soldier, guard, king, horse, elephant, chariot, cannon.
constexpr std::array<Glyphs, 2> kHanja{
    {{"卒", "士", "楚", "馬", "象", "車", "包"}, {"兵", "士", "漢", "馬", "象", "車", "包"}}};
constexpr std::array<Glyphs, 2> kHangul{
    {{"졸", "사", "초", "마", "상", "차", "포"}, {"병", "사", "한", "마", "상", "차", "포"}}};

constexpr int kWidth = 4;  // columns from file to file

struct Label {
    std::string text;
    int columns;  // width on the screen: one for a letter, two for a glyph
};

std::string_view glyph(PieceId id, PieceStyle style) {
    return (style == PieceStyle::hanja ? kHanja : kHangul)[index(id.side())][index(id.type())];
}

Label plain_label(PieceId id, const PictureStyle& style) {
    if (id.is_none()) return {"+", 1};
    if (style.pieces == PieceStyle::letters) return {std::string(1, letter(id)), 1};
    const Label result{std::string(glyph(id, style.pieces)), 2};
    return !style.color && id.side() == Side::han ? Label{result.text + "*", 3} : result;
}

// The terminal codes before the label: bold green or red for a piece, reverse video for the last move.
std::string color_codes(PieceId id, bool is_marked) {
    std::string codes;
    if (!id.is_none()) codes = id.side() == Side::cho ? "1;32" : "1;31";
    if (is_marked) codes += codes.empty() ? "7" : ";7";
    return codes;
}

Label label(const board::Position& position, Square square, const PictureStyle& style) {
    const PieceId id = position.at(square);
    Label result = plain_label(id, style);
    if (!style.color) return result;
    const std::string codes =
        color_codes(id, square == style.last_move.from() || square == style.last_move.to());
    if (!codes.empty()) result.text = fmt::format("\x1b[{}m{}\x1b[0m", codes, result.text);
    return result;
}

// The index of the line or gap that is drawn there when the board is turned round.
int turned(int index, int size, bool is_turned) { return is_turned ? size - 1 - index : index; }

std::string rank_name(int rank, Notation notation) {
    return notation == Notation::korean ? std::string(1, korean_rank(rank)) : fmt::format("{}", rank + 1);
}

char file_name(int file, Notation notation) {
    return notation == Notation::korean ? korean_file(file) : static_cast<char>('a' + file);
}

std::string rank_line(const board::Position& position, int rank, const PictureStyle& style) {
    std::string line = fmt::format("{:>2}  ", rank_name(rank, style.notation));
    for (int column = 0; column < board::kFiles; ++column) {
        const int file = turned(column, board::kFiles, style.bottom == Side::han);
        const Label here = label(position, {file, rank}, style);
        line += here.text;
        if (column + 1 < board::kFiles) line.append(static_cast<std::size_t>(kWidth - here.columns), '-');
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

// The lines between a rank and the one above it. Turning the board round does not change how a diagonal
// leans.
std::string gap_line(int rank, bool is_turned) {
    std::string line = "    ";
    for (int column = 0; column < board::kFiles; ++column) {
        line += '|';
        if (column + 1 == board::kFiles) break;
        line += fmt::format(" {} ", diagonal_between({turned(column, board::kFiles - 1, is_turned), rank}));
    }
    return line + '\n';
}

std::string file_names(bool is_turned, Notation notation) {
    std::string line = "    ";
    for (int column = 0; column < board::kFiles; ++column) {
        line += file_name(turned(column, board::kFiles, is_turned), notation);
        line += column + 1 < board::kFiles ? "   " : "\n";
    }
    return line;
}

}  // namespace

std::string board_picture(const board::Position& position, const PictureStyle& style) {
    const bool is_turned = style.bottom == Side::han;
    std::string picture;
    for (int line = board::kRanks - 1; line >= 0; --line) {
        picture += rank_line(position, turned(line, board::kRanks, is_turned), style);
        if (line > 0) picture += gap_line(turned(line - 1, board::kRanks - 1, is_turned), is_turned);
    }
    picture += file_names(is_turned, style.notation);
    if (style.pieces != PieceStyle::letters && !style.color) picture += "    * marks the pieces of Han\n";
    return picture;
}

}  // namespace janggun::view
