#include <iostream>
#include <sstream>
#include <string>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/board/fen.hpp"
#include "search_lines.hpp"
#include "session/printable.hpp"

// What clients break without, continued: input that is wrong, and what is said about it.

using namespace janggun::uci_test;

namespace {

const std::string kStart{janggun::board::kStartFen};

bool is_error(const std::string& line) { return line.starts_with("info string ERROR: "); }

}  // namespace

TEST_CASE("contract 8: what a client says is not said back in words that mean something else", "[uci]") {
    const std::string line = GENERATE(
        "bestmove", "uciok", "readyok now", "setoption name bestmove a1a2 value 1", "setoption name x pv y",
        "setoption name a depth 1 score cp 3 b", "setoption name Hash value bestmove",
        "setoption name is mate 0 it", "position fen bestmove", "position fen uciok pv readyok score",
        "position bestmove", "position startpos moves bestmove", "position startpos readyok",
        "go depth bestmove", "go readyok depth 1", "go searchmoves bestmove depth 1", "debug uciok",
        "bench readyok", "setoption name UCI_Variant value mate 0");
    CAPTURE(line);
    for (const std::string& said : answers_to({"debug on", line})) {
        if (!said.starts_with("info string")) continue;
        CAPTURE(said);
        for (const char* const word :
             {"bestmove", "uciok", "readyok", " pv ", " score ", " depth ", " cp ", "mate 0"})
            CHECK(said.find(word) == std::string::npos);
    }
}

TEST_CASE("contract 8: a mate is no word of another line either", "[uci]") {
    const Lines lines =
        answers_to({"position fen 3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1 moves i3i10", "go depth 3"});
    CHECK(lines == Lines{"info string result: 1-0 mate", "info depth 0 score mate 0", "bestmove (none)"});
}

TEST_CASE("contract 9: bad input is named in one line, and the dialogue goes on", "[uci]") {
    const std::string line = GENERATE(
        as<std::string>{}, "nonsense", "xyz 1 2 3", "position", "position startpos moves z9z9",
        "position startpos moves a1a2 a1a2", "position startpos moves e2e4 e7e5", "position fen",
        "position fen 9/9 w", "position fen 3r2k1/p5n1/1pq1p2p/2p3p1/2P1P1n1/1P1P2pP/PN1Q2K1/5R2 w - - 0 27",
        "position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "position fen " + kStart + " 5 5", "position fen 9/9/9/9/9/9/9/9/9/9 w - - 0 1", "setoption",
        "setoption name Hash", "setoption name Hash value", "setoption name Hash value 0",
        "setoption name Hash value many", "setoption name Threads value -1",
        "setoption name UCI_Variant value xiangqi", "setoption name Ponder value yes",
        "setoption name value 3", "setoption name Debug Log File value /", "debug", "bench x", "\x7f\xff\xfe",
        "uci\x01");
    CAPTURE(line);
    const Lines lines = answers_to({line, "isready", "d"});
    REQUIRE(lines.size() > 2);
    CHECK(is_error(lines[0]));
    CHECK(lines[1] == "readyok");
    CHECK(behind("Fen: ", lines) == kStart);
}

TEST_CASE("contract 9: a position that is refused leaves the one before", "[uci]") {
    const std::string fen = "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 3 9";
    const std::string bad =
        GENERATE("position startpos moves a1a9", "position fen 9/9 w", "position startpos a4a5");
    CAPTURE(bad);
    const Lines lines = answers_to({"position fen " + fen, bad, "d"});
    CHECK(is_error(lines[0]));
    CHECK(behind("Fen: ", lines) == fen);
    Dialogue talk;
    talk.send_all({"position fen " + fen, bad});
    talk.until("info string ERROR");
    CHECK(faults(talk.search("go depth 2"), game_at("janggi", "fen " + fen)) == "");
}

TEST_CASE("contract 9: an illegal move is named with its number", "[uci]") {
    const Lines lines = answers_to({"position startpos moves a4a5 a7a6 e2e9 b1c3"});
    REQUIRE(lines.size() == 1);
    CHECK(lines[0] == "info string ERROR: move 3 ('e2e9') is illegal: the king on e2 cannot go to e9");
}

TEST_CASE("contract 9: go with a mistake still gives one best move", "[uci]") {
    const std::string go = GENERATE("go depth abc", "go nodes -5", "go movetime", "go fast", "go depth 0",
                                    "go wtime soon btime later", "go searchmoves a1a9 depth 2", "go mate 0");
    CAPTURE(go);
    const Lines lines = answers_to({go});
    CHECK(is_error(lines[0]));
    CHECK(faults(lines) == "");
}

TEST_CASE("contract 9: bytes of every value leave the session alive", "[uci]") {
    std::string bytes;
    for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
    const std::string input = bytes + '\n' + bytes + bytes + "\nposition fen " + bytes + "\nsetoption name " +
                              bytes + " value " + bytes + "\ngo depth " + bytes + "\nisready\n";
    const Lines lines = answers_to_text(input);
    CHECK(count_starting("readyok", lines) == 1);
    for (const std::string& line : lines) {
        CHECK(janggun::session_test::is_printable(line));
    }
}

TEST_CASE("contract 9: lines of a million characters get short answers", "[uci]") {
    const std::string long_word(1'000'000, 'x');
    const Lines lines = answers_to({long_word, "position fen " + long_word,
                                    "position startpos moves " + long_word, "setoption name " + long_word,
                                    "setoption name Hash value " + long_word, "go depth 1 " + long_word});
    REQUIRE(lines.size() > 6);
    for (const std::string& line : lines) CHECK(line.size() < 400);
}

TEST_CASE("contract 10: nothing is written to standard error", "[uci]") {
    std::ostringstream noise;
    std::streambuf* const err = std::cerr.rdbuf(noise.rdbuf());
    std::streambuf* const log = std::clog.rdbuf(noise.rdbuf());
    const Lines lines = answers_to({"uci", "nonsense", "position fen x", "setoption name x", "go depth 2",
                                    "go perft 1", "bench 1", "d", "eval", "quit"});
    std::cerr.rdbuf(err);
    std::clog.rdbuf(log);
    CHECK(!lines.empty());
    CHECK(noise.str().empty());
}
