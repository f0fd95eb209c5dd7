#include "uci_text.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "janggun/board/fen.hpp"

namespace janggun::match {
namespace {

Reply reply_to(const std::vector<std::string>& lines) {
    Reply reply;
    for (const std::string& line : lines) note_info(line, reply);
    return reply;
}

TEST_CASE("a position is told by its FEN and the moves since", "[match]") {
    const game::Game start{game::RuleSet::janggi, board::parse_fen(board::kStartFen)};
    const std::string fen = "position fen " + std::string{board::kStartFen};
    CHECK(position_text(start, {}) == fen);
    const std::vector<board::Move> moves{*board::parse_move("a4b4"), *board::parse_move("e9e9")};
    CHECK(position_text(start, moves) == fen + " moves a4b4 e9e9");
}

TEST_CASE("go tells all limits that are set", "[match]") {
    search::Limits limits;
    limits.depth = 5;
    CHECK(go_text(limits) == "go depth 5");
    limits.nodes = 1000;
    limits.move_time = Milliseconds{20};
    CHECK(go_text(limits) == "go movetime 20 nodes 1000 depth 5");
    limits = {};
    limits.clocks.remaining = {Milliseconds{9000}, Milliseconds{8000}};
    limits.clocks.increment = {Milliseconds{70}, Milliseconds{60}};
    CHECK(go_text(limits) == "go wtime 9000 btime 8000 winc 70 binc 60");
}

TEST_CASE("score, depth and nodes of the first line are read", "[match]") {
    const Reply reply = reply_to({
        "info depth 3 seldepth 5 multipv 1 score cp 12 nodes 100 pv a4b4",
        "info depth 7 score cp -34 lowerbound nodes 5000 time 9 pv a4b4 cp 99 depth 1",
        "info depth 8 currmove a4b4 currmovenumber 1",
        "info depth 7 multipv 2 score cp 5 nodes 9999 pv b1c3",
        "info string depth 99 score cp 99 nodes 99",
        "info nodes 6000",
    });
    CHECK(reply.score == -34);
    CHECK(reply.depth == 7);
    CHECK(reply.nodes == 6000U);
}

TEST_CASE("a mate is a score beyond all others", "[match]") {
    CHECK(reply_to({"info depth 9 score mate 3 pv a4b4"}).score == 32000);
    CHECK(reply_to({"info depth 9 score mate -2"}).score == -32000);
    CHECK(reply_to({"info depth 0 score mate 0"}).score == -32000);
}

TEST_CASE("what cannot be read is passed over", "[match]") {
    const Reply reply = reply_to({"info", "info score", "info score cp", "info score cp x depth y nodes -1",
                                  "info depth 99999999999999999999 nodes 1e9"});
    CHECK(!reply.score);
    CHECK(!reply.depth);
    CHECK(!reply.nodes);
}

TEST_CASE("a word is found only as the first of a line", "[match]") {
    CHECK(behind("bestmove", "bestmove a4b4 ponder a7b7") == "a4b4 ponder a7b7");
    CHECK(behind("bestmove", " bestmove\t a4b4\r") == "a4b4");
    CHECK(behind("uciok", "uciok") == "");
    CHECK(!behind("uciok", "uciokay"));
    CHECK(!behind("bestmove", "info string bestmove a4b4"));
}

TEST_CASE("complaints about options are recognised", "[match]") {
    CHECK(refuses_option("No such option: Hashh"));
    CHECK(refuses_option("info string there is no option 'Hashh'"));
    CHECK(refuses_option("info string ERROR: option Hash: 'x' is not a whole number"));
    CHECK(!refuses_option("info string hash table of 64 MB"));
    CHECK(!refuses_option("option name Hash type spin default 64"));
}

}  // namespace
}  // namespace janggun::match
