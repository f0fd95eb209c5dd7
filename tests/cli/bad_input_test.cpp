#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/help_text.hpp"
#include "cli/json.hpp"
#include "cli/session.hpp"

using namespace janggun::cli_test;

namespace {

const std::string kPlacement = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";

// A line of the command, and what its complaint must tell.
struct Row {
    Arguments arguments;
    Arguments fragments;
};

}  // namespace

TEST_CASE("a bad FEN is refused with the place and the reason", "[bad]") {
    struct BadFen {
        std::string fen;
        Arguments fragments;
    };
    const BadFen bad = GENERATE(values<BadFen>({
        // ranks and files
        {"9 w", {"1 rank", "10"}},
        {"4k4/9/9/9/9/9/9/9/4K4 w", {"9 ranks", "10"}},
        {"4k4/9/9/9/9/9/9/9/9/4K4/9 w", {"11 ranks", "10"}},
        {kPlacement + "/ w", {"11 ranks", "10"}},
        {"4k4/9/9/9/9/9/9/4K4//9 w", {"rank 2", "0 files"}},
        {"4k4/9/9/8/9/9/9/9/4K4/9 w", {"rank 7", "8 files"}},
        {"4k5/9/9/9/9/9/9/9/4K4/9 w", {"rank 10", "more than 9"}},
        {"4k4/9/9/9/9/9/99/9/4K4/9 w", {"rank 4", "more than 9"}},
        {"4k4/9/9/PPPPPppppp/9/9/9/9/4K4/9 w", {"rank 7", "more than 9"}},
        {"4k4/9/9/10/9/9/9/9/4K4/9 w", {"'0'", "b7"}},
        {"4k4/9/9/36/9/9/9/9/4K4/0 w", {"'0'", "a1"}},
        // letters
        {"4k4/9/9/9/4x4/9/9/9/4K4/9 w", {"'x'", "e6"}},
        {"4k4/9/9/9/4+4/9/9/9/4K4/9 w", {"'+'", "e6"}},
        {"4k4/9/9/9/4\xc3\xa9"
         "4/9/9/9/4K4/9 w",
         {"'é'", "e6"}},
        // kings
        {"9/9/9/9/9/9/9/9/4K4/9 w", {"Han", "no king"}},
        {"4k4/9/9/9/9/9/9/9/9/9 w", {"Cho", "no king"}},
        {"4k4/9/9/9/9/9/9/9/4K4/4K4 w", {"Cho", "king", "e1"}},
        {"3kk4/9/9/9/9/9/9/9/4K4/9 w", {"Han", "king", "e10"}},
        // reach
        {"4k4/9/9/9/9/9/4K4/9/9/9 w", {"king", "Cho", "e4", "palace"}},
        {"2k6/9/9/9/9/9/9/9/4K4/9 w", {"king", "Han", "c10", "palace"}},
        {"4K4/9/9/9/9/9/9/9/4k4/9 w", {"king", "Cho", "e10", "palace"}},
        {"4k4/9/9/9/9/9/9/9/4K4/A8 w", {"guard", "Cho", "a1", "palace"}},
        {"4k4/9/9/9/9/9/9/3a5/4K4/9 w", {"guard", "Han", "d3", "palace"}},
        {"4k4/9/9/9/9/9/9/P8/4K4/9 w", {"soldier", "Cho", "a3", "4"}},
        {"4k4/9/8p/9/9/9/9/9/4K4/9 w", {"soldier", "Han", "i8", "7"}},
        // how many
        {"4k4/RRR6/9/9/9/9/9/9/3K5/9 b", {"Cho", "2 chariots", "c9"}},
        {"4k4/9/9/9/9/9/9/ccc6/3K5/9 b", {"Han", "2 cannons", "c3"}},
        {"4k4/9/9/9/9/9/9/NHN6/3K5/9 b", {"Cho", "2 horses", "c3"}},
        {"4k4/9/9/9/9/9/9/EEB6/3K5/9 b", {"Cho", "2 elephants", "c3"}},
        {"4k4/9/9/9/9/9/9/3A1A3/4K4/3A5 b", {"Cho", "2 guards", "d1"}},
        {"4k4/9/9/9/9/PPPPPP3/9/9/3K5/9 b", {"Cho", "5 soldiers", "f5"}},
        // side and counters
        {kPlacement, {"side to move"}},
        {kPlacement + " x", {"'x'", "w", "b"}},
        {kPlacement + " W", {"'W'"}},
        {kPlacement + " white", {"'white'"}},
        {kPlacement + " w - - -1 1", {"'-1'"}},
        {kPlacement + " w - - 0 0", {"'0'"}},
        {kPlacement + " w - - x 1", {"'x'"}},
        {kPlacement + " w - - 0 x", {"'x'"}},
        {kPlacement + " w - - 1.5 1", {"'1.5'"}},
        {kPlacement + " w - - 99999999999999999999 1", {"'99999999999999999999'"}},
        {kPlacement + " w - - 0 99999999999999999999", {"'99999999999999999999'"}},
        {kPlacement + " w - - - 0 1", {"'-'"}},
        {kPlacement + " w KQkq - 0 1", {"'KQkq'"}},
        {kPlacement + " w - - 0 1 more", {"'more'"}},
        {"startpos w", {"1 rank"}},
        // check
        {"4k4/9/9/9/4R4/9/9/9/3K5/9 w", {"king", "Han", "e10", "check", "Cho"}},
        {"4k4/9/9/4r4/9/9/9/9/4K4/9 b", {"king", "Cho", "e2", "check", "Han"}},
        // anything
        {" ", {"FEN"}},
        {"\n", {"FEN"}},
        {std::string(100000, 'k') + " w", {"1 rank"}},
    }));
    CAPTURE(bad.fen.substr(0, 100));
    check_refusal(run({"show", "--fen", bad.fen}), bad.fragments);
    check_refusal(run({"show", "--json", "--fen", bad.fen}), bad.fragments);
    check_refusal(run({"perft", "1", "--fen", bad.fen}), bad.fragments);
    check_refusal(run({"perft", "0", "--fen", bad.fen, "--rules", "janggicasual"}), bad.fragments);
}

