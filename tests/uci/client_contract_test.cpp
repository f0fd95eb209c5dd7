#include <string>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/board/fen.hpp"
#include "search_lines.hpp"

// What clients break without, item by item. Times are not measured here, only what comes, and in what order.

using namespace janggun::uci_test;
using janggun::board::kStartFen;

namespace {

const std::string kStart{kStartFen};
const std::string kRuleSets[] = {"janggi", "janggicasual", "janggimodern", "janggitraditional"};

// Moves that bring the position back again and again.
std::string shuffle(int plies) {
    const std::string moves[] = {"b1c3", "b10c8", "c3b1", "c8b10"};
    std::string text;
    for (int i = 0; i < plies; ++i) (text += ' ') += moves[i % 4];
    return text;
}

}  // namespace

TEST_CASE("contract 1: uci is answered by name, author, options and uciok", "[uci]") {
    const Lines lines = answers_to({"uci"});
    REQUIRE(lines.size() > 3);
    CHECK(lines[0].starts_with("id name J"));
    CHECK(lines[1].starts_with("id author t"));
    for (std::size_t i = 2; i + 1 < lines.size(); ++i) {
        CAPTURE(lines[i]);
        CHECK(lines[i].starts_with("option name "));
        CHECK(lines[i].find(" type ") != std::string::npos);
    }
    CHECK(lines.back() == "uciok");
    for (const std::string& line : lines) CHECK(!line.ends_with(' '));
}

TEST_CASE("contract 1: uci may be sent again", "[uci]") {
    const Lines once = answers_to({"uci"});
    Lines twice = once;
    twice.insert(twice.end(), once.begin(), once.end());
    CHECK(answers_to({"uci", "uci"}) == twice);
}

TEST_CASE("contract 1: isready is answered by readyok alone", "[uci]") {
    CHECK(answers_to({"isready"}) == Lines{"readyok"});
    CHECK(answers_to({"isready", "isready"}) == Lines{"readyok", "readyok"});
}

TEST_CASE("contract 1: isready is answered while a search thread is at work", "[uci]") {
    Dialogue talk;
    talk.send("go infinite");
    talk.until("info depth");
    talk.send("isready");
    for (const std::string& line : talk.until("readyok")) CHECK(!line.starts_with("bestmove"));
    talk.send("stop");
    CHECK(count_starting("bestmove", talk.until("bestmove")) == 1);
}

TEST_CASE("contract 1: go and isready may come in one piece", "[uci]") {
    const Lines lines = answers_to({"go depth 2", "isready"});
    CHECK(count_starting("readyok", lines) == 1);
    CHECK(count_starting("bestmove", lines) == 1);
}

TEST_CASE("contract 2: the rule sets are a combo with four short names", "[uci]") {
    const std::string option = behind("option name UCI_Variant ", answers_to({"uci"}));
    CHECK(option ==
          "type combo default janggi var janggi var janggicasual var janggimodern var janggitraditional");
    CHECK(option.size() < 256);
}

TEST_CASE("contract 2: every rule set is taken and described", "[uci]") {
    const std::string rules = GENERATE(from_range(std::begin(kRuleSets), std::end(kRuleSets)));
    CHECK(answers_to({"setoption name UCI_Variant value " + rules}) ==
          Lines{"info string variant " + rules + " files 9 ranks 10 pocket 0 template janggi startpos " +
                kStart});
}

TEST_CASE("contract 3: the fields of an info line have one order", "[uci]") {
    const std::string rules = GENERATE(from_range(std::begin(kRuleSets), std::end(kRuleSets)));
    CAPTURE(rules);
    Dialogue talk;
    talk.send("setoption name UCI_Variant value " + rules);
    talk.until("info string variant");
    const std::string position = "fen 2ba1kcnr/4a4/1cn6/pp2bpp1p/r8/3N5/2PPPB1P1/3RCN3/3BAA3/4CK2R b - - 0 1";
    talk.send("position " + position);
    const Lines lines = talk.search("go depth 4");
    CHECK(faults(lines, game_at(rules, position)) == "");
    for (const InfoLine& info : info_lines(lines)) {
        CHECK(info.multipv == 1);
        CHECK(info.selective_depth >= info.depth);
        CHECK(info.hash_permille <= 1000);
        CHECK(!info.wdl);
    }
    CHECK(last_info(lines).depth == 4);
}

TEST_CASE("contract 4: a score comes before every best move", "[uci]") {
    const std::string go =
        GENERATE("go depth 1", "go nodes 1", "go movetime 0", "go movetime 1", "go wtime 1 btime 1",
                 "go wtime 0 btime 0", "go mate 1 nodes 500", "go depth 3 searchmoves e2e2");
    CAPTURE(go);
    CHECK(faults(answers_to({go})) == "");
}

