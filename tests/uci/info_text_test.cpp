#include "info_text.hpp"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "janggun/util/text.hpp"
#include "search_lines.hpp"

using janggun::board::Move;
using janggun::eval::Centipawns;
using janggun::search::Bound;
using janggun::search::Info;
using janggun::search::Milliseconds;
using janggun::search::Outcome;
using janggun::uci::best_move_text;
using janggun::uci::info_text;
using janggun::uci::note_text;
using janggun::uci::score_text;

namespace {

Move move(std::string_view text) { return janggun::board::parse_move(text).value(); }

Info example() {
    Info info;
    info.depth = 7;
    info.selective_depth = 12;
    info.multipv = 2;
    info.score = Centipawns{34};
    info.nodes = 12345678901;
    info.time = Milliseconds{4567};
    info.nodes_per_second = 987654;
    info.hash_permille = 8;
    info.line = {move("a4a5"), move("a10a9"), move("e2e2")};
    return info;
}

}  // namespace

TEST_CASE("scores are spelt in centipawns or moves to the mate", "[uci]") {
    const auto [score, text] = GENERATE(table<Centipawns, std::string>({
        {Centipawns{0}, "cp 0"},
        {Centipawns{34}, "cp 34"},
        {Centipawns{-1}, "cp -1"},
        {Centipawns{15000}, "cp 15000"},
        {Centipawns{-15000}, "cp -15000"},
        // Points are won so many plies away.
        {-Centipawns::points_lost_in(0), "cp 20000"},
        {Centipawns::points_lost_in(0), "cp -20000"},
        {-Centipawns::points_lost_in(7), "cp 19993"},
        {Centipawns::points_lost_in(7), "cp -19993"},
        {Centipawns::points_lost_in(1000), "cp -19000"},
        // One ply is the first half of a move.
        {-Centipawns::mated_in(1), "mate 1"},
        {-Centipawns::mated_in(3), "mate 2"},
        {-Centipawns::mated_in(5), "mate 3"},
        {-Centipawns::mated_in(119), "mate 60"},
        {Centipawns::mated_in(0), "mate 0"},
        {Centipawns::mated_in(2), "mate -1"},
        {Centipawns::mated_in(4), "mate -2"},
        {Centipawns::mated_in(120), "mate -60"},
    }));
    CAPTURE(score.raw());
    CHECK(score_text(score) == text);
}

TEST_CASE("a line of play has its fields in the one order that all clients read", "[uci]") {
    Info info = example();
    CHECK(info_text(info, false) ==
          "info depth 7 seldepth 12 multipv 2 score cp 34 nodes 12345678901 nps 987654 hashfull 8 tbhits 0 "
          "time 4567 "
          "pv a4a5 a10a9 e2e2");
    info.bound = Bound::lower;
    CHECK(info_text(info, false) ==
          "info depth 7 seldepth 12 multipv 2 score cp 34 lowerbound nodes 12345678901 nps 987654 hashfull 8 "
          "tbhits 0 "
          "time 4567 pv a4a5 a10a9 e2e2");
    info.bound = Bound::upper;
    info.score = Centipawns::mated_in(4);
    CHECK(info_text(info, false) ==
          "info depth 7 seldepth 12 multipv 2 score mate -2 upperbound nodes 12345678901 nps 987654 hashfull "
          "8 tbhits 0 "
          "time 4567 pv a4a5 a10a9 e2e2");
    CHECK(janggun::uci_test::parse_info(info_text(info, false)));
}

TEST_CASE("chances stand behind the score and its bound where they are asked for", "[uci]") {
    Info info = example();
    info.chances = {520, 30, 450};
    info.bound = Bound::lower;
    const std::string line = info_text(info, true);
    const std::string text = " score cp 34 lowerbound wdl 520 30 450 nodes ";
    CAPTURE(line);
    CHECK(line.find(text) != std::string::npos);
    CHECK(janggun::uci_test::parse_info(line).has_value());
}

TEST_CASE("a finished game has a score and no line", "[uci]") {
    Info over;
    CHECK(info_text(over, false) == "info depth 0 score cp 0");
    over.score = Centipawns::mated_in(0);
    CHECK(info_text(over, false) == "info depth 0 score mate 0");
    over.score = -Centipawns::points_lost_in(0);
    CHECK(info_text(over, false) == "info depth 0 score mate 1 pv 0000");
    over.score = Centipawns::points_lost_in(0);
    CHECK(info_text(over, false) == "info depth 0 score mate 0");
}

TEST_CASE("the best move comes with the expected answer, if there is one", "[uci]") {
    Outcome outcome;
    CHECK(best_move_text(outcome) == "bestmove (none)");
    outcome.best = move("h1g3");
    CHECK(best_move_text(outcome) == "bestmove h1g3");
    outcome.ponder = move("h10g8");
    CHECK(best_move_text(outcome) == "bestmove h1g3 ponder h10g8");
    outcome.best = Move::pass(move("e2e2").from());
    outcome.ponder = Move::pass(move("e9e9").from());
    CHECK(best_move_text(outcome) == "bestmove e2e2 ponder e9e9");
}

TEST_CASE("contract 8: a note breaks up the words by which clients know other lines", "[uci]") {
    const auto [text, note] = GENERATE(table<std::string, std::string>({
        {"all is well", "info string all is well"},
        {"", "info string "},
        {"bestmove", "info string best move"},
        {"no bestmove and again bestmove", "info string no best move and again best move"},
        {"'bestmovebestmove'", "info string 'best movebest move'"},
        {"uciok", "info string uci ok"},
        {"xuciokx readyok", "info string xuci okx ready ok"},
        {"a mate 0 b", "info string a mate, 0 b"},
        {"mate 01", "info string mate, 01"},
        {"mate 1", "info string mate 1"},
        {"pv", "info string 'pv'"},
        {"pv pv pv", "info string 'pv' 'pv' 'pv'"},
        {"multipv is no pv.", "info string multipv is no pv."},
        {"a score of", "info string a 'score' of"},
        {"the depth", "info string the 'depth'"},
        {"depth 3 score cp 4 pv a4a5", "info string 'depth' 3 'score' 'cp' 4 'pv' a4a5"},
        {"cp cp", "info string 'cp' 'cp'"},
        {"deeper cpu", "info string deeper cpu"},
    }));
    CAPTURE(text);
    CHECK(note_text(text) == note);
}

TEST_CASE("contract 8: no mixture of the words survives in a note", "[uci]") {
    const std::vector<std::string> pieces{"bestmove", "uciok", "readyok", " pv ", " score ",
                                          " depth ",  " cp ",  "mate 0",  " "};
    for (const std::string& a : pieces) {
        for (const std::string& b : pieces) {
            for (const std::string& c : pieces) {
                std::string text = a;
                (text += b) += c;
                const std::string note = note_text(text);
                CAPTURE(text, note);
                for (const std::string& piece : pieces) {
                    if (piece != " ") CHECK(note.find(piece) == std::string::npos);
                }
            }
        }
    }
}