TEST_CASE("a bad move is refused with its number and the reason", "[bad]") {
    const Row bad = GENERATE(values<Row>({
        {{"--moves", "a1"}, {"move 1", "'a1'"}},
        {{"--moves", "a4a5 a7a6 nonsense"}, {"move 3", "'nonsense'"}},
        {{"--moves", "a4a5,a7a6"}, {"move 1", "'a4a5,a7a6'"}},
        {{"--moves", "a0a1"}, {"move 1", "'a0a1'"}},
        {{"--moves", "a11a1"}, {"move 1", "'a11a1'"}},
        {{"--moves", "71존61"}, {"move 1", "'71존61'"}},
        {{"--moves", "71졸61 41병31"}, {"move 2", "'41병31'", "a7a8", "illegal"}},
        {{"--moves", "j4j5"}, {"move 1", "'j4j5'"}},
        {{"--moves", "a4a5x"}, {"move 1", "'a4a5x'"}},
        {{"--moves", "a4a6"}, {"move 1", "'a4a6'", "illegal"}},
        {{"--moves", "a5a6"}, {"move 1", "'a5a6'", "a5 is empty"}},
        {{"--moves", "a7a6"}, {"move 1", "'a7a6'", "Cho's turn"}},
        {{"--moves", "a4a5 a5a6"}, {"move 2", "'a5a6'", "Han's turn"}},
        {{"--moves", "a4a5 e2e2"}, {"move 2", "'e2e2'", "Han's turn"}},
        {{"--moves", "d1d1"}, {"move 1", "'d1d1'", "illegal"}},
        {{"--moves", "e2e2 e9e9 a4a5"}, {"move 3", "'a4a5'", "end of the game", "double pass"}},
        {{"--moves", "d1d1", "--fen", "3k5/9/9/3r5/9/9/9/9/9/3K5 w"}, {"move 1", "'d1d1'", "check"}},
        {{"--moves", "a2a3", "--fen", "4k4/9/9/9/9/9/9/9/R8/4K4 w"}, {"move 1", "'a2a3'", "kings"}},
        {{"--moves", "i3i10 d10d9", "--fen", "3ak4/R8/9/9/9/9/9/8R/3K5/9 w"}, {"move 2", "'d10d9'"}},
        {{"--moves", "a4a5\x1b[2J"}, {"move 1", "'a4a5\uFFFD[2J'"}},
        {{"--moves", std::string(100000, 'a')}, {"move 1", "'aaa"}},
        {{"--moves", "a4a5", "--setup", "inner,inner", "--moves", "a4a5"}, {"--moves"}},
    }));
    CAPTURE(bad.arguments);
    for (const Arguments& command : {Arguments{"show"}, Arguments{"perft", "1"}})
        check_refusal(run(with(command, bad.arguments)), bad.fragments);
}

