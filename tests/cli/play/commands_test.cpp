#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/play/play.hpp"
#include "janggun/util/columns.hpp"
#include "janggun/util/text.hpp"

// What can be typed besides moves.

using namespace janggun::cli_test;

namespace {

// The number of boards that were shown.
std::size_t boards(const Outcome& outcome) { return count_of(outcome.out, "\n 1  "); }

}  // namespace

TEST_CASE("help lists all that can be typed", "[play]") {
    const std::string word = GENERATE("help", "?", "h", "HELP");
    const Outcome outcome = play({}, word + "\n");
    CAPTURE(outcome.out);
    CHECK(holds(
        outcome.out,
        {"Type a move",      "b1c3",         "\n  help ",  "\n  rules ",  "\n  moves [POINT] ", "\n  pass ",
         "\n  hint ",        "\n  undo ",    "\n  claim ", "\n  go ",     "\n  resign ",        "\n  new ",
         "\n  save [FILE] ", "\n  board ",   "\n  flip ",  "\n  pieces ", "\n  notation ",      "\n  level ",
         "\n  eval ",        "\n  history ", "\n  fen ",   "\n  quit "}));
}

TEST_CASE("rules are those that are played by", "[play]") {
    const Outcome points = play({}, "rules\n");
    CHECK(holds(points.out, {"R 車     chariot", "After two passes in a row the higher points win.",
                             "Bikjang", "3 times", "100 turns"}));
    const Outcome modern = play({"--rules", "janggimodern"}, "rules\n");
    CHECK(holds(modern.out, {"the higher points win", "4 times", "200 turns"}));
    CHECK(!holds(modern.out, {"Bikjang"}));
    const Outcome casual = play({"--rules", "janggicasual"}, "rules\n");
    CHECK(holds(casual.out, {"After two passes in a row the game is drawn."}));
}

TEST_CASE("no line of help or rules is wider than a terminal", "[play]") {
    const Outcome outcome = play({}, "help\nrules\n");
    for (const std::string& line : lines_of(outcome.out)) {
        CAPTURE(line);
        CHECK(line.size() <= 84);  // hanja take three bytes and two columns
    }
}

TEST_CASE("moves lists what is legal, of all pieces or of one", "[play]") {
    const Outcome outcome =
        play({}, "moves\nmoves b1\nB1\nmoves 02\n02\nm c1\nmoves b10\nmoves b5\nmoves b11\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out,
                {"Cho may play:\n  a1  chariot   a1a2 a1a3\n  b1  horse     b1a3 b1c3\n",
                 "  or pass       e2e2\n", "> \n  b1  horse     b1a3 b1c3\n",
                 "> \n  b1  horse     b1a3 b1c3\n", "> \n  b1  horse     b1a3 b1c3\n",
                 "> \n  b1  horse     b1a3 b1c3\n", "> \nThe elephant on c1 has no legal move.\n",
                 "> \nthe horse on b10 is Han's, and it is Cho's turn\n",
                 "> \nb5 is empty: no piece moves from there\n",
                 "> \n'b11' is no point of the board: write a1 to i10, or two digits as in 02\n"}));
    CHECK(boards(outcome) == 1);
}

TEST_CASE("moves leaves the pass out in check", "[play]") {
    const Outcome outcome = play({"--fen", "3k5/9/9/3r5/9/9/9/9/9/3K5 w"}, "moves\n");
    CHECK(holds(outcome.out, {"Check!", "Cho may play:\n  d1  king"}));
    CHECK(!holds(outcome.out, {"or pass"}));
}

TEST_CASE("moves may be typed in several ways", "[play]") {
    const std::string typed =
        GENERATE("b1c3", "B1C3", "b1 c3", "b1-c3", "  b1c3  ", "02마83", "0283", "H02-83", "02馬83");
    const Outcome outcome = play({"--side", "both"}, typed + "\nhistory\n");
    CAPTURE(typed, outcome.out);
    CHECK(holds(outcome.out, {"Han to move.", "han> \n1. b1c3\n"}));
}

