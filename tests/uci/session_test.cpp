#include "janggun/uci/session.hpp"

#include <algorithm>
#include <sstream>
#include <string>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "search_lines.hpp"

// Whole sessions: what overlaps, what waits for what, and how they end.

using namespace janggun::uci_test;

namespace {

bool is_best(const std::string& line) { return line.starts_with("bestmove"); }

std::ptrdiff_t best_moves(const Lines& lines) { return std::count_if(lines.begin(), lines.end(), is_best); }

}  // namespace

TEST_CASE("a session begins with a line that was peeked at", "[uci]") {
    std::istringstream in{"debug maybe\nisready\n"};
    janggun::util::LineReader lines{in};
    CHECK(lines.peek() == "debug maybe");
    std::ostringstream out;
    janggun::uci::run_session(lines, out);
    CHECK(out.str() == "info string ERROR: debug: write debug on or debug off\nreadyok\n");
}

TEST_CASE("the end of the input lets a search with limits come to its end", "[uci]") {
    const Lines lines = answers_to({"go depth 5"});
    CHECK(faults(lines) == "");
    CHECK(last_info(lines).depth == 5);
}

TEST_CASE("the end of the input ends an infinite search thread", "[uci]") {
    const std::string go = GENERATE("go infinite", "go", "go ponder", "go infinite depth 1",
                                    "go ponder depth 1", "go searchmoves a4a5");
    CAPTURE(go);
    CHECK(faults(answers_to({go})) == "");
}

TEST_CASE("the end of the input lets a search come to its end after ponderhit", "[uci]") {
    const Lines lines = answers_to({"go ponder depth 5", "ponderhit"});
    CHECK(faults(lines) == "");
    CHECK(last_info(lines).depth == 5);
}

TEST_CASE("quit stops a search that would go on", "[uci]") {
    const std::string go =
        GENERATE("go infinite", "go depth 100", "go movetime 1000000", "go ponder wtime 1000");
    CAPTURE(go);
    CHECK(faults(answers_to({go, "quit", "isready"})) == "");
}

TEST_CASE("an infinite search thread answers when it is stopped and no sooner", "[uci]") {
    // Searched to its end at once, but nobody has asked for the answer.
    Dialogue talk;
    talk.send("go infinite depth 1");
    talk.until("info depth 1 ");
    CHECK(best_moves(talk.said()) == 0);
    talk.send("stop");
    CHECK(is_best(talk.next_line()));
    CHECK(talk.said().empty());
}

TEST_CASE("an infinite search of a finished game waits for stop as well", "[uci]") {
    Dialogue talk;
    talk.send_all({"position startpos moves e2e2 e9e9", "go infinite"});
    talk.until("info depth 0");
    CHECK(talk.said().empty());
    talk.send("stop");
    CHECK(talk.next_line() == "bestmove (none)");
}

TEST_CASE("pondering threads answer after ponderhit or stop and no sooner", "[uci]") {
    Dialogue talk;
    talk.send("go ponder depth 1");
    talk.until("info depth 1 ");
    CHECK(best_moves(talk.said()) == 0);
    talk.send("ponderhit");
    CHECK(is_best(talk.next_line()));

    talk.send("go ponder movetime 1");
    talk.until("info depth 2 ");
    CHECK(best_moves(talk.said()) == 0);
    talk.send("ponderhit");
    talk.until("bestmove");

    talk.send("go ponder wtime 1000000 btime 1000000");
    talk.until("info depth 2 ");
    talk.send("stop");
    talk.until("bestmove");
    CHECK(talk.said().empty());
}

TEST_CASE("a second ponderhit and a stop behind it add nothing", "[uci]") {
    Dialogue talk;
    talk.send_all({"go ponder depth 1", "ponderhit", "ponderhit", "stop"});
    talk.until("bestmove");
    CHECK(talk.said().empty());
}

TEST_CASE("go while search threads work: the old search answers first", "[uci]") {
    Dialogue talk;
    talk.send("go infinite");
    talk.until("info depth");
    talk.send_all({"position startpos moves a4a5", "go depth 2"});
    const Lines first = talk.until("bestmove");
    CHECK(is_best_move(first.back(), game_at("janggi", "startpos")));
    const Lines second = talk.until("bestmove");
    CHECK(faults(second, game_at("janggi", "startpos moves a4a5")) == "");
    CHECK(talk.said().empty());
}