TEST_CASE("a bad rule set or set-up is refused with those there are", "[bad]") {
    const Row bad = GENERATE(values<Row>({
        {{"--rules", "chess"}, {"'chess'", "janggi, janggitraditional, janggimodern or janggicasual"}},
        {{"--rules", ""}, {"''", "janggimodern"}},
        {{"--rules", "JangiModern"}, {"'JangiModern'", "did you mean janggimodern?"}},
        {{"--rules", "janggi "}, {"'janggi '"}},
        {{"--setup", "inner"}, {"--setup", "'inner'", "inner,left"}},
        {{"--setup", "inner,"}, {"--setup", "Han", "''"}},
        {{"--setup", ",inner"}, {"--setup", "Cho", "''"}},
        {{"--setup", "inner,inner,inner"}, {"--setup", "'inner,inner,inner'"}},
        {{"--setup", "middle,inner"}, {"--setup", "Cho", "'middle'", "outer"}},
        {{"--setup", "inner,NNBB"}, {"--setup", "Han", "'NNBB'"}},
        {{"--setup", "inner,NBB"}, {"--setup", "Han", "'NBB'"}},
        {{"--setup", "inner,\x1b[31m"}, {"--setup", "Han", "'\uFFFD[31m'"}},
        {{"--setup", "안상,왼산"}, {"--setup", "Han", "'왼산'", "did you mean 왼상?"}},
        {{"--setup", "iner,left"}, {"--setup", "Cho", "'iner'", "did you mean inner?"}},
        {{"--fen", "startpos", "--setup", "inner,inner"}, {"--fen", "--setup"}},
        {{"--setup", "inner,inner", "--fen", kPlacement + " w"}, {"--fen", "--setup"}},
    }));
    CAPTURE(bad.arguments);
    for (const Arguments& command : {Arguments{"show"}, Arguments{"perft", "1"}})
        check_refusal(run(with(command, bad.arguments)), bad.fragments);
}

TEST_CASE("a bad number is refused with its option and its range", "[bad]") {
    const std::string number = GENERATE("-1", "-99999999999999999999", "99999999999999999999", "1e3", "2.0",
                                        "two", " ", "2 ", " 2", "+2", "0x2", "2\n", "\x1b[31m");
    CAPTURE(number);
    check_refusal(run({"perft", number}), {"DEPTH", "0 to 99"});
    check_refusal(run({"perft", "--epd", "-", number}), {"DEPTH", "0 to 99"});
    check_refusal(run({"perft", "1", "--threads", number}), {"--threads", "1 to 1024"});
    check_refusal(run({"perft", "1", "--threads=" + number}), {"--threads"});
    check_refusal(run({"perft", "1", "--hash", number}), {"--hash", "0 to 1048576"});
}

// Before anything else is looked at: no command asks for its file first.
TEST_CASE("every number of every command is checked in the same words", "[bad]") {
    std::size_t numbers = 0;
    for (const std::string& command : read_help().commands) {
        for (const std::string& option : read_help(command).numbers) {
            CAPTURE(command, option);
            ++numbers;
            check_refusal(run({command, option, "2x"}), {option + ": '2x' is not a whole number from "});
        }
    }
    CHECK(numbers > 40);
}