TEST_CASE("what cannot be understood or played is told and changes nothing", "[play]") {
    const auto [typed, answer] = GENERATE(table<std::string, std::string>({
        {"castle", "'castle' is neither a move nor a command: type a move as b1c3, or help"},
        {"\x1b[2J\xff", "'\uFFFD[2J\uFFFD' is not a move"},
        {"undp", "is neither a move nor a command: type a move as b1c3, or help; did you mean undo?\n"},
        {"Pices hanja",
         "'Pices hanja' is neither a move nor a command: type a move as b1c3, or help; "
         "did you mean pieces?\n"},
        {"졸", "'졸' is neither a move nor a command"},
        {"b1b9", "'b1b9' is illegal: the horse on b1 cannot go to b9"},
        {"a7a6", "'a7a6' is illegal: the soldier on a7 is Han's, and it is Cho's turn"},
        {"b1c3d5", "'b1c3d5' is not a move: write a4a5"},
        {"e2e2x", "'e2e2x' is not a move"},
        {"k9", "'k9' is not a move"},
        {"undo", "there is no move of yours to take back"},
        {"undo 3", "undo takes nothing behind it, not '3'"},
        {"claim", "there is nothing to claim"},
        {"go", "it is your turn"},
        {"level 21", "level: '21' is not a whole number from -20 to 20"},
        {"pieces", "write pieces letters or pieces hanja or pieces hangul"},
        {"pieces emoji", "'emoji' is none of these: write pieces letters"},
        {"notation chess", "'chess' is none of these: write notation coordinates or notation korean"},
        {"save", "save it where? write the name of a file too, as in save game.txt"},
        {std::string(100000, 'x'), "' is neither a move nor a command"},
    }));
    const Outcome outcome = play({}, typed + "\nfen\n");
    CAPTURE(typed.substr(0, 100), outcome.out.substr(0, 2000));
    CHECK(holds(outcome.out, {"your move> \n", answer, "your move> \n", "/RNBA1ABNR w - - 0 1\n"}));
    CHECK(boards(outcome) == 1);
    CHECK(outcome.err.empty());
    CHECK(outcome.out.size() < 3000);
}

TEST_CASE("empty lines do nothing", "[play]") {
    const Outcome outcome = play({}, "\n  \n\t\r\n");
    CHECK(holds(outcome.out, {"your move> \nyour move> \nyour move> \nyour move> \nGoodbye.\n"}));
}

TEST_CASE("a hint is a legal move with its score and what is expected", "[play]") {
    const Outcome outcome = play({"--fen", "3ak4/R8/9/9/9/9/9/8R/3K5/9 w"}, "hint\ni3i10\nhint\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out,
                {"your move> \nHint: i3i10 (chariot), mate in 1.\nExpected: Cho i3i10 (chariot).\n",
                 "Checkmate", "the game is over"}));
    const Outcome early = play({}, "hint\n");
    CHECK(holds(early.out, {"Hint: ", "score ", " for Cho.\nExpected: Cho "}));
}

TEST_CASE("a hint is as good as the engine can, however weak it plays", "[play]") {
    const std::vector<std::string> arguments{"play", "--nodes", "3000", "--hash", "1"};
    const auto hint_at = [&](const std::string& level) {
        std::vector<std::string> all = arguments;
        all.insert(all.end(), {"--level", level});
        const std::string out = run(all, {.in = "hint\n"}).out;
        const std::size_t at = out.find("Hint: ");
        return out.substr(at, out.find('\n', at) - at);
    };
    CHECK(hint_at("-20") == hint_at("20"));
}

TEST_CASE("undo takes back the person's move and the engine's answer", "[play]") {
    const Outcome outcome = play({}, "b1c3\na4a5\nundo\nundo\nundo\nfen\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Taken back: Cho a4a5 (soldier), Han ", "Taken back: Cho b1c3 (horse), Han ",
                              "there is no move of yours to take back", "RNBA1ABNR w - - 0 1"}));
}

TEST_CASE("two people take back a move at a time", "[play]") {
    const Outcome outcome = play({"--side", "both"}, "b1c3\nb10c8\nundo\nhistory\nundo\nhistory\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Taken back: Han b10c8 (horse).", "han> \n1. b1c3\n",
                              "Taken back: Cho b1c3 (horse).", "No move has been made."}));
}

TEST_CASE("undo goes back behind the end of a game", "[play]") {
    const Outcome mate = play({"--fen", "3ak4/R8/9/9/9/9/9/8R/3K5/9 w"}, "i3i10\nundo\nfen\n");
    CHECK(holds(mate.out, {"Checkmate", "Taken back: Cho i3i10 (chariot).", "your move> ",
                           "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1"}));
    const Outcome claimed = play({"--moves", kToAndFro + ' ' + kToAndFro}, "undo\nhistory\n");
    CHECK(holds(claimed.out, {"3 times", "game over> ", "Taken back: Cho c3b1 (horse), Han c8b10 (horse).",
                              "your move> ", "3. b1c3 b10c8\n"}));
}

