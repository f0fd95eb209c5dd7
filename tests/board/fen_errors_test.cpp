#include <array>
#include <catch2/catch.hpp>
#include <string>

#include "board/positions.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/util/error.hpp"

// FENs that are refused, each with the whole message that the user reads.

namespace janggun::board {
namespace {

std::string complaint_about(const std::string& fen) {
    try {
        static_cast<void>(parse_fen(fen));
    } catch (const util::InputError& error) {
        return error.what();
    }
    return "it was accepted";
}

TEST_CASE("a FEN of nothing is refused", "[board][fen]") {
    const std::string fen = GENERATE("", "  \t\r\n");
    CHECK(complaint_about(fen) == "bad FEN: it is empty");
}

TEST_CASE("a FEN with another number of ranks than ten is refused", "[board][fen]") {
    const auto [placement, message] = GENERATE(table<std::string, std::string>({
        {"4k4/9/9/9/9/9/9/9/4K4", "bad FEN: the board has 9 ranks, not 10"},
        {"4k4/9/9/9/9/9/9/9/9/4K4/9", "bad FEN: the board has 11 ranks, not 10"},
        {"4k4/9/9/9/9/9/9/9/9/4K4/", "bad FEN: the board has 11 ranks, not 10"},
        {"startpos", "bad FEN: the board has 1 rank, not 10"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "bad FEN: the board has 8 ranks, not 10"},
    }));
    CAPTURE(placement);
    CHECK(complaint_about(placement + " w - - 0 1") == message);
}

TEST_CASE("a FEN with a rank of other than nine files is refused", "[board][fen]") {
    const auto [placement, message] = GENERATE(table<std::string, std::string>({
        {"4k3/9/9/9/9/9/9/9/9/4K4", "bad FEN: rank 10 ('4k3') has 8 files, not 9"},
        {"4k4/1/9/9/9/9/9/9/9/4K4", "bad FEN: rank 9 ('1') has 1 file, not 9"},
        {"4k4/9/9/9/9//9/9/9/4K4", "bad FEN: rank 5 ('') has 0 files, not 9"},
        {"4k4/9/9/9/9/9/9/9/9/4K5", "bad FEN: rank 1 ('4K5') has more than 9 files"},
        {"4k4/9/9/9/9/9/9/9/9p/4K4", "bad FEN: rank 2 ('9p') has more than 9 files"},
        {"4k4/99/9/9/9/9/9/9/9/4K4", "bad FEN: rank 9 ('99') has more than 9 files"},
    }));
    CAPTURE(placement);
    CHECK(complaint_about(placement + " w - - 0 1") == message);
}

TEST_CASE("a FEN with an unknown letter is refused", "[board][fen]") {
    const auto [rank, message] = GENERATE(table<std::string, std::string>({
        {"q8", "'q' for a10"},
        {"8X", "'X' for i10"},
        {"08", "'0' for a10"},
        {"4-4", "'-' for e10"},
        {"1\xec\x95\x88"
         "5",
         "'안' for b10"},
    }));
    CAPTURE(rank);
    CHECK(complaint_about(rank + "/4k4/9/9/9/9/9/9/9/4K4 w - - 0 1") ==
          "bad FEN: unknown letter " + message +
              " (pieces are R N B A K C P, or H and E for N and B; lower case for Han)");
}

TEST_CASE("a FEN without both kings is refused", "[board][fen]") {
    const auto [placement, message] = GENERATE(table<std::string, std::string>({
        {"9/9/9/9/9/9/9/9/9/4K4", "bad FEN: Han has no king"},
        {"4k4/9/9/9/9/9/9/9/9/9", "bad FEN: Cho has no king"},
        {"9/9/9/9/9/9/9/9/9/9", "bad FEN: Cho has no king"},
    }));
    CAPTURE(placement);
    CHECK(complaint_about(placement + " w - - 0 1") == message);
}

TEST_CASE("a FEN with a second king is refused", "[board][fen]") {
    const auto [placement, message] = GENERATE(table<std::string, std::string>({
        {"4k4/9/9/9/9/9/9/9/4K4/4K4", "bad FEN: Cho has more than 1 king (one too many on e1)"},
        {"3kk4/9/9/9/9/9/9/9/9/4K4", "bad FEN: Han has more than 1 king (one too many on e10)"},
    }));
    CAPTURE(placement);
    CHECK(complaint_about(placement + " w - - 0 1") == message);
}

TEST_CASE("a FEN with a king or a guard outside its palace is refused", "[board][fen]") {
    const auto [placement, message] = GENERATE(table<std::string, std::string>({
        {"4k4/9/9/9/9/9/4K4/9/9/9", "the king of Cho on e4 is outside its palace (d1 to f3)"},
        {"4k4/9/9/9/9/9/9/9/9/2K6", "the king of Cho on c1 is outside its palace (d1 to f3)"},
        {"9/9/9/4k4/9/9/9/9/9/4K4", "the king of Han on e7 is outside its palace (d8 to f10)"},
        {"6k2/9/9/9/9/9/9/9/9/4K4", "the king of Han on g10 is outside its palace (d8 to f10)"},
        {"4K4/9/9/9/9/9/9/9/9/4k4", "the king of Cho on e10 is outside its palace (d1 to f3)"},
        {"4k4/9/9/9/9/9/9/9/9/A3K4", "the guard of Cho on a1 is outside its palace (d1 to f3)"},
        {"4k4/9/9/9/9/9/9/9/4a4/4K4", "the guard of Han on e2 is outside its palace (d8 to f10)"},
    }));
    CAPTURE(placement);
    CHECK(complaint_about(placement + " w - - 0 1") == "bad FEN: " + message);
}

TEST_CASE("a FEN with more pieces of a kind than a side owns is refused", "[board][fen]") {
    const auto [placement, message] = GENERATE(table<std::string, std::string>({
        {"4k4/9/9/9/9/9/PPPPPP3/9/9/4K4", "Cho has more than 5 soldiers (one too many on f4)"},
        {"4k4/9/9/9/9/9/3pppppp/9/9/4K4", "Han has more than 5 soldiers (one too many on i4)"},
        {"4k4/9/9/9/9/9/9/3A1A3/4A4/4K4", "Cho has more than 2 guards (one too many on e2)"},
        {"3aka3/4a4/9/9/9/9/9/9/9/4K4", "Han has more than 2 guards (one too many on e9)"},
        {"4k4/9/9/9/NHN6/9/9/9/9/4K4", "Cho has more than 2 horses (one too many on c6)"},
        {"4k4/9/9/9/nhn6/9/9/9/9/4K4", "Han has more than 2 horses (one too many on c6)"},
        {"4k4/9/9/9/BEB6/9/9/9/9/4K4", "Cho has more than 2 elephants (one too many on c6)"},
        {"4k4/9/9/9/beb6/9/9/9/9/4K4", "Han has more than 2 elephants (one too many on c6)"},
        {"4k4/9/9/9/RRR6/9/9/9/9/4K4", "Cho has more than 2 chariots (one too many on c6)"},
        {"4k4/9/9/9/rrr6/9/9/9/9/4K4", "Han has more than 2 chariots (one too many on c6)"},
        {"4k4/9/9/9/CCC6/9/9/9/9/4K4", "Cho has more than 2 cannons (one too many on c6)"},
        {"4k4/9/9/9/ccc6/9/9/9/9/4K4", "Han has more than 2 cannons (one too many on c6)"},
    }));
    CAPTURE(placement);
    CHECK(complaint_about(placement + " w - - 0 1") == "bad FEN: " + message);
}

TEST_CASE("a FEN with a soldier behind its own starting rank is refused", "[board][fen]") {
    const auto [placement, message] = GENERATE(table<std::string, std::string>({
        {"4k4/9/9/9/9/9/9/P8/9/4K4", "the soldier of Cho on a3 is behind its starting rank 4"},
        {"4k4/9/9/9/9/9/9/9/9/4K3P", "the soldier of Cho on i1 is behind its starting rank 4"},
        {"4k4/9/p8/9/9/9/9/9/9/4K4", "the soldier of Han on a8 is behind its starting rank 7"},
        {"4k3p/9/9/9/9/9/9/9/9/4K4", "the soldier of Han on i10 is behind its starting rank 7"},
    }));
    CAPTURE(placement);
    CHECK(complaint_about(placement + " w - - 0 1") ==
          "bad FEN: " + message + ", and soldiers never go back");
}

TEST_CASE("a FEN without a proper side to move is refused", "[board][fen]") {
    const auto [tail, message] = GENERATE(table<std::string, std::string>({
        {"", "the side to move is missing (w for Cho, b for Han)"},
        {" x - - 0 1", "the side to move is 'x', not w (Cho) or b (Han)"},
        {" W - - 0 1", "the side to move is 'W', not w (Cho) or b (Han)"},
        {" white - - 0 1", "the side to move is 'white', not w (Cho) or b (Han)"},
        {" - - 0 1", "the side to move is '-', not w (Cho) or b (Han)"},
        {" 0 1", "the side to move is '0', not w (Cho) or b (Han)"},
    }));
    CAPTURE(tail);
    CHECK(complaint_about("4k4/9/9/9/9/9/9/9/9/3K5" + tail) == "bad FEN: " + message);
}

TEST_CASE("a FEN with a bad count of plies without capture is refused", "[board][fen]") {
    const std::string count =
        GENERATE("-1", "x", "+1", "1.5", "10000", "99999999999999999999", "KQkq", "--", "0x1", "1,");
    CAPTURE(count);
    CHECK(complaint_about("4k4/9/9/9/9/9/9/9/9/3K5 w - - " + count + " 1") ==
          "bad FEN: the count of plies without capture '" + count + "' is not a number from 0 to 9999");
}

TEST_CASE("a FEN with a third dash has it in the place of a counter", "[board][fen]") {
    CHECK(complaint_about("4k4/9/9/9/9/9/9/9/9/3K5 w - - - 1") ==
          "bad FEN: the count of plies without capture '-' is not a number from 0 to 9999");
}

TEST_CASE("a FEN with a bad move number is refused", "[board][fen]") {
    const std::string number = GENERATE("0", "-1", "-", "x", "10000", "99999999999999999999", "1a");
    CAPTURE(number);
    CHECK(complaint_about("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 " + number) ==
          "bad FEN: the move number '" + number + "' is not a number from 1 to 9999");
}

TEST_CASE("a FEN with text behind its last field is refused", "[board][fen]") {
    const auto [tail, message] = GENERATE(table<std::string, std::string>({
        {" w - - 0 1 moves e2e2", "'moves'"},
        {" w 0 1 2", "'2'"},
        {" w - - 0 1 -", "'-'"},
        {" w - - 0 1 \x01", "'\uFFFD'"},
    }));
    CAPTURE(tail);
    CHECK(complaint_about("4k4/9/9/9/9/9/9/9/9/3K5" + tail) ==
          "bad FEN: there is text behind the move number: " + message);
}

TEST_CASE("a FEN in which the side not to move is in check is refused", "[board][fen]") {
    const auto [fen, message] = GENERATE(table<std::string, std::string>({
        {"5k3/4a4/3CN4/9/1PP5p/9/8P/4C4/4A4/2B1K4 w - - 0 46",
         "the king of Han on f10 is in check, but it is Cho's turn"},
        {"4k4/9/9/9/4r4/9/9/9/4K4/9 b - - 0 1", "the king of Cho on e2 is in check, but it is Han's turn"},
        {"3k5/9/9/9/9/9/9/5c3/4A4/3K5 b - - 0 1", "the king of Cho on d1 is in check, but it is Han's turn"},
        {"4k4/3P5/9/9/9/9/9/9/9/3K5 w", ""},
        {"4k4/4P4/9/9/9/9/9/9/9/3K5 w", "the king of Han on e10 is in check, but it is Cho's turn"},
        {"3k5/4P4/9/9/9/9/9/9/9/5K3 w", "the king of Han on d10 is in check, but it is Cho's turn"},
    }));
    CAPTURE(fen);
    CHECK(complaint_about(fen) == (message.empty() ? "it was accepted" : "bad FEN: " + message));
}

// A soldier of either side may stand on its starting rank and on those before it, a guard in its own palace,
// anything else anywhere.
bool can_stand(char letter, Square square) {
    if (letter == 'P') return square.rank() >= 3;
    if (letter == 'p') return square.rank() <= 6;
    if (letter == 'A') return is_in_palace(square, Side::cho);
    if (letter == 'a') return is_in_palace(square, Side::han);
    return true;
}

// The FEN of two kings and one more piece; it is the other side's turn, for the piece may give check.
std::string fen_with(char letter, Square square) {
    std::array<std::string, kRanks> ranks;
    ranks.fill("111111111");
    ranks[9][5] = 'k';
    ranks[0][3] = 'K';
    ranks[static_cast<std::size_t>(square.rank())][static_cast<std::size_t>(square.file())] = letter;
    std::string fen;
    for (std::size_t i = kRanks; i-- > 0;) fen += ranks[i] + (i > 0 ? "/" : "");
    return fen + (letter >= 'a' ? " w" : " b");
}

TEST_CASE("one piece beside the kings is accepted exactly on the squares that it can come to",
          "[board][fen]") {
    std::string wrong;
    for (const char letter : std::string("PANBRCHEpanbrche")) {
        for_each_square([&](Square square) {
            if (square == Square{5, 9} || square == Square{3, 0}) return;
            const bool accepted = complaint_about(fen_with(letter, square)) == "it was accepted";
            if (accepted != can_stand(letter, square)) wrong += letter + to_string(square) + " ";
        });
    }
    CHECK(wrong.empty());
}

}  // namespace
}  // namespace janggun::board