// A script whose variable is not set must not be given the count of the start position.
TEST_CASE("an empty value is no position and no number", "[bad]") {
    const Row bad = GENERATE(values<Row>({
        {{"show", "--fen", ""}, {"FEN"}},
        {{"show", "--fen="}, {"--fen"}},
        {{"perft", "1", "--fen", ""}, {"FEN"}},
        {{"show", "--setup", ""}, {"--setup"}},
        {{"perft", "1", "--setup", ""}, {"--setup"}},
        {{"perft", "--epd", ""}, {"''"}},
        {{"perft", "1", "--epd", ""}, {"''"}},
        {{"perft", ""}, {"DEPTH", "''"}},
        {{"perft", "", "--fen", "startpos"}, {"DEPTH", "''"}},
        {{"perft", "1", "--threads", ""}, {"--threads", "''"}},
        {{"perft", "1", "--hash", ""}, {"--hash", "''"}},
        {{"show", "--fen", "", "--setup", "inner,inner"}, {"--fen", "--setup"}},
    }));
    CAPTURE(bad.arguments);
    check_refusal(run(bad.arguments), bad.fragments);
}

TEST_CASE("an empty list of moves is a list without moves", "[bad]") {
    for (const std::string moves : {"", " ", "\t\n"})
        CHECK(run({"show", "--moves", moves}).out == run({"show"}).out);
}

TEST_CASE("a number out of range is refused", "[bad]") {
    check_refusal(run({"perft", "100"}), {"DEPTH", "'100'", "0 to 99"});
    check_refusal(run({"perft", "1", "--threads", "0"}), {"--threads", "'0'", "1 to 1024"});
    check_refusal(run({"perft", "1", "--threads", "1025"}), {"--threads", "'1025'", "1 to 1024"});
    check_refusal(run({"perft", "1", "--hash", "1048577"}), {"--hash", "'1048577'", "0 to 1048576"});
}

TEST_CASE("a bad style or colour is refused with those there are", "[bad]") {
    check_refusal(run({"show", "--pieces", "emoji"}), {"--pieces", "'emoji'", "letters", "hanja", "hangul"});
    check_refusal(run({"show", "--pieces", ""}), {"--pieces", "''"});
    check_refusal(run({"show", "--pieces", "hangeul"}), {"'hangeul'", "did you mean hangul?"});
    check_refusal(run({"analyze", "--notation", "korea"}), {"'korea'", "did you mean korean?"});
    check_refusal(run({"show", "--color", "yes"}), {"--color", "'yes'", "auto", "always", "never"});
    check_refusal(run({"show", "--color", ""}), {"--color", "''"});
}

TEST_CASE("an unknown command is named", "[bad]") {
    check_refusal(run({"bogus"}), {"bogus"});
    check_refusal(run({"perf", "5"}), {"'perf'; did you mean perft? (see janggun --help)"});
    check_refusal(run({"anaylze", "--depth", "5"}),
                  {"'anaylze'; did you mean analyze? (see janggun --help)"});
    check_refusal(run({"Show"}), {"Show"});
    check_refusal(run({""}), {"''"});
    check_refusal(run({"bogus", "--fen", "startpos"}), {"bogus"});
}