TEST_CASE("resigning loses, and can be taken back", "[play]") {
    const Outcome cho = play({}, "b1c3\nresign\nresign\nundo\nhistory\n");
    CAPTURE(cho.out);
    CHECK(holds(cho.out, {"The game is over: Han wins (0-1) by resignation.", "game over> ",
                          "the game is over", "The game goes on.", "your move> ", "1. b1c3 "}));
    CHECK(holds(play({"--side", "han"}, "resign\n").out, {"Cho wins (1-0) by resignation"}));
    CHECK(holds(play({"--side", "both"}, "b1c3\nresign\n").out, {"Cho wins (1-0) by resignation"}));
    CHECK(holds(play({"--side", "none", "--moves", "e2e2"}, "resign\n").out,
                {"game over> \nthe game is over"}));
}

TEST_CASE("new begins as the command line says", "[play]") {
    const Outcome outcome = play({"--setup", "left,left", "--side", "both"}, "b1d4\nnew\nfen\nhistory\n");
    CAPTURE(outcome.out);
    CHECK(
        holds(outcome.out, {"han> \nJanggun ", "cho> \nrnba1anbr/", "w - - 0 1", "No move has been made."}));
}

TEST_CASE("a person is asked before a game that is not saved is left for a new one", "[play]") {
    const Outcome kept =
        play_at_terminal({"--side", "cho", "--setup", "inner,inner"}, "b1c3\nnew\nno\nhistory\n");
    CAPTURE(kept.out);
    CHECK(holds(kept.out, {"This game is not saved. Leave it? (yes or no) ", "your move> 1. b1c3"}));
    const Outcome left = play_at_terminal({"--side", "cho"}, "\nb1c3\nnew\nyes\n\nhistory\n");
    CAPTURE(left.out);
    CHECK(holds(left.out, {"Leave it?", "Set-up", "your move> No move has been made."}));
}

TEST_CASE("the board is shown on demand, turned round or with other pieces", "[play]") {
    const Outcome outcome = play({}, "board\nflip\nflip\npieces hangul\npieces hanja\npieces letters\n");
    CAPTURE(outcome.out);
    CHECK(boards(outcome) == 7);
    CHECK(holds(outcome.out,
                {"a   b   c", "a   b   c", "i   h   g", "a   b   c", "차*-마*", "車*-馬*", "r---n"}));
}

TEST_CASE("moves are shown in Korean on demand", "[play]") {
    const Outcome outcome =
        play({}, "notation korean\nb1c3\nmoves b1\nmoves c1\nhistory\nhint\nnotation coordinates\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Moves are shown as in 02마83, and", "Han plays ", " (", "), score",
                              "02 is empty", "\n1. 02마83 ", "Hint: ", "Moves are shown as in b1c3, and"}));
    const Outcome option =
        play({"--notation", "korean"}, "moves b1\nmoves 01\nmoves 12\n02마84\ncastle\ngo\nmoves\n");
    CAPTURE(option.out);
    CHECK(holds(option.out,
                {"Type a move as 02마83 (from 02 to 83), hint", "02  horse     02마81 02마83\n",
                 "01  chariot   ", "the horse on 12 is Han's", "the horse on 02 cannot go to 84",
                 "'castle' is neither a move nor a command: type a move as 02마83, or help\n",
                 "it is your turn: type a move as 02마83, moves", "Cho may play:\n", "  02  horse"}));
    CHECK(!holds(option.out, {"on b1"}));
}

TEST_CASE("the level can be told and changed", "[play]") {
    const Outcome outcome = play({}, "level\nlevel -5\nlevel\nb1c3\n");
    CHECK(holds(outcome.out, {"The engine plays at level 20 of -20 to 20.", "at level -5 of",
                              "at level -5 of", "Han plays "}));
    CHECK(holds(play({"--elo", "900"}, "level 3\nlevel\n").out, {"level 3 of", "level 3 of"}));
}

TEST_CASE("eval and fen tell of the position", "[play]") {
    const Outcome outcome = play({"--side", "both"}, "a4a5\neval\nfen\n");
    CHECK(
        holds(outcome.out, {"material", "Evaluation: ", "for Han, who is to move\n",
                            "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 1 1\n"}));
}