TEST_CASE("many searches one on the other each answer once", "[uci]") {
    Lines input;
    for (int i = 0; i < 20; ++i) input.emplace_back(i % 2 == 0 ? "go infinite" : "go depth 3");
    CHECK(best_moves(answers_to(input)) == 20);
}

TEST_CASE("threads: what is set while they search holds for the next search", "[uci]") {
    Dialogue talk;
    talk.send("go infinite");
    talk.until("info depth 2 ");
    talk.send_all({"setoption name MultiPV value 3", "setoption name Threads value 2",
                   "setoption name Hash value 2", "setoption name Clear Hash", "ucinewgame",
                   "setoption name UCI_ShowWDL value true", "stop"});
    for (const std::string& line : talk.until("bestmove")) {
        CAPTURE(line);
        const auto info = parse_info(line);
        CHECK((!info || (info->multipv == 1 && !info->wdl)));
    }
    const Lines next = talk.search("go depth 2");
    CHECK(faults(next) == "");
    CHECK(last_info(next).multipv == 3);
    CHECK(last_info(next).wdl.has_value());
}

TEST_CASE("other rules that are set while a search thread works set up the start position", "[uci]") {
    Dialogue talk;
    talk.send_all({"position startpos moves a4a5", "go infinite"});
    talk.until("info depth 2 ");
    talk.send("setoption name UCI_Variant value janggicasual");
    talk.until("info string variant janggicasual");
    talk.send("stop");
    CHECK(is_best_move(talk.until("bestmove").back(), game_at("janggi", "startpos moves a4a5")));
    CHECK(faults(talk.search("go depth 2"), game_at("janggicasual", "startpos")) == "");
}

TEST_CASE("a position can be shown and set while a search thread works on another", "[uci]") {
    Dialogue talk;
    talk.send("go infinite");
    talk.until("info depth");
    talk.send_all({"position startpos moves a4a5", "d"});
    talk.until("Fen: rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 1 1");
    talk.send_all({"eval", "flip", "stop"});
    CHECK(is_best_move(talk.until("bestmove").back(), game_at("janggi", "startpos")));
}

TEST_CASE("threads: four of them give one best move", "[uci]") {
    Dialogue talk;
    talk.send("setoption name Threads value 4");
    for (const char* const go : {"go depth 5", "go nodes 5000", "go movetime 30"}) {
        CAPTURE(go);
        CHECK(faults(talk.search(go)) == "");
    }
    talk.send("go infinite");
    talk.until("info depth 2 ");
    talk.send("stop");
    talk.until("bestmove");
    CHECK(talk.said().empty());
}

TEST_CASE("threads: their number is changed between and during searches", "[uci]") {
    Dialogue talk;
    for (const char* const threads : {"2", "1", "3"}) {
        talk.send(std::string{"setoption name Threads value "} + threads);
        CHECK(faults(talk.search("go depth 3")) == "");
        talk.send("go infinite");
        talk.until("info depth 2 ");
        talk.send_all({"setoption name Threads value 4", "stop"});
        talk.until("bestmove");
    }
}

TEST_CASE("a session whose output breaks ends with the next line", "[uci]") {
    constexpr std::size_t kRoom = 30;
    Dialogue talk{kRoom};
    talk.send_all({"uci", "isready"});
    talk.wait_for_end();
}

TEST_CASE("a session whose output breaks ends with its input", "[uci]") {
    constexpr std::size_t kRoom = 0;
    Dialogue talk{kRoom};
    talk.send("isready");
    talk.end_input();
    talk.wait_for_end();
}

TEST_CASE("a search thread gives up when nobody reads any more", "[uci]") {
    // The end of the input alone would let it go on to its depth, which takes for ever.
    constexpr std::size_t kRoom = 400;
    Dialogue talk{kRoom};
    talk.send_all({"setoption name MultiPV value 100", "go depth 100"});
    talk.end_input();
    talk.wait_for_end();
}

