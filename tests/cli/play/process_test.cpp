#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "cli/play/play.hpp"
#include "cli/program.hpp"
#include "cli/session.hpp"
#include "janggun/cli/cli.hpp"

// Games that are interrupted and left, in processes of their own.

using namespace janggun::cli_test;

namespace {

// A name that no file has.
class NewFile {
  public:
    NewFile() : path_{TemporaryFile{""}.path()} {}
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    ~NewFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }

    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] bool exists() const { return std::filesystem::exists(path_); }

  private:
    std::string path_;
};

// An engine that thinks for a day, or for no time.
const Arguments kSlow{"play", "--hash", "1", "--movetime", "86400000", "--setup", "inner,inner"};
const Arguments kQuick{"play", "--hash", "1", "--depth", "1", "--setup", "inner,inner"};

}  // namespace

TEST_CASE("an interrupt makes the engine move at once", "[play][process]") {
    const Connection connection = GENERATE(Connection::terminal, Connection::pipes);
    Program program{with(kSlow, {"--side", "han"}), {.connection = connection}};
    program.wait_for(connection == Connection::terminal ? "Cho is thinking..." : "help or quit.\n");
    program.interrupt();
    program.wait_for("Cho plays ");
    program.wait_for("your move> ");
    program.type("quit\n");
    if (connection == Connection::terminal) {
        program.wait_for("Save the game? ");
        program.type("no\n");
    }
    CHECK_THAT(program.rest(), Catch::EndsWith("Goodbye. The game was not saved.\n") ||
                                   Catch::EndsWith("Goodbye. The game was not saved.\r\n"));
    CHECK(program.status() == janggun::cli::kDone);
}

TEST_CASE("Ctrl-C makes the engine move at once, and ends the thinking about a hint", "[play][process]") {
    Program program{with(kSlow, {"--side", "han"})};
    program.wait_for("Cho is thinking...");
    program.type(kControlC);
    program.wait_for("Cho plays ");
    program.wait_for("your move> ");
    program.type("hint\n");
    program.wait_for("Han is thinking...");
    program.type(kControlC);
    program.wait_for("Hint: ");
    program.wait_for("your move> ");
}

TEST_CASE("Ctrl-C, Ctrl-D and quit at the prompt ask whether the game shall be saved", "[play][process]") {
    const std::string leave = GENERATE(as<std::string>{}, "\x03", "\x04", "quit\n");
    const NewFile file;
    Program program{with(kQuick, {"--side", "cho"})};
    program.wait_for("your move> ");
    program.type("b1c3\n");
    program.wait_for("Han plays ");
    program.wait_for("your move> ");
    program.type(leave);
    program.wait_for("Save the game? Write the name of a file, or no: ");
    const bool is_saved = GENERATE(true, false);
    if (is_saved) {
        program.type("yes\n");
        program.wait_for("Save the game? ");
        program.type(file.path() + "\n");
        program.wait_for("Saved as '" + file.path() + "'.");
        CHECK_THAT(program.rest(), Catch::Contains("Goodbye.\r\n"));
        CHECK_THAT(text_of(file.path()), Catch::Contains("1. b1c3 "));
    } else {
        program.type(GENERATE(as<std::string>{}, "\n", "no\n", "\x03", "\x04"));
        CHECK_THAT(program.rest(), Catch::Contains("Goodbye. The game was not saved.\r\n"));
        CHECK(!file.exists());
    }
    CHECK(program.status() == janggun::cli::kDone);
    CHECK(program.is_terminal_plain());
}

TEST_CASE("Ctrl-C before the first move just leaves", "[play][process]") {
    Program program{
        with({"play"}, GENERATE(Arguments{}, Arguments{"--side", "cho", "--setup", "left,left"}))};
    program.wait_for("\x1b[K");  // the prompt is there
    program.type(kControlC);
    CHECK_THAT(program.rest(), !Catch::Contains("Save") && Catch::Contains("Goodbye.\r\n"));
    CHECK(program.status() == janggun::cli::kDone);
}

TEST_CASE("with --save a game is saved however it is left", "[play][process]") {
    const std::string leave = GENERATE(as<std::string>{}, "quit\n", "", "interrupt");
    const NewFile file;
    Program program{with(kQuick, {"--side", "both", "--save", file.path()}),
                    {.connection = Connection::pipes}};
    program.type("b1c3\n");
    program.wait_for("han> \n");
    if (leave == "interrupt") {
        program.interrupt();
    } else {
        program.type(leave);
        program.close_input();
    }
    CHECK_THAT(program.rest(), Catch::EndsWith("Saved as '" + file.path() + "'.\nGoodbye.\n"));
    CHECK_THAT(text_of(file.path()), Catch::Contains("1. b1c3 *\n"));
    CHECK(program.status() == janggun::cli::kDone);
}

TEST_CASE("an interrupted script is told that its game was not saved", "[play][process]") {
    Program program{with(kQuick, {"--side", "both"}), {.connection = Connection::pipes}};
    program.type("b1c3\n");
    program.wait_for("han> \n");
    program.type("b10");  // the line that is being written is no move
    program.interrupt();
    CHECK(program.rest() == "Goodbye. The game was not saved.\n");
    CHECK(program.status() == janggun::cli::kDone);
}

