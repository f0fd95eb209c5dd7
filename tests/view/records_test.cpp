#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/view/korean.hpp"

namespace janggun::view {
namespace {

using game::Game;
using game::RuleSet;

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// A set-up as records have it, from the a-file.
board::Setup setup_of(const std::string& record, board::Side side) {
    std::string letters = record;
    replace_all(letters, "마", "N");
    replace_all(letters, "상", "B");
    if (side == board::Side::han) letters.assign(letters.rbegin(), letters.rend());
    return board::setup_named(letters).value();
}

// A move of a record as this program writes it: in Hangul and without the side.
std::string in_hangul(std::string move) {
    for (const auto& [from, to] : std::map<std::string, std::string>{{"楚", ""},
                                                                     {"漢", ""},
                                                                     {"卒", "졸"},
                                                                     {"兵", "병"},
                                                                     {"士", "사"},
                                                                     {"將", "장"},
                                                                     {"馬", "마"},
                                                                     {"象", "상"},
                                                                     {"車", "차"},
                                                                     {"包", "포"}})
        replace_all(move, from, to);
    return move;
}

struct KoreanGame {
    Game start;
    std::vector<std::string> moves;
    std::vector<std::string> coordinates;
};

std::vector<KoreanGame> korean_games() {
    constexpr std::size_t kLinesPerGame = 3;
    const std::vector<std::string> lines = test_data::lines_of("korean-games.txt");
    test_data::require(lines.size() % kLinesPerGame == 0, lines.back());
    std::vector<KoreanGame> games;
    for (std::size_t i = 0; i < lines.size(); i += kLinesPerGame) {
        const std::vector<std::string> header = test_data::words(lines[i]);
        test_data::require(header.size() == 3 && header[0] == "game", lines[i]);
        const board::Position start = board::start_position(setup_of(header[1], board::Side::cho),
                                                            setup_of(header[2], board::Side::han));
        games.push_back({Game{RuleSet::janggicasual, start}, test_data::words(lines[i + 1]),
                         test_data::words(lines[i + 2])});
        test_data::require(games.back().moves.size() == games.back().coordinates.size(), lines[i]);
    }
    return games;
}

TEST_CASE("the games of Korean records are read move by move", "[records]") {
    const std::vector<KoreanGame> games = korean_games();
    CHECK(games.size() == 22);
    int passes = 0;
    int checks = 0;
    for (const KoreanGame& one : games) {
        Game game = one.start;
        CAPTURE(to_fen(game.position()));
        for (std::size_t ply = 0; ply < one.moves.size(); ++ply) {
            CAPTURE(ply, one.moves[ply]);
            const board::Move move = read_move(game, one.moves[ply]);
            REQUIRE(to_string(move) == one.coordinates[ply]);
            CHECK(korean(game.position(), move) == in_hangul(one.moves[ply]));
            passes += move.is_pass() ? 1 : 0;
            game.play(move);
            checks += game.in_check() ? 1 : 0;
        }
    }
    CHECK(passes > 10);
    CHECK(checks > 50);
}

TEST_CASE("every legal move written in Korean is read as that move", "[records]") {
    constexpr std::size_t kPositions = 300;
    const std::vector<test_data::PerftRow> rows = test_data::perft_rows("movegen.epd");
    REQUIRE(rows.size() >= kPositions);
    std::size_t count = 0;
    for (std::size_t i = 0; i < kPositions; ++i) {
        const Game game{RuleSet::janggicasual, board::parse_fen(rows[i].fen)};
        board::MoveList moves;
        board::generate_legal(game.position(), moves);
        for (const board::Move move : moves) {
            const std::string text = korean(game.position(), move);
            CAPTURE(rows[i].fen, text);
            CHECK(read_move(game, text) == move);
            CHECK(read_move(game, to_string(move)) == move);
        }
        count += moves.size();
        CHECK(moves.size() == rows[i].counts[0].nodes);
    }
    CHECK(count > 10000);
}

}  // namespace
}  // namespace janggun::view
