#include "janggun/view/board_picture.hpp"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>

#include "janggun/board/fen.hpp"

namespace janggun::view {
namespace {

using board::Move;
using board::parse_fen;
using board::parse_move;

const std::string kFen = "3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 0 1";

std::string picture(const std::string& fen, bool color, Move last_move,
                    PieceStyle pieces = PieceStyle::letters) {
    return board_picture(parse_fen(fen), {.pieces = pieces, .color = color, .last_move = last_move});
}

// The line of a rank, without its number.
std::string line_of_rank(const std::string& picture, int rank) {
    std::size_t start = 0;
    for (int skipped = 2 * (board::kRanks - rank); skipped > 0; --skipped)
        start = picture.find('\n', start) + 1;
    return picture.substr(start + 4, picture.find('\n', start) - start - 4);
}

TEST_CASE("the points of the last move are reversed in a coloured picture", "[picture]") {
    const std::string text = picture("3k5/9/9/9/9/9/R8/9/9/4K4 b - - 0 1", true, parse_move("a1a4").value());
    CHECK(line_of_rank(text, 4) == "\x1b[1;32;7mR\x1b[0m---+---+---+---+---+---+---+---+");
    CHECK(line_of_rank(text, 1) == "\x1b[7m+\x1b[0m---+---+---+---\x1b[1;32mK\x1b[0m---+---+---+---+");
    CHECK(line_of_rank(text, 10) == "+---+---+---\x1b[1;31mk\x1b[0m---+---+---+---+---+");
}

TEST_CASE("glyphs of the last move are reversed too", "[picture]") {
    const std::string text =
        picture("3k5/9/9/9/9/9/r8/9/9/4K4 w - - 0 1", true, parse_move("a5a4").value(), PieceStyle::hanja);
    CHECK(line_of_rank(text, 4) == "\x1b[1;31;7m車\x1b[0m--+---+---+---+---+---+---+---+");
    CHECK(line_of_rank(text, 5) == "\x1b[7m+\x1b[0m---+---+---+---+---+---+---+---+");
}

TEST_CASE("a pass marks the king that stays", "[picture]") {
    const std::string text = picture(kFen, true, parse_move("d10d10").value());
    CHECK(line_of_rank(text, 10) == "+---+---+---\x1b[1;31;7mk\x1b[0m---+---+---+---+---+");
    CHECK(line_of_rank(text, 4) == "\x1b[1;31mr\x1b[0m---+---+---+---+---+---+---+---+");
}

TEST_CASE("a picture without colour does not show the last move", "[picture]") {
    const PieceStyle pieces = GENERATE(PieceStyle::letters, PieceStyle::hanja, PieceStyle::hangul);
    CHECK(picture(kFen, false, parse_move("a5a4").value(), pieces) ==
          picture(kFen, false, Move::none(), pieces));
    CHECK(picture(kFen, false, Move::none(), pieces).find('\x1b') == std::string::npos);
}

TEST_CASE("no last move marks nothing", "[picture]") {
    const std::string text = picture(kFen, true, Move::none());
    CHECK(text.find("7m") == std::string::npos);
    CHECK(line_of_rank(text, 4) == "\x1b[1;31mr\x1b[0m---+---+---+---+---+---+---+---+");
}

TEST_CASE("the side that sits at the bottom sees the board from there", "[picture]") {
    const board::Position position = parse_fen("3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 0 1");
    PictureStyle style;
    style.bottom = board::Side::han;
    CHECK(board_picture(position, style) ==
          " 1  +---+---+---+---K---+---+---+---R\n"
          "    |   |   |   | \\ | / |   |   |   |\n"
          " 2  +---+---+---+---+---+---+---+---+\n"
          "    |   |   |   | / | \\ |   |   |   |\n"
          " 3  +---+---+---+---+---+---+---+---+\n"
          "    |   |   |   |   |   |   |   |   |\n"
          " 4  +---+---+---+---+---+---+---+---r\n"
          "    |   |   |   |   |   |   |   |   |\n"
          " 5  +---+---+---+---+---+---+---+---+\n"
          "    |   |   |   |   |   |   |   |   |\n"
          " 6  +---+---+---+---+---+---+---+---+\n"
          "    |   |   |   |   |   |   |   |   |\n"
          " 7  +---+---+---+---+---+---+---+---+\n"
          "    |   |   |   |   |   |   |   |   |\n"
          " 8  +---+---+---+---+---+---+---+---+\n"
          "    |   |   |   | \\ | / |   |   |   |\n"
          " 9  +---+---+---+---+---+---+---+---+\n"
          "    |   |   |   | / | \\ |   |   |   |\n"
          "10  +---+---+---+---+---k---+---+---+\n"
          "    i   h   g   f   e   d   c   b   a\n");
}

TEST_CASE("ranks and files are named as the moves are written", "[picture]") {
    const PieceStyle pieces = GENERATE(PieceStyle::letters, PieceStyle::hanja, PieceStyle::hangul);
    const bool color = GENERATE(false, true);
    PictureStyle style;
    style.pieces = pieces;
    style.color = color;
    style.notation = Notation::korean;
    const auto names = [](const std::string& picture) {
        std::string ranks;
        std::string files;
        std::istringstream lines{picture};
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("    ") && line.find_first_of("|*") == std::string::npos) files = line;
            if (!line.starts_with("    ")) ranks += line.substr(0, 3);
        }
        return ranks + files;
    };
    const board::Position position = parse_fen(kFen);
    CHECK(names(board_picture(position, style)) ==
          " 1  2  3  4  5  6  7  8  9  0     1   2   3   4   5   6   7   8   9");
    style.bottom = board::Side::han;
    CHECK(names(board_picture(position, style)) ==
          " 0  9  8  7  6  5  4  3  2  1     9   8   7   6   5   4   3   2   1");
    style.notation = Notation::coordinates;
    CHECK(names(board_picture(position, style)) ==
          " 1  2  3  4  5  6  7  8  9 10     i   h   g   f   e   d   c   b   a");
}

}  // namespace
}  // namespace janggun::view