TEST_CASE("a file that stands where --save points is not lost", "[play][process]") {
    const TemporaryFile file{"mine"};
    Program script{with(kQuick, {"--side", "both", "--save", file.path()}),
                   {.connection = Connection::pipes}};
    script.type("b1c3\nquit\n");
    CHECK_THAT(script.rest(), Catch::EndsWith("'" + file.path() +
                                              "' exists already: save under another name\nGoodbye. The game "
                                              "was not saved.\n"));
    CHECK(script.status() == janggun::cli::kDifferent);
    Program person{with(kQuick, {"--side", "both", "--save", file.path()})};
    person.wait_for("cho> ");
    person.type("b1c3\n");
    person.wait_for("han> ");
    person.type(kControlC);
    person.wait_for("Write over it? (yes or no) ");
    person.type("no\n");
    person.wait_for("Save the game? Write the name of a file, or no: ");
    person.type("no\n");
    person.wait_for("Goodbye. The game was not saved.");
    CHECK(text_of(file) == "mine");
}

TEST_CASE("an interrupt stops the engine's game against itself, and go plays on", "[play][process]") {
    Program program{with(kSlow, {"--side", "none"})};
    program.wait_for("Cho is thinking...");
    program.type(kControlC);
    program.wait_for("Cho plays ");
    program.wait_for("go or quit> ");
    program.type("b10c8\n");
    program.wait_for("it is the engine's turn: type go to play on");
    program.wait_for("go or quit> ");
    program.type("go\n");
    program.wait_for("Han is thinking...");
    program.type(kControlC);
    program.wait_for("Han plays ");
    program.wait_for("go or quit> ");
    program.type("quit\n");
    program.wait_for("Save the game? ");
}

TEST_CASE("a line is edited at a terminal, and earlier ones come back", "[play][process]") {
    const std::string backspace = "\x7f";
    const std::string left = "\x1b[D";
    const std::string up = "\x1b[A";
    Program program{with(kQuick, {"--side", "both"})};
    program.wait_for("cho> ");
    CHECK(!program.is_terminal_plain());
    program.type("c1x" + backspace + "c3" + left + left + left + backspace + "b\r");
    program.wait_for("han> ");
    program.type("his\t\r");
    program.wait_for("1. b1c3");
    program.wait_for("han> ");
    program.type(up + up + "\r");
    program.wait_for("'b1c3' is illegal");
    program.wait_for("han> ");
    program.type("h\t");
    program.wait_for("help hint history");
    program.type("\x15quit\r");
    program.wait_for("Save the game? ");
    program.type("\r");
    static_cast<void>(program.rest());
    CHECK(program.status() == janggun::cli::kDone);
    CHECK(program.is_terminal_plain());
}

TEST_CASE("a program that is ended leaves the terminal as it was", "[play][process]") {
    Program program{with(kQuick, {"--side", "both"})};
    program.wait_for("cho> ");
    REQUIRE(!program.is_terminal_plain());
    const int signal = GENERATE(SIGTERM, SIGHUP, SIGQUIT);
    program.signal(signal);
    static_cast<void>(program.rest());
    constexpr int kSignals = 128;
    CHECK(program.status() == kSignals + signal);
    CHECK(program.is_terminal_plain());
}

TEST_CASE("a text that is pasted is drawn when it is there", "[play][process]") {
    constexpr std::size_t kLength = 3000;
    Program program{with(kQuick, {"--side", "both"})};
    program.wait_for("cho> \x1b[K");
    program.type(std::string(kLength, 'x') + "\r");
    const std::string shown = program.wait_for("'xxx");
    CHECK(count_of(shown, "\x1b[K") < kLength / 10);
}

TEST_CASE("what is typed ahead is shown at its prompts", "[play][process]") {
    Program program{with(kQuick, {"--side", "both"})};
    program.wait_for("cho> \x1b[K");
    program.type("b1c3\rb10c8\rundo");
    program.wait_for("cho> b1c3\x1b[K");
    program.wait_for("han> b10c8\x1b[K");
    program.wait_for("cho> undo\x1b[K");
}

TEST_CASE("nobody is asked where the questions cannot be seen", "[play][process]") {
    const Arguments more = GENERATE(Arguments{}, Arguments{"--side", "cho", "--setup", "inner,inner"},
                                    Arguments{"--side", "han", "--setup", "inner,inner"});
    Program program{with({"play", "--hash", "1", "--depth", "1"}, more), {.output = "/dev/full"}};
    CHECK_THAT(program.rest(), Catch::Contains("janggun: the output could not be written"));
    CHECK(program.status() == janggun::cli::kDifferent);
}

TEST_CASE("a terminal that cannot move its cursor is read line by line", "[play][process]") {
    Program program{with(kQuick, {"--side", "both"}), {.term = GENERATE(as<std::string>{}, "dumb", "")}};
    program.wait_for("cho> ");
    CHECK(program.is_terminal_plain());
    program.type("b1c3\n");
    program.wait_for("han> ");
    program.type(GENERATE(as<std::string>{}, "\x03", "\x04"));
    program.wait_for("Save the game? ");
    program.type(kControlC);
    CHECK_THAT(program.rest(), !Catch::Contains("\x1b[K") && Catch::Contains("The game was not saved.\r\n"));
}
