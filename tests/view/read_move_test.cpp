#include <catch2/catch.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/rng.hpp"
#include "janggun/view/korean.hpp"

namespace janggun::view {
namespace {

using game::Game;
using game::RuleSet;

Game game_of(std::string_view fen, std::string_view moves = "", RuleSet rules = RuleSet::janggi) {
    Game game{rules, board::parse_fen(fen)};
    play_text(game, moves);
    return game;
}

// The move as coordinates, or the message of its refusal.
std::string reading(const Game& game, std::string_view text) {
    try {
        return to_string(read_move(game, text));
    } catch (const util::InputError& error) {
        return error.what();
    }
}

TEST_CASE("a move is read in every way that people write it", "[read_move]") {
    const auto [text, move] = GENERATE(table<std::string, std::string>({
        // coordinates
        {"i4h4", "i4h4"},
        {"I4H4", "i4h4"},
        // Korean
        {"79졸78", "i4h4"},
        {"79卒78", "i4h4"},
        {"79楚卒78", "i4h4"},
        {"79초졸78", "i4h4"},
        {"79楚78", "i4h4"},
        {"7978", "i4h4"},
        {"79졸78장군", "i4h4"},
        {"79-78", "i4h4"},
        {"졸79-78", "i4h4"},
        {"01車91", "a1a2"},
        {"01\uF90291", "a1a2"},
        {"01차91", "a1a2"},
        {"08마87", "h1g3"},
        {"08馬87", "h1g3"},
        {"04사94", "d1d2"},
        {"04士94", "d1d2"},
        {"95장85", "e2e3"},
        {"95將85", "e2e3"},
        {"95궁85", "e2e3"},
        {"95楚85", "e2e3"},
        // ASCII
        {"P79-78", "i4h4"},
        {"p7978", "i4h4"},
        {"H08-87", "h1g3"},
        {"N08-87", "h1g3"},
        {"R01-91", "a1a2"},
        {"A04-94", "d1d2"},
        {"K95-85+", "e2e3"},
        {"K95-85#", "e2e3"},
    }));
    CHECK(reading(game_of(board::kStartFen), text) == move);
}

TEST_CASE("each piece is read by each of its names", "[read_move]") {
    const auto [fen, text, move] = GENERATE(table<std::string, std::string, std::string>({
        {"5k3/9/9/9/9/4B4/9/9/9/3K5 w", "65상37", "e5g8"},
        {"5k3/9/9/9/9/4B4/9/9/9/3K5 w", "65象37", "e5g8"},
        {"5k3/9/9/9/9/4B4/9/9/9/3K5 w", "E65-37", "e5g8"},
        {"5k3/9/9/9/9/4B4/9/9/9/3K5 w", "B65-37", "e5g8"},
        {"5k3/9/9/r8/9/9/P8/9/9/C2K5 w", "01포41차", "a1a7"},
        {"5k3/9/9/r8/9/9/P8/9/9/C2K5 w", "01包41車", "a1a7"},
        {"5k3/9/9/r8/9/9/P8/9/9/C2K5 w", "01砲41車", "a1a7"},
        {"5k3/9/9/r8/9/9/P8/9/9/C2K5 w", "C01x41", "a1a7"},
        {"5k3/9/9/9/8p/9/9/9/9/3K5 b", "59병69", "i6i5"},
        {"5k3/9/9/9/8p/9/9/9/9/3K5 b", "59兵69", "i6i5"},
        {"5k3/9/9/9/8p/9/9/9/9/3K5 b", "P59-69", "i6i5"},
        {"5k3/9/9/9/8p/9/9/9/9/3K5 b", "16왕15", "f10e10"},
        {"5k3/9/9/9/8p/9/9/9/9/3K5 b", "16漢15", "f10e10"},
        {"5k3/9/9/9/8p/9/9/9/9/3K5 b", "16한宮15", "f10e10"},
    }));
    CAPTURE(fen);
    CHECK(reading(game_of(fen), text) == move);
}

TEST_CASE("a pass is read in every way that people write it", "[read_move]") {
    const std::string text = GENERATE("pass", "PASS", "0000", "@@@@", "한수쉼", "e1e1", "E1E1", "0505",
                                      "05將05", "05궁05", "K05-05");
    CHECK(reading(game_of(board::kStartFen, "e2e1 a7a6"), text) == "e1e1");
}

TEST_CASE("a pass belongs to the side to move", "[read_move]") {
    CHECK(reading(game_of(board::kStartFen), "pass") == "e2e2");
    CHECK(reading(game_of(board::kStartFen, "a4a5"), "pass") == "e9e9");
}

TEST_CASE("a capture is read with and without the captured piece", "[read_move]") {
    const Game game = game_of("3k5/9/9/9/7p1/7P1/9/9/9/4K4 b");
    const std::string text = GENERATE("58병68졸", "58兵68卒", "58漢兵68卒", "58漢兵68楚卒", "58병68",
                                      "5868졸", "5868", "P58x68", "58x68", "58X68", "P58-68", "58병68졸장군",
                                      "58兵68卒將軍", "58병68장군", "h6h5", "58漢卒68楚兵", "58병68楚");
    CHECK(reading(game, text) == "h6h5");
}

TEST_CASE("what is no move is refused and the ways to write one are told", "[read_move]") {
    const std::string text =
        GENERATE("", " ", "졸", "장군", "e2", "a4a", "j1j2", "a0a1", "a11a1", "79", "79졸", "79졸7", "70졸69",
                 "79졸70", "79존78", "79졸78존", "79졸78장군!", "79졸78장군장군", "79졸마78", "P79졸78",
                 "79졸-x78", "79졸78졸졸", "79楚漢78", " 79졸78", "79 졸 78", "한수", "한수쉼!", "passe",
                 "00000", "@@@", "79졸78\n", "1. 79졸78");
    CAPTURE(text);
    CHECK(reading(game_of(board::kStartFen), text)
              .ends_with("' is not a move: write a4a5, 79졸78 or P79-78, and a pass as 한수쉼 or pass"));
}

TEST_CASE("the message shows what was written as far as it can be shown", "[read_move]") {
    const Game game = game_of(board::kStartFen);
    CHECK(reading(game, "79졸7").starts_with("'79졸7' is not a move"));
    CHECK(reading(game, "79\xff\n78").starts_with("'79\uFFFD\uFFFD78' is not a move"));
    CHECK(reading(game, std::string(100000, '7')).size() < 200);
}

TEST_CASE("words that the board does not bear out are refused with what stands there", "[read_move]") {
    const auto [text, reason] = GENERATE(table<std::string, std::string>({
        {"79마78", "Cho's soldier stands on 79, not Cho's horse"},
        {"79병78", "Cho's soldier stands on 79, not Han's soldier"},
        {"79漢78", "Cho's soldier stands on 79, not a piece of Han's"},
        {"79楚馬78", "Cho's soldier stands on 79, not Cho's horse"},
        {"H79-78", "Cho's soldier stands on 79, not Cho's horse"},
        {"41졸51", "Han's soldier stands on 41, not Cho's soldier"},
        {"C49-59", "Han's soldier stands on 49, not Cho's cannon"},
        {"79졸78병", "78 is empty, nothing is taken there"},
        {"79졸78漢", "78 is empty, nothing is taken there"},
        {"P79x78", "78 is empty, nothing is taken there"},
        {"95장95사", "a pass takes nothing"},
    }));
    const std::string message = reading(game_of(board::kStartFen), text);
    CAPTURE(message);
    CHECK(message.starts_with("'" + text + "' ("));
    CHECK(message.ends_with(") does not fit the board: " + reason));
}

TEST_CASE("a captured piece that is another one is refused", "[read_move]") {
    const auto [text, reason] = GENERATE(table<std::string, std::string>({
        {"58병68마", "Cho's soldier stands on 68, not Cho's horse"},
        {"58병68병", "Cho's soldier stands on 68, not Han's soldier"},
        {"58병68漢", "Cho's soldier stands on 68, not a piece of Han's"},
        {"58병68漢馬", "Cho's soldier stands on 68, not Han's horse"},
    }));
    CHECK(reading(game_of("3k5/9/9/9/7p1/7P1/9/9/9/4K4 b"), text) ==
          "'" + text + "' (h6h5) does not fit the board: " + reason);
}

TEST_CASE("an illegal move is refused with the reason, in the points of the text, and its coordinates",
          "[read_move]") {
    const auto [fen, text, message] = GENERATE(table<std::string, std::string, std::string>({
        {std::string(board::kStartFen), "79졸89", "(i4i3) is illegal: the soldier on 79 cannot go to 89"},
        {std::string(board::kStartFen), "55졸65", "(e6e5) is illegal: 55 is empty"},
        {std::string(board::kStartFen), "01차71졸", "(a1a4) is illegal: a piece of Cho stands on 71"},
        {std::string(board::kStartFen), "41병51",
         "(a7a6) is illegal: the soldier on 41 is Han's, and it is "
         "Cho's turn"},
        {std::string(board::kStartFen), "0101",
         "(a1a1) is illegal: a pass is written as the king's square twice"},
        {"5k3/9/9/9/4r4/9/9/9/4K4/9 w", "pass", "(e2e2) is illegal: no pass in check"},
        {"5k3/9/9/9/4r4/9/9/9/4K4/9 w", "95장05", "(e2e1) is illegal: the king would be in check"},
        {"4k4/9/9/9/9/9/9/9/4K4/R8 w", "01차91",
         "(a1a2) is illegal: the kings would go on facing each other"},
    }));
    CAPTURE(fen);
    CHECK(reading(game_of(fen), text) == "'" + text + "' " + message);
}

TEST_CASE("a point is read in coordinates and in Korean", "[read_move]") {
    const auto [text, point] = GENERATE(table<std::string, std::string>({
        {"a1", "a1"},
        {"I10", "i10"},
        {"01", "a1"},
        {"19", "i10"},
        {"83", "c3"},
    }));
    CAPTURE(text);
    const std::optional<board::Square> square = parse_point(text);
    REQUIRE(square);
    CHECK(to_string(*square) == point);
    const std::string other = GENERATE("", "a", "a11", "j1", "0", "00", "012", "b1c3", "a1 ");
    CAPTURE(other);
    CHECK(!parse_point(other));
}

TEST_CASE("coordinates need no coordinates beside them", "[read_move]") {
    const Game game = game_of(board::kStartFen);
    CHECK(reading(game, "i4i3") == "'i4i3' is illegal: the soldier on i4 cannot go to i3");
    CHECK(reading(game, "I4I3") == "'I4I3' is illegal: the soldier on i4 cannot go to i3");
}

TEST_CASE("no move is read after the end of the game", "[read_move]") {
    const Game game = game_of(board::kStartFen, "e2e2 e9e9");
    CHECK(reading(game, "79졸78") ==
          "'79졸78' (i4h4) comes after the end of the game (points after double pass)");
    CHECK(reading(game, "pass") ==
          "'pass' (e2e2) comes after the end of the game (points after double pass)");
}

TEST_CASE("what spells a move does so on any board", "[read_move]") {
    for (const std::string text : {"a4a5", "A1I10", "79졸78", "02마83", "P79-78", "pass", "0000", "한수쉼"})
        CHECK(spells_move(text));
    for (const std::string text : {"", "a4", "depth", "b9", "졸", "j1j2"}) CHECK_FALSE(spells_move(text));
}

// The last position of the game after these moves, or the message of their refusal.
std::string position_after(std::string_view moves) {
    try {
        return to_fen(play_moves(game_of(board::kStartFen), util::split_words(moves)).position());
    } catch (const util::InputError& error) {
        return error.what();
    }
}

TEST_CASE("moves of all notations are played one after another, between any blanks", "[read_move]") {
    const std::string moves = GENERATE("a4a5 a7a6 e2e2 e9e10", "  a4a5\ta7a6 \n e2e2\re9e10 ",
                                       "71졸61 41병51 한수쉼 25장15", "P71-61 a7a6 pass 2515");
    CHECK(position_after(moves) == "rnbakabnr/9/1c5c1/2p1p1p1p/p8/P8/2P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 4 3");
}

TEST_CASE("no moves leave the game as it is", "[read_move]") {
    const std::string moves = GENERATE("", " \t\n");
    CHECK(position_after(moves) == board::kStartFen);
}

TEST_CASE("moves go on with the past of the game", "[read_move]") {
    const Game game = play_moves(game_of(board::kStartFen, "b1c3 b10c8 c3b1 c8b10"),
                                 util::split_words("02마83 12마33 c3b1 c8b10"));
    CHECK(game.history().size() == 9);
    CHECK(reason_text(game.verdict()) == "repetition");
}

TEST_CASE("of a list of moves the one that is wrong is told with its number", "[read_move]") {
    const std::string ways = "write a4a5, 79졸78 or P79-78, and a pass as 한수쉼 or pass";
    const auto [moves, message] = GENERATE_COPY(table<std::string, std::string>({
        {"a4a5 xyz", "move 2 ('xyz') is not a move: " + ways},
        {"71존61", "move 1 ('71존61') is not a move: " + ways},
        {"a4a5 a7a6 \x01", "move 3 ('\uFFFD') is not a move: " + ways},
        {"a4a5 a7a6 b5b6 xyz", "move 3 ('b5b6') is illegal: b5 is empty"},
        {"B3B5", "move 1 ('B3B5') is illegal: the cannon on b3 cannot go to b5"},
        {"79졸78 41병31", "move 2 ('41병31', a7a8) is illegal: the soldier on 41 cannot go to 31"},
        {"79마78",
         "move 1 ('79마78', i4h4) does not fit the board: Cho's soldier stands on 79, not Cho's horse"},
        {"pass pass pass",
         "move 3 ('pass', e2e2) comes after the end of the game (points after double pass)"},
    }));
    CAPTURE(moves);
    CHECK(position_after(moves) == message);
}

TEST_CASE("any text is read as a legal move or refused in one line", "[read_move]") {
    const std::vector<std::string> parts{"7", "9",      "0",    "1",    "4",    "a",    "e", "i",
                                         "2", "졸",     "마",   "楚",   "漢",   "장군", "x", "-",
                                         "+", "한수쉼", "pass", "\xec", "\xa1", "\n",   "8"};
    const Game game = game_of(board::kStartFen);
    util::Rng rng{20261118};
    int moves = 0;
    for (int i = 0; i < 50000; ++i) {
        std::string text;
        for (std::uint32_t length = 1 + rng.below(6); length > 0; --length)
            text += parts[rng.below(static_cast<std::uint32_t>(parts.size()))];
        const std::string result = reading(game, text);
        const std::optional<board::Move> move = board::parse_move(result);
        CAPTURE(text, result);
        REQUIRE((move ? board::is_legal(game.position(), *move) : result.starts_with("'")));
        REQUIRE(result.find('\n') == std::string::npos);
        moves += move ? 1 : 0;
    }
    CHECK(moves > 10);
}

}  // namespace
}  // namespace janggun::view