TEST_CASE("an unknown option is named", "[bad]") {
    const Row bad = GENERATE(values<Row>({
        {{"--bogus"}, {"--bogus"}},
        {{"-x"}, {"-x"}},
        {{"--bogus", "perft", "1"}, {"--bogus"}},
        {{"perft", "--bogus"}, {"--bogus"}},
        {{"perft", "1", "-x"}, {"-x"}},
        {{"perft", "1", "--stdin"}, {"--stdin"}},
        {{"show", "--divide"}, {"--divide"}},
        {{"show", "--bogus=1"}, {"--bogus"}},
        {{"show", "--jsn"}, {"'--jsn'; did you mean --json? (see janggun show --help)"}},
        {{"analyze", "--dept", "5"}, {"'--dept'; did you mean --depth? (see janggun analyze --help)"}},
        {{"analyze", "--dept=5"}, {"'--dept=5'; did you mean --depth? (see janggun analyze --help)"}},
        {{"analyze", "-dept", "5"}, {"'-dept'; did you mean --depth? (see janggun analyze --help)"}},
        {{"show", "--js"}, {"unexpected argument '--js' (see janggun show --help)"}},
        {{"--versoin"}, {"'--versoin'; did you mean --version? (see janggun --help)"}},
        {{"show", "extra"}, {"extra"}},
        {{"perft", "1", "2"}, {"2"}},
        {{"perft", "1", "show"}, {"show"}},
    }));
    CAPTURE(bad.arguments);
    check_refusal(run(bad.arguments), bad.fragments);
}

TEST_CASE("an option without its value is named", "[bad]") {
    for (const std::string option : {"--rules", "--fen", "--setup", "--moves"}) {
        CAPTURE(option);
        check_refusal(run({"show", option}), {option, "(see janggun show --help)"});
        check_refusal(run({"perft", "1", option}), {option});
    }
    for (const std::string option : {"--threads", "--hash", "--epd"}) {
        CAPTURE(option);
        check_refusal(run({"perft", "1", option}), {option});
    }
}

TEST_CASE("an option given twice is named", "[bad]") {
    check_refusal(run({"show", "--fen", "startpos", "--fen", "startpos"}), {"--fen"});
    check_refusal(run({"perft", "1", "--threads", "1", "--threads", "2"}), {"--threads"});
}

// What a message repeats of its input must not reach the terminal as control bytes, nor fill it.
TEST_CASE("a message repeats no control bytes and no endless text", "[bad]") {
    const std::string text =
        GENERATE(std::string{"\x1b[31mred"}, std::string{"one\ntwo"}, std::string{"back\rhome"},
                 std::string{"\xff\xfe"}, std::string(100000, 'x'));
    CAPTURE(text.substr(0, 100));
    check_refusal(run({text}), {});
    check_refusal(run({"--" + text}), {});
    check_refusal(run({"show", text}), {});
    check_refusal(run({"show", "--" + text}), {});
    check_refusal(run({"perft", "1", text}), {});
    check_refusal(run({"perft", "1", "--json=" + text}), {"--json"});
    check_refusal(run({"perft", text}), {"DEPTH"});
    check_refusal(run({"perft", "1", "--rules", text}), {});
    check_refusal(run({"perft", "1", "--epd", text}), {});
    check_refusal(run({"show", "--pieces", text}), {"--pieces"});
    check_refusal(run({"show", "--color", text}), {"--color"});
}

TEST_CASE("a message repeats text of every script as it is", "[bad]") {
    const std::string text = GENERATE("한국장기", "將棋", "🐎", "шахматы");
    check_refusal(run({text}), {"'" + text + "'"});
    check_refusal(run({"show", "--" + text}), {"'--" + text + "'"});
    check_refusal(run({"show", "--rules", text}), {"'" + text + "'"});
    check_refusal(run({"show", "--moves", text}), {"'" + text + "'"});
    check_refusal(run({"show", "--setup", text}), {"'" + text + "'"});
    check_refusal(run({"perft", "1", "--epd", text}), {"'" + text + "'"});
    check_refusal(run({"perft", "1", "--json=" + text}), {text});
}

TEST_CASE("show --stdin and --fen complain in the same words", "[bad]") {
    const std::string fen = GENERATE("9 w", "4k4/9/9/9/4x4/9/9/9/4K4/9 w", "4k4/9/9/9/4R4/9/9/9/3K5/9 w");
    const Outcome alone = run({"show", "--fen", fen});
    const Outcome asked = run({"show", "--stdin"}, {"janggi;" + fen + ";\n"});
    const Json json = Json::parse(lines_of(asked.out).at(0));
    CHECK("janggun: " + json["error"].text() + "\n" == alone.err);
}