TEST_CASE("contract 4: a score comes before the best move of a search that is stopped at once", "[uci]") {
    CHECK(faults(answers_to({"go infinite", "stop"})) == "");
    CHECK(faults(answers_to({"go infinite", "quit"})) == "");
    CHECK(faults(answers_to({"go ponder wtime 1000 btime 1000", "stop"})) == "");
}

TEST_CASE("contract 4: a finished game has a score and no best move", "[uci]") {
    CHECK(answers_to({"position startpos moves e2e2 e9e9", "go depth 3"}) ==
          Lines{"info string result: 0-1 points after double pass 72 73.5", "info depth 0 score mate 0",
                "bestmove (none)"});
}

TEST_CASE("contract 5: a pass is understood in all its spellings", "[uci]") {
    const std::string pass = GENERATE("e2e2", "0000", "@@@@", "pass");
    CAPTURE(pass);
    const Lines lines = answers_to({"position startpos moves " + pass + " a7a6", "d"});
    CHECK(behind("Fen: ", lines) ==
          "rnba1abnr/4k4/1c5c1/2p1p1p1p/p8/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 2 2");
}

TEST_CASE("contract 5: a pass is written as the king's square twice", "[uci]") {
    const Lines lines = answers_to({"position startpos moves e2e2", "go depth 3 searchmoves e9e9"});
    CHECK(faults(lines, game_at("janggi", "startpos moves e2e2")) == "");
    CHECK(lines.back() == "bestmove e9e9");
    for (const std::string& line : lines) {
        CHECK(line.find("0000") == std::string::npos);
        CHECK(line.find("@@@@") == std::string::npos);
    }
}

TEST_CASE("contract 5: ranks have two digits where they need them", "[uci]") {
    const Lines lines = answers_to({"position startpos moves a4a5", "go depth 2 searchmoves b10c8"});
    CHECK(faults(lines, game_at("janggi", "startpos moves a4a5")) == "");
    CHECK(lines.back().starts_with("bestmove b10c8"));
}

TEST_CASE("contract 5: every line of play can be played", "[uci]") {
    const std::string rules = GENERATE(from_range(std::begin(kRuleSets), std::end(kRuleSets)));
    const std::string position =
        GENERATE("startpos", "fen 3aka3/9/2n1c4/p1pp5/7N1/3PC2P1/1PP4r1/5C3/4A4/R3KA3 w - - 0 1",
                 // Kings face each other.
                 "fen 2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25",
                 // A pass away from the end.
                 "fen 4k4/9/4c4/9/9/9/9/4C4/9/4K4 w - - 0 1 moves e1e1",
                 // Nearly a repetition.
                 "startpos moves b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1");
    CAPTURE(rules, position);
    Dialogue talk;
    talk.send("setoption name UCI_Variant value " + rules);
    talk.until("info string variant");
    talk.send("setoption name MultiPV value 4");
    talk.send("position " + position);
    CHECK(faults(talk.search("go depth 4"), game_at(rules, position)) == "");
}

TEST_CASE("contract 6: the words of go come in any order and number", "[uci]") {
    const std::string go = GENERATE(
        "go btime 200 wtime 200", "go movetime 20 depth 3", "go movetime 20 nodes 300",
        "go depth 3 movetime 20 nodes 300", "go wtime 100", "go btime 100",
        "go wtime 100 winc 10 btime 100 binc 10", "go btime 100 binc 10 wtime 100 winc 10",
        "go wtime 100 btime 100 movestogo 1", "go nodes 300 searchmoves a4a5 b1c3", "  go  depth\t2\r");
    CAPTURE(go);
    CHECK(faults(answers_to({go})) == "");
}

TEST_CASE("contract 6: a search without limits goes on until it is stopped", "[uci]") {
    Dialogue talk;
    talk.send("go");
    talk.until("info depth 3");
    CHECK(count_starting("bestmove", talk.said()) == 0);
    talk.send("stop");
    talk.until("bestmove");
}

TEST_CASE("contract 6: nothing behind the word moves is no move", "[uci]") {
    const std::string end = GENERATE("", " ", " moves", " moves ", " moves \r");
    CAPTURE(end);
    const Lines lines = answers_to({"position fen " + kStart + end, "d"});
    CHECK(behind("Fen: ", lines) == kStart);
    CHECK(count_starting("info string", lines) == 0);
}

TEST_CASE("contract 6: neither a position nor a new game is needed, in whatever order", "[uci]") {
    CHECK(faults(answers_to({"go depth 2"})) == "");
    CHECK(faults(answers_to(
              {"position startpos", "ucinewgame", "setoption name Hash value 1", "go depth 2"})) == "");
    CHECK(faults(answers_to(
              {"ucinewgame", "setoption name Threads value 1", "position startpos", "go depth 2"})) == "");
}