TEST_CASE("quit leaves, and says what is lost", "[play]") {
    const std::string word = GENERATE("quit", "q", "exit", "QUIT", "bye");
    const Outcome outcome = play({}, word + "\nb1c3\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.out.ends_with("your move> \nGoodbye.\n"));
    CHECK(play({}, "b1c3\n" + word + "\n").out.ends_with("Goodbye. The game was not saved.\n"));
}

TEST_CASE("bad options are refused before the game begins", "[play]") {
    check_refusal(run({"play", "--side", "white"}), {"--side", "'white'", "cho, han, both or none"});
    check_refusal(run({"play", "--level", "21"}), {"--level", "'21'", "-20 to 20"});
    check_refusal(run({"play", "--elo", "100"}), {"--elo", "'100'", "500 to 2840"});
    check_refusal(run({"play", "--elo", "900", "--level", "3"}), {"--elo", "--level"});
    check_refusal(run({"play", "--movetime", "0"}), {"--movetime", "'0'", "1 to 86400000"});
    check_refusal(run({"play", "--depth", "x"}), {"--depth", "'x'", "1 to 120"});
    check_refusal(run({"play", "--nodes", "-1"}), {"--nodes", "'-1'"});
    check_refusal(run({"play", "--threads", "0"}), {"--threads", "'0'", "1 to 1024"});
    check_refusal(run({"play", "--hash", "0"}), {"--hash", "'0'"});
    check_refusal(run({"play", "--fen", "9 w"}), {"bad FEN"});
    check_refusal(run({"play", "--moves", "a4a9"}), {"move 1", "'a4a9'"});
    check_refusal(run({"play", "--rules", "chess"}), {"'chess'"});
    check_refusal(run({"play", "--setup", "inner"}), {"'inner'"});
    check_refusal(run({"play", "--pieces", "emoji"}), {"--pieces", "'emoji'"});
    check_refusal(run({"play", "--notation", "algebraic"}), {"--notation", "'algebraic'"});
    check_refusal(run({"play", "extra"}), {"extra"});
}

TEST_CASE("a pass as the first move is asked about once", "[play]") {
    const std::vector<std::string> arguments{"--side", "cho", "--setup", "inner,inner"};
    const std::string question =
        "your move> If Cho passes, Han only has to pass too: then the game is over and Han wins on points, "
        "73.5 to 72 (0-1).\nPass all the same? (yes or no) ";
    const std::string pass = GENERATE("pass", "e2e2", "한수쉼");
    const Outcome declined = play_at_terminal(arguments, pass + "\nno\nhistory\n" + pass + "\nhistory\n");
    CAPTURE(declined.out);
    CHECK(holds(declined.out, {question + "It is still your turn.\n", "your move> No move has been made.",
                               "your move> Han ", "1. e2e2 "}));
    CHECK(count_of(declined.out, "Pass all the same?") == 1);
    const Outcome agreed = play_at_terminal(arguments, pass + "\nyes\nhistory\n");
    CHECK(holds(agreed.out, {question + "Han ", "1. e2e2 "}));
    const Outcome again = play_at_terminal(arguments, pass + "\nno\nnew\n" + pass + "\nno\n");
    CHECK(count_of(again.out, "Pass all the same?") == 2);
}

TEST_CASE("a pass is asked about only where it may cost the game", "[play]") {
    const Outcome drawn = play_at_terminal(
        {"--side", "cho", "--setup", "inner,inner", "--rules", "janggicasual"}, "pass\nno\n");
    CHECK(holds(drawn.out, {"then the game is over and the game is drawn (1/2-1/2).\nPass all the same?"}));
    const auto asks = [](const std::vector<std::string>& arguments, const std::string& typed) {
        return holds(play_at_terminal(arguments, typed).out, {"Pass all the same?"});
    };
    CHECK(!asks({"--side", "both", "--setup", "inner,inner"}, "b1c3\npass\n"));
    // Cho leads.
    CHECK(!asks({"--side", "both", "--fen", "4k4/9/9/9/9/9/9/9/R8/3K5 w"}, "pass\n"));
    CHECK(!holds(play({"--side", "cho"}, "pass\n").out, {"Pass all the same?"}));
}

TEST_CASE("a position can be typed in", "[play]") {
    const std::string fen = "3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1";
    const Outcome outcome =
        play({"--side", "han", "--rules", "janggicasual"}, "fen " + fen + "\nfen\nhistory\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"your move> \nJanggun ", "rules janggicasual. You play Han", "Cho plays ",
                              "Checkmate: Cho wins"}));
    const Outcome both =
        play({"--side", "both"}, "a4a5\nfen " + fen + "\nfen\nhistory\nfen startpos\nfen\nnew\nfen\n");
    CAPTURE(both.out);
    CHECK(holds(both.out, {"han> \n", "Two people play.", "cho> \n" + fen + "\n", "No move has been made.",
                           "cho> \nrnba1abnr/", "cho> \nrnba1abnr/"}));
}

