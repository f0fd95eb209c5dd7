#include "janggun/board/fen.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>

#include "board/positions.hpp"
#include "data/records.hpp"

namespace janggun::board {
namespace {

constexpr std::string_view kPlacement = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";

// The same text in the usual letters: N and B for H and E.
std::string in_usual_letters(std::string fen) {
    constexpr std::string_view kOther = "HhEe";
    constexpr std::string_view kUsual = "NnBb";
    for (char& c : fen) {
        const std::size_t i = kOther.find(c);
        if (i != std::string_view::npos) c = kUsual[i];
    }
    return fen;
}

TEST_CASE("every FEN of the test data is printed as it was read", "[board][fen]") {
    int shortened = 0;
    for (const std::string& fen : test_data::all_fens()) {
        CAPTURE(fen);
        const std::string printed = to_fen(parse_fen(fen));
        CHECK(to_fen(parse_fen(printed)) == printed);
        // One of them has the letters H and E and no dashes.
        if (fen == "rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1") {
            CHECK(printed == kStartFen);
            ++shortened;
        } else {
            CHECK(printed == fen);
        }
    }
    CHECK(shortened == 1);
}

TEST_CASE("a FEN has two to six fields", "[board][fen]") {
    const auto [tail, printed] = GENERATE(table<std::string, std::string>({
        {" w", " w - - 0 1"},
        {" b", " b - - 0 1"},
        {" w -", " w - - 0 1"},
        {" b - -", " b - - 0 1"},
        {" w 7", " w - - 7 1"},
        {" w - 7", " w - - 7 1"},
        {" b - - 7", " b - - 7 1"},
        {" b 7 12", " b - - 7 12"},
        {" w - 7 12", " w - - 7 12"},
        {" w - - 7 12", " w - - 7 12"},
        {" b - - 0 1", " b - - 0 1"},
        {" w - - 9999 9999", " w - - 9999 9999"},
        {" b - - 9999 9999", " b - - 9999 9999"},
        {" w - - 007 0012", " w - - 7 12"},
    }));
    CAPTURE(tail);
    CHECK(to_fen(parse_fen(std::string(kPlacement) + tail)) == std::string(kPlacement) + printed);
}

TEST_CASE("the fields of a FEN may stand between any blanks", "[board][fen]") {
    CHECK(to_fen(parse_fen("  " + std::string(kPlacement) + "\tb  -\t-   3 \r 4\n")) ==
          std::string(kPlacement) + " b - - 3 4");
}

TEST_CASE("horses may be H and elephants E, also mixed with N and B", "[board][fen]") {
    const std::string fen =
        GENERATE("rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w - - 0 1",
                 "rnea1abhr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHBA1AENR w - - 0 1",
                 "4k4/9/h7e/9/9/9/9/E7H/9/4K4 b - - 0 1");
    CAPTURE(fen);
    CHECK(to_fen(parse_fen(fen)) == in_usual_letters(fen));
}

TEST_CASE("gaps that stand side by side are printed as one", "[board][fen]") {
    CHECK(to_fen(parse_fen("1111k4/9/9/333/18/81/9/9/45/21K41 w - - 0 1")) ==
          "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
}

TEST_CASE("a FEN puts each piece on its square", "[board][fen]") {
    const Position position =
        parse_fen("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 3 9");
    const auto [square, side, type] = GENERATE(table<std::string, Side, PieceType>({
        {"a1", Side::cho, PieceType::chariot},
        {"b1", Side::cho, PieceType::horse},
        {"c1", Side::cho, PieceType::elephant},
        {"d1", Side::cho, PieceType::guard},
        {"e2", Side::cho, PieceType::king},
        {"h3", Side::cho, PieceType::cannon},
        {"i4", Side::cho, PieceType::soldier},
        {"a10", Side::han, PieceType::chariot},
        {"h10", Side::han, PieceType::horse},
        {"g10", Side::han, PieceType::elephant},
        {"f10", Side::han, PieceType::guard},
        {"e9", Side::han, PieceType::king},
        {"b8", Side::han, PieceType::cannon},
        {"c7", Side::han, PieceType::soldier},
    }));
    CAPTURE(square);
    const PieceId piece = position.at(square_named(square));
    REQUIRE(piece.is_piece());
    CHECK(piece.side() == side);
    CHECK(piece.type() == type);
    CHECK(position.square_of(piece) == square_named(square));
}

TEST_CASE("a FEN sets the side to move, the counters and the meaning of facing kings", "[board][fen]") {
    const Position position = parse_fen("4k4/9/9/9/9/9/9/9/9/3K5 b - - 31 47", Facing::binds);
    CHECK(position.side_to_move() == Side::han);
    CHECK(position.halfmove_clock() == 31);
    CHECK(position.fullmove_number() == 47);
    CHECK(position.facing() == Facing::binds);
    CHECK(parse_fen("4k4/9/9/9/9/9/9/9/9/3K5 w").facing() == Facing::ignored);
}

TEST_CASE("a position read from a FEN has no pass behind it", "[board][fen]") {
    const Position passed = after(parse_fen(kStartFen), "e2e2");
    CHECK(passed.passes() == Passes::one);
    CHECK(parse_fen(to_fen(passed)).passes() == Passes::none);
}

TEST_CASE("a king may be in check when it is its side's turn", "[board][fen]") {
    CHECK_NOTHROW(parse_fen("5k3/9/9/9/4r4/9/9/9/4K4/9 w - - 0 1"));
}

TEST_CASE("each type of piece has its letter and name", "[board][fen]") {
    const auto [type, big, small, word] = GENERATE(table<PieceType, char, char, std::string>({
        {PieceType::soldier, 'P', 'p', "soldier"},
        {PieceType::guard, 'A', 'a', "guard"},
        {PieceType::king, 'K', 'k', "king"},
        {PieceType::horse, 'N', 'n', "horse"},
        {PieceType::elephant, 'B', 'b', "elephant"},
        {PieceType::chariot, 'R', 'r', "chariot"},
        {PieceType::cannon, 'C', 'c', "cannon"},
    }));
    CAPTURE(word);
    CHECK(letter(PieceId(Side::cho, slots_of(type).first)) == big);
    CHECK(letter(PieceId(Side::han, slots_of(type).first)) == small);
    CHECK(name(type) == word);
}

}  // namespace
}  // namespace janggun::board