TEST_CASE("the same session says the same twice, but for times", "[uci]") {
    const auto session = [] {
        Dialogue talk;
        talk.send_all({"setoption name MultiPV value 2", "setoption name UCI_ShowWDL value true"});
        Lines lines = talk.search("go depth 4");
        talk.send("position fen 3aka3/9/2n1c4/p1pp5/7N1/3PC2P1/1PP4r1/5C3/4A4/R3KA3 w - - 0 1");
        for (const char* const go : {"go nodes 4000", "go depth 5", "go mate 2 depth 4"}) {
            const Lines more = talk.search(go);
            lines.insert(lines.end(), more.begin(), more.end());
        }
        for (std::string& line : lines) {
            for (const char* const name : {" nps ", " time "}) {
                const std::size_t at = line.find(name);
                if (at != std::string::npos) line.replace(at, line.find(' ', at + 6) - at, " N");
            }
        }
        return lines;
    };
    CHECK(joined(session()) == joined(session()));
}

TEST_CASE("debug on tells what was understood", "[uci]") {
    CHECK(answers_to({"debug on", "setoption name hash value 3", "position startpos moves a4a5", "debug off",
                      "setoption name hash value 4", "position startpos"}) ==
          Lines{"info string option Hash is set",
                "info string position rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - "
                "1 1"});
}

TEST_CASE("searchmoves restricts the moves that are looked at", "[uci]") {
    Dialogue talk;
    talk.send("setoption name MultiPV value 5");
    const Lines lines = talk.search("go depth 3 searchmoves a4a5 i4i5");
    CHECK(faults(lines) == "");
    for (const InfoLine& info : info_lines(lines)) {
        CHECK(info.multipv <= 2);
        CHECK((info.moves[0] == "a4a5" || info.moves[0] == "i4i5"));
    }
    CHECK(talk.search("go depth 3 searchmoves e2e2").back().starts_with("bestmove e2e2"));
}

TEST_CASE("moves come in every notation", "[uci]") {
    const Lines lines = answers_to({"position startpos moves 71졸72 a7b7 pass P47-46", "d"});
    CHECK(lines == answers_to({"position startpos moves a4b4 a7b7 e2e2 g7f7", "d"}));
    CHECK(answers_to({"go depth 2 searchmoves 79졸78"}).back().starts_with("bestmove i4h4"));
    CHECK(answers_to({"go depth 2 searchmoves pass"}).back().starts_with("bestmove e2e2"));
}

TEST_CASE("searchmoves that are illegal are named and left out", "[uci]") {
    const Lines lines = answers_to({"go depth 2 searchmoves a1a9 e2e2 b9b8"});
    CHECK(lines[0] ==
          "info string ERROR: go: searchmoves: 'a1a9' is illegal: the chariot on a1 cannot go to a9");
    CHECK(lines[1] == "info string ERROR: go: searchmoves: 'b9b8' is illegal: b9 is empty");
    CHECK(lines.back().starts_with("bestmove e2e2"));
    CHECK(faults(lines) == "");
    const Lines none = answers_to({"go depth 2 searchmoves a1a9"});
    CHECK(none[0] ==
          "info string ERROR: go: searchmoves: 'a1a9' is illegal: the chariot on a1 cannot go to a9");
    CHECK(faults(none) == "");
}

TEST_CASE("go perft is whole before the next line is heard", "[uci]") {
    const Lines lines = answers_to({"go perft 2", "isready"});
    REQUIRE(lines.size() == 32 + 4);
    CHECK(lines[32].empty());
    CHECK(lines[33] == "Nodes searched: 1024");
    CHECK(lines[34].empty());
    CHECK(lines[35] == "readyok");
}

TEST_CASE("go perft thread work can be stopped", "[uci]") {
    Dialogue talk;
    talk.send_all({"position fen 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "go perft 90", "stop"});
    CHECK(talk.next_line() == "info string perft was stopped");
    CHECK(talk.said().empty());
}

TEST_CASE("go perft while a search thread works", "[uci]") {
    Dialogue talk;
    talk.send("go infinite");
    talk.until("info depth");
    talk.send("go perft 2");
    talk.until("Nodes searched: 1024");
    talk.send("stop");
    talk.until("bestmove");
}

TEST_CASE("bench thread work can be stopped", "[uci]") {
    Dialogue talk;
    for (int i = 0; i < 5; ++i) {
        talk.send_all({"bench 99", "stop"});
        talk.until("info string bench was stopped");
        CHECK(talk.said().empty());
    }
}

TEST_CASE("bench stops a search thread first", "[uci]") {
    Dialogue talk;
    talk.send("go infinite");
    talk.until("info depth");
    talk.send("bench 1");
    const Lines lines = talk.until([](const std::string& line) { return line.ends_with(" nps"); });
    CHECK(best_moves(lines) == 1);
}