TEST_CASE("a position that is wrong or not wanted leaves the game as it is", "[play]") {
    const Outcome wrong = play({"--side", "both"}, "a4a5\nfen 9/9 w\nhistory\n");
    CAPTURE(wrong.out);
    CHECK(holds(wrong.out, {"han> \nbad FEN", "han> \n1. a4a5\n"}));
    const std::vector<std::string> arguments{"--side", "both", "--setup", "inner,inner"};
    const std::string fen = "fen 3ak4/R8/9/9/9/9/9/8R/3K5/9 w\n";
    const Outcome kept = play_at_terminal(arguments, "a4a5\n" + fen + "no\nhistory\n");
    CHECK(holds(kept.out, {"This game is not saved. Leave it? (yes or no) ", "han> 1. a4a5\n"}));
    const Outcome left = play_at_terminal(arguments, "a4a5\n" + fen + "yes\nhistory\n");
    CHECK(holds(left.out, {"Leave it?", "cho> No move has been made."}));
    CHECK(!holds(play_at_terminal(arguments, fen).out, {"Leave it?"}));
}

TEST_CASE("the board has the names of points that the notation has", "[play]") {
    const std::string ranks = "\n 0  R---N---";
    const std::string files = "\n    1   2   3   4   5   6   7   8   9\n";
    const Outcome option = play({"--notation", "korean"}, "flip\n");
    CAPTURE(option.out);
    CHECK(holds(option.out, {"\n 1  r---n---", ranks, files, "\n 0  R---N---", "\n 1  r---n---",
                             "\n    9   8   7   6   5   4   3   2   1\n"}));
    const Outcome command = play({}, "notation korean\nnotation coordinates\n");
    CHECK(holds(command.out, {"\n10  r---n---", "    a   b   c", "\n 1  r---n---", ranks, files,
                              "\n10  r---n---", "    a   b   c"}));
}

TEST_CASE("lists are broken between moves at the edge of a terminal, and nowhere else", "[play]") {
    const std::string typed =
        "moves\nhint\nhistory\nundo\nb1c3\nb10c8\na4a5\na7a6\nc4d4\nc7d7\ne4e5\ne7e6\nhistory\n";
    std::vector<std::string> arguments{"play", "--depth", "6", "--hash", "1", "--side", "both"};
    const std::string notation = GENERATE("coordinates", "korean");
    arguments.insert(arguments.end(), {"--notation", notation, "--color", "never"});
    constexpr std::size_t kColumns = 50;
    const auto lists = [](const Outcome& outcome) {
        std::string text;
        for (const std::string& line : lines_of(outcome.out)) {
            const bool is_board = line.find("--") != std::string::npos || line.find('|') != std::string::npos;
            if (!is_board && line.find("Janggun") == std::string::npos &&
                line.find("Type a move") == std::string::npos && line.find("Points") == std::string::npos)
                text += line + '\n';
        }
        return text;
    };
    const Outcome wrapped = run(arguments, {.in = typed, .out_is_terminal = true, .columns = kColumns});
    CAPTURE(wrapped.out);
    std::size_t widest = 0;
    for (const std::string& line : lines_of(lists(wrapped)))
        widest = std::max(widest, janggun::util::columns_of(line));
    CHECK(widest <= kColumns);
    CHECK(widest > kColumns - 10);
    const Outcome script = run(arguments, {.in = typed});
    const auto without_breaks = [](const std::string& text) {
        std::string words;
        for (const std::string_view word : janggun::util::split_words(text)) words.append(word).append(" ");
        return words;
    };
    // They say the same.
    CHECK(without_breaks(lists(script)) == without_breaks(lists(wrapped)));
    CHECK(lists(script) != lists(wrapped));
}