TEST_CASE("contract 6: stop and ponderhit of an idle engine say nothing", "[uci]") {
    CHECK(answers_to({"stop", "stop", "ponderhit", "stop"}).empty());
    Dialogue talk;
    talk.search("go depth 1");
    talk.send_all({"stop", "ponderhit", "stop"});
    CHECK(talk.said().empty());
}

TEST_CASE("contract 7: options are set by names in any case, with blanks", "[uci]") {
    CHECK(answers_to({"setoption name threads value 3", "setoption name HASH value 16",
                      "setoption name clear hash value true", "setoption name Clear Hash",
                      "setoption name uci_showwdl value TRUE", "setoption name skill level value 5"})
              .empty());
    const Lines lines = answers_to({"setoption name multipv value 2", "go depth 1"});
    CHECK(last_info(lines).multipv == 2);
}

TEST_CASE("contract 7: an unknown option is worth one line that is no error", "[uci]") {
    const std::string name = GENERATE("UCI_Chess960", "VariantPath", "Use NNUE", "Analysis Contempt",
                                      "EvalFile", "nodestime", "syzygyPath");
    CAPTURE(name);
    CHECK(answers_to({"setoption name " + name + " value false", "isready"}) ==
          Lines{"info string there is no option '" + name + "'", "readyok"});
    CHECK(answers_to({"setoption name " + name}).size() == 1);
}

TEST_CASE("contract 11: every line is flushed when it is written", "[uci]") {
    // What is not flushed does not arrive, and the test fails after a minute.
    Dialogue talk;
    talk.send("uci");
    talk.until("uciok");
    talk.send("d");
    talk.until("Verdict: ");
    talk.send("go depth 2");
    talk.until("info depth 1 ");
    talk.until("bestmove");
    talk.send("nonsense");
    talk.until("info string ERROR");
    talk.send("go perft 1");
    talk.until("Nodes searched: 32");
    CHECK(talk.next_line().empty());
}

TEST_CASE("contract 11: quit directly behind uci, and no input at all", "[uci]") {
    CHECK(answers_to({"uci", "quit"}) == answers_to({"uci"}));
    CHECK(answers_to({"quit", "uci"}).empty());
    CHECK(answers_to_text("").empty());
    CHECK(answers_to_text("uci").back() == "uciok");  // without a newline
    CHECK(answers_to_text("quit").empty());
}

TEST_CASE("contract 12: positions come in many spellings and go in one", "[uci]") {
    const std::string fen =
        GENERATE("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w",
                 "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w 0 1",
                 "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - -",
                 "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
                 "rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w",
                 "rnea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHBA1ABNR w - - 0 1");
    CAPTURE(fen);
    CHECK(behind("Fen: ", answers_to({"position fen " + fen, "d"})) == kStart);
}

TEST_CASE("contract 13: everything that is waited for comes, and in order", "[uci]") {
    Dialogue talk;
    talk.send("uci");
    talk.until("uciok");
    talk.send_all({"setoption name Hash value 128", "setoption name Threads value 2", "isready"});
    CHECK(talk.next_line() == "readyok");
    talk.send_all({"ucinewgame", "isready"});
    CHECK(talk.next_line() == "readyok");
    talk.send("go infinite");
    talk.until("info depth");
    talk.send("stop");
    talk.until("bestmove");
    talk.send("quit");
    CHECK(talk.rest().empty());
}

TEST_CASE("contract 13: quit ends a session in the middle of a search thread's work", "[uci]") {
    Dialogue talk;
    talk.send("go infinite");
    talk.until("info depth");
    talk.send("quit");
    CHECK(count_starting("bestmove", talk.rest()) == 1);
}

TEST_CASE("contract 14: what only some clients send is taken without a word", "[uci]") {
    CHECK(
        answers_to({"debug on", "debug off", "register later", "", "  ", "\r", "# a comment", "#"}).empty());
    CHECK(answers_to_text("isready\r\n\r\nisready\r\n") == Lines{"readyok", "readyok"});
    CHECK(faults(answers_to({"go depth 2 searchmoves 0000"})) == "");
}

TEST_CASE("contract 14: a rule set of another game is refused and changes nothing", "[uci]") {
    const Lines lines = answers_to({"setoption name UCI_Variant value chess", "d"});
    CHECK(lines[0] ==
          "info string ERROR: option UCI_Variant: 'chess' is not janggi, janggitraditional, janggimodern or "
          "janggicasual");
    CHECK(behind("Rules: ", lines) == "janggi");
}

TEST_CASE("contract 14: games of hundreds of moves are followed", "[uci]") {
    constexpr int kPlies = 401;
    const std::string position = "startpos moves" + shuffle(kPlies);
    const Lines lines = answers_to({"position " + position, "go depth 2"});
    CHECK(faults(lines, game_at("janggi", position)) == "");
    const std::string fen = behind("Fen: ", answers_to({"position " + position, "d"}));
    CHECK(fen.ends_with(" b - - 401 201"));
}
