#include "janggun/uci/command.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <catch2/catch.hpp>

#include "janggun/board/fen.hpp"
#include "janggun/util/error.hpp"

using janggun::uci::Command;
using janggun::uci::parse_command;
using janggun::util::InputError;

namespace command = janggun::uci::command;

namespace {

using Words = std::vector<std::string_view>;

template <class Kind>
Kind parsed(std::string_view line) {
    const Command parsed = parse_command(line);
    REQUIRE(std::holds_alternative<Kind>(parsed));
    return std::get<Kind>(parsed);
}

template <class Kind>
bool is(std::string_view line) {
    return std::holds_alternative<Kind>(parse_command(line));
}

// What is said about a line that is no command.
std::string refusal(std::string_view line) {
    try {
        static_cast<void>(parse_command(line));
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a command is known by its first word", "[uci]") {
    CHECK(is<command::Uci>("uci"));
    CHECK(is<command::IsReady>("isready"));
    CHECK(is<command::NewGame>("ucinewgame"));
    CHECK(is<command::Stop>("stop"));
    CHECK(is<command::PonderHit>("ponderhit"));
    CHECK(is<command::Quit>("quit"));
    CHECK(is<command::Quit>("exit"));
    CHECK(is<command::Display>("d"));
    CHECK(is<command::Evaluate>("eval"));
    CHECK(is<command::Flip>("flip"));
    CHECK(is<command::Help>("help"));
    CHECK(is<command::Help>("--help"));
    CHECK(is<command::Help>("?"));
    CHECK(is<command::Compiler>("compiler"));
    CHECK(is<command::Nothing>("register later"));
    CHECK(is<command::Nothing>("register name A code B"));
    CHECK(is<command::Go>("go"));
    CHECK(is<command::Bench>("bench"));
}

TEST_CASE("words behind a command that needs none do not matter", "[uci]") {
    CHECK(is<command::Uci>("uci please"));
    CHECK(is<command::Stop>("stop now"));
    CHECK(is<command::Quit>("quit 0"));
    CHECK(is<command::IsReady>("isready ?"));
}

TEST_CASE("blank lines and comments are nothing", "[uci]") {
    const std::string line =
        GENERATE("", " ", "\r", "\t\t", " \v\f\r\n", "#", "# uci", "#uci", "  # go infinite");
    CAPTURE(line);
    CHECK(is<command::Nothing>(line));
}

TEST_CASE("blanks of every kind stand around words", "[uci]") {
    const std::string line =
        GENERATE("isready\r", "\tisready", "  isready  ", "isready\r\n", "\visready\f", "isready\t \r");
    CAPTURE(line);
    CHECK(is<command::IsReady>(line));
}

TEST_CASE("an unknown command is named as far as it can be printed", "[uci]") {
    using namespace std::string_literals;
    const auto [line, said] = GENERATE(table<std::string, std::string>({
        {"foo", "unknown command 'foo', help lists the commands"},
        {"foo bar baz", "unknown command 'foo', help lists the commands"},
        {"UCI", "unknown command 'UCI', help lists the commands; did you mean uci?"},
        {"postion startpos", "unknown command 'postion', help lists the commands; did you mean position?"},
        {"xboard", "unknown command 'xboard', help lists the commands"},
        {"uci\0"s, "unknown command 'uci\uFFFD', help lists the commands; did you mean uci?"},
        {"\0"s, "unknown command '\uFFFD', help lists the commands"},
        {"\x1b[31m", "unknown command '\uFFFD[31m', help lists the commands"},
        {"장기", "unknown command '장기', help lists the commands"},
        {"uci;quit", "unknown command 'uci;quit', help lists the commands"},
    }));
    CAPTURE(line);
    CHECK(refusal(line) == said);
}

TEST_CASE("debug is on or off", "[uci]") {
    CHECK(parsed<command::Debug>("debug on").on);
    CHECK(!parsed<command::Debug>("debug off").on);
    CHECK(!parsed<command::Debug>("debug\toff\r").on);
    const std::string line = GENERATE("debug", "debug ON", "debug yes", "debug on off");
    CAPTURE(line);
    CHECK(refusal(line) == "debug: write debug on or debug off");
}

TEST_CASE("an option has a name and perhaps a value, both with blanks", "[uci]") {
    const auto [line, name, value] = GENERATE(table<std::string, std::string, std::string>({
        {"setoption name Hash value 64", "Hash", "64"},
        {"setoption name threads value 3\r", "threads", "3"},
        {"setoption name Clear Hash", "Clear Hash", ""},
        {"setoption name clear hash value true", "clear hash", "true"},
        {"setoption name Debug Log File value a b.txt", "Debug Log File", "a b.txt"},
        {"setoption name Debug Log File value a  b\tc", "Debug Log File", "a  b\tc"},
        {"setoption name Debug Log File value ", "Debug Log File", ""},
        {"setoption name Debug Log File value", "Debug Log File", ""},
        {"  setoption\tname\tHash\tvalue\t1 ", "Hash", "1"},
        {"setoption name X value value value", "X", "value value"},
        {"setoption name name value name", "name", "name"},
        {"setoption name Skill Level value -20", "Skill Level", "-20"},
        {"setoption name Value value 1", "Value", "1"},
    }));
    CAPTURE(line);
    const auto option = parsed<command::SetOption>(line);
    CHECK(option.name == name);
    CHECK(option.value == value);
}

TEST_CASE("an option without a name is refused", "[uci]") {
    const auto [line, said] = GENERATE(table<std::string, std::string>({
        {"setoption", "setoption: write setoption name NAME value VALUE"},
        {"setoption Hash value 1", "setoption: write setoption name NAME value VALUE"},
        {"setoption value 1 name Hash", "setoption: write setoption name NAME value VALUE"},
        {"setoption name value 1", "setoption: the name is missing"},
        {"setoption name", "setoption: the name is missing"},
    }));
    CAPTURE(line);
    CHECK(refusal(line) == said);
}

TEST_CASE("a position is the start or a FEN, and moves", "[uci]") {
    const std::string start{janggun::board::kStartFen};
    const auto [line, fen, moves] = GENERATE_COPY(table<std::string, std::string, Words>({
        {"position startpos", start, {}},
        {"position startpos moves", start, {}},
        {"position startpos moves ", start, {}},
        {"position startpos moves a4a5 a7a6", start, {"a4a5", "a7a6"}},
        {"position startpos moves  a4a5\ta7a6\r", start, {"a4a5", "a7a6"}},
        {"position fen 4k4/9/9/9/9/9/9/9/4K4/R8 w", "4k4/9/9/9/9/9/9/9/4K4/R8 w", {}},
        {"position fen F w - - 0 1", "F w - - 0 1", {}},
        {"position fen F w - - 0 1 moves", "F w - - 0 1", {}},
        {"position fen F w - - 0 1 moves ", "F w - - 0 1", {}},
        {"position fen F w 0 1 moves e2e2", "F w 0 1", {"e2e2"}},
        {"position fen startpos", start, {}},
        {"position startpos moves moves", start, {"moves"}},
    }));
    CAPTURE(line);
    const auto position = parsed<command::Position>(line);
    CHECK(position.fen == fen);
    CHECK(position.moves == moves);
}

TEST_CASE("a position that is neither is refused", "[uci]") {
    const auto [line, said] = GENERATE(table<std::string, std::string>({
        {"position", "position: write position startpos or position fen FEN"},
        {"position moves a4a5", "position: 'moves' is neither startpos nor fen"},
        {"position start", "position: 'start' is neither startpos nor fen"},
        {"position 4k4/9/9/9/9/9/9/9/4K4/R8 w",
         "position: '4k4/9/9/9/9/9/9/9/4K4/R8' is neither startpos nor fen"},
        {"position fen", "position: the FEN is missing"},
        {"position fen moves a4a5", "position: the FEN is missing"},
        {"position startpos a4a5", "position: 'a4a5' after startpos is not 'moves'"},
    }));
    CAPTURE(line);
    CHECK(refusal(line) == said);
}

TEST_CASE("bench takes a depth or nothing", "[uci]") {
    CHECK(!parsed<command::Bench>("bench").depth);
    CHECK(parsed<command::Bench>("bench 1").depth == 1);
    CHECK(parsed<command::Bench>("bench 99").depth == 99);
    const std::string line =
        GENERATE("bench 0", "bench 100", "bench deep", "bench 3 4", "bench -1", "bench 1.5");
    CAPTURE(line);
    CHECK(refusal(line) == "bench: write bench, or bench and how deep, 1 to 99");
}

TEST_CASE("lines of a million characters are read like any other", "[uci]") {
    constexpr std::size_t kMillion = 1'000'000;
    CHECK(is<command::Nothing>(std::string(kMillion, ' ')));
    CHECK(is<command::Nothing>('#' + std::string(kMillion, 'x')));
    CHECK(is<command::IsReady>(std::string(kMillion, ' ') + "isready"));
    CHECK(is<command::Uci>("uci " + std::string(kMillion, 'x')));
    CHECK(refusal(std::string(kMillion, 'x')).size() < 200);
    CHECK(refusal("position " + std::string(kMillion, 'x')).size() < 200);

    std::string moves;
    while (moves.size() < kMillion) moves += " a4a5";
    const std::string position = "position startpos moves" + moves;
    CHECK(parsed<command::Position>(position).moves.size() == kMillion / 5);
    const std::string go = "go searchmoves" + moves;
    CHECK(parsed<command::Go>(go).search_moves.size() == kMillion / 5);

    const std::string value(kMillion, 'v');
    const std::string with_value = "setoption name Debug Log File value " + value;
    CHECK(parsed<command::SetOption>(with_value).value == value);
    const std::string with_name = "setoption name " + value;
    CHECK(parsed<command::SetOption>(with_name).name == value);
}
