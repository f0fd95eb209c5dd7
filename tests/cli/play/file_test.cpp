#include <filesystem>
#include <fstream>
#include <random>
#include <string>

#include <catch2/catch.hpp>

#include "cli/play/play.hpp"

// Games that are kept in files.

using namespace janggun::cli_test;

namespace {

// A folder that is gone when the test is over.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::random_device random;
        path_ = std::filesystem::temp_directory_path() /
                ("janggun_play_test_" + std::to_string(random()) + "_" + std::to_string(random()));
        std::filesystem::create_directory(path_);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

}  // namespace

TEST_CASE("a game is saved as text that people can read", "[play]") {
    const TemporaryFolder folder;
    const std::string path = folder / "my game.txt";
    const Outcome outcome = play({"--side", "both"}, "b1c3\na7a6\nsave " + path + "\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Saved as '" + path + "'."}));
    CHECK(outcome.out.ends_with("\nGoodbye.\n"));
    const std::string text = text_of(path);
    CHECK(text.starts_with("[Date \"20"));
    CHECK(holds(text, {"[Cho \"a person\"]\n[Han \"a person\"]\n[Variant \"janggi\"]\n[Result \"*\"]\n\n"
                       "1. b1c3 a7a6 *\n"}));
}

TEST_CASE("a saved game goes on where it was left", "[play]") {
    const TemporaryFolder folder;
    const std::string path = folder / "game.txt";
    const Outcome saved =
        play({"--side", "han", "--rules", "janggimodern", "--setup", "left,outer", "--save", path},
             "b10d7\nhistory\nfen\nsave\n");
    CAPTURE(saved.out);
    REQUIRE(holds(saved.out, {"Saved as "}));
    CHECK(holds(text_of(path),
                {"[Cho \"Janggun ", "[Han \"a person\"]", "[Variant \"janggimodern\"]", "[FEN \"rbna"}));
    // The person plays Han again, and is not asked.
    const Outcome loaded = play_at_terminal({"--load", path}, "history\nfen\nundo\nhistory\n");
    CAPTURE(loaded.out);
    CHECK(holds(loaded.out, {"rules janggimodern. You play Han", "your move> 1. ", "Taken back: Han b10d7"}));
    const auto after_prompt = [](const std::string& out, const std::string& prompt) {
        const std::size_t at = out.find(prompt, out.find("1. ")) + prompt.size();
        return out.substr(at, out.find('\n', at) - at);
    };
    CHECK(after_prompt(loaded.out, "your move> ") == after_prompt(saved.out, "your move> \n"));
}

TEST_CASE("a loaded game is saved back only when the person says so", "[play]") {
    const TemporaryFile file{"[Cho \"a person\"]\n[Han \"Janggun\"]\n\n1. b1c3 b10c8 *\n"};
    const std::string before = text_of(file.path());
    const Outcome script = play({"--load", file.path()}, "a4a5\nsave\n");
    CHECK(holds(script.out, {"exists already: save under another name"}));
    CHECK(script.out.ends_with("The game was not saved.\n"));
    CHECK(text_of(file.path()) == before);
    const Outcome refused = play_at_terminal({"--load", file.path()}, "a4a5\nsave\nno\n");
    CHECK(holds(refused.out, {"exists already. Write over it? (yes or no) Not saved."}));
    CHECK(text_of(file.path()) == before);
    const Outcome allowed = play_at_terminal({"--load", file.path()}, "a4a5\nsave\nyes\n");
    CHECK(holds(allowed.out, {"Write over it? (yes or no) Saved as "}));
    CHECK(holds(text_of(file.path()), {"1. b1c3 b10c8 2. a4a5 "}));
}

TEST_CASE("a file that was saved before in the session is written over", "[play]") {
    const TemporaryFolder folder;
    const std::string path = folder / "game.txt";
    const Outcome outcome = play({"--side", "both"}, "b1c3\nsave " + path + "\na7a6\nsave\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Saved as ", "Saved as "}));
    CHECK(holds(text_of(path), {"1. b1c3 a7a6 *"}));
}

TEST_CASE("with --save each game is saved before another takes its place", "[play]") {
    const TemporaryFolder folder;
    const std::string path = folder / "my.game.txt";
    const auto [first, written] = GENERATE(table<std::string, std::string>({
        {"b1c3\nresign\nnew\n", "1. b1c3 1-0"},
        {"b1c3\nnew\n", "1. b1c3 *"},
        {"b1c3\nfen startpos\n", "1. b1c3 *"},
    }));
    const Outcome outcome = play({"--side", "both", "--setup", "inner,inner", "--save", path},
                                 "new\n" + first + "fen\na4b4\nsave\na7b7\nnew\ni4h4\n");
    CAPTURE(outcome.out);
    CHECK(outcome.status == 0);
    CHECK(holds(outcome.out, {"Saved as '" + path + "'.", "Saved as '" + (folder / "my.game-2.txt") + "'.",
                              "Saved as '" + (folder / "my.game-2.txt") + "'.",
                              "Saved as '" + (folder / "my.game-3.txt") + "'.\nGoodbye.\n"}));
    CHECK(holds(text_of(path), {written}));
    CHECK(holds(text_of(folder / "my.game-2.txt"), {"1. a4b4 a7b7 *"}));
    CHECK(holds(text_of(folder / "my.game-3.txt"), {"1. i4h4 *"}));
}

TEST_CASE("the second game of --save takes the first name that is free", "[play]") {
    const TemporaryFolder folder;
    std::ofstream{folder / "g-2.txt"} << "mine";
    const Outcome outcome = play({"--side", "both", "--save", folder / "g.txt"}, "b1c3\nnew\na4b4\n");
    CAPTURE(outcome.out);
    CHECK(text_of(folder / "g-2.txt") == "mine");
    CHECK(holds(text_of(folder / "g-3.txt"), {"1. a4b4 *"}));
}

TEST_CASE("a script's game that --save cannot save stays on the board", "[play]") {
    const TemporaryFile file{"mine"};
    const Outcome outcome =
        play({"--side", "both", "--save", file.path()}, "b1c3\nnew\nfen startpos\nhistory\n");
    CAPTURE(outcome.out);
    CHECK(outcome.status == 1);
    CHECK(count_of(outcome.out,
                   "exists already: save under another name\n"
                   "the game stays on the board, for it is not saved\n") == 2);
    CHECK(holds(outcome.out, {"han> \n1. b1c3\n", "Goodbye. The game was not saved.\n"}));
    CHECK(text_of(file) == "mine");
}

TEST_CASE("save with another name leaves the file of --save to be written in the end", "[play]") {
    const TemporaryFolder folder;
    const std::string own = folder / "own.txt";
    const std::string other = folder / "other.txt";
    const auto [before, after, in_other] = GENERATE(table<std::string, std::string, std::string>({
        {"b1c3\n", "a7a6\nquit\n", "1. b1c3 *"},
        {"b1c3\n", "a7a6\nsave\nquit\n", "1. b1c3 a7a6 *"},
        {"b1c3\nsave\n", "a7a6\n", "1. b1c3 *"},
    }));
    const Outcome outcome = play({"--side", "both", "--save", own}, before + "save " + other + "\n" + after);
    CAPTURE(outcome.out);
    CHECK(outcome.status == 0);
    CHECK(outcome.out.ends_with("Saved as '" + own + "'.\nGoodbye.\n"));
    CHECK(holds(text_of(own), {"1. b1c3 a7a6 *"}));
    CHECK(holds(text_of(other), {in_other}));
}

TEST_CASE("the next game is not written over the last one unasked", "[play]") {
    const TemporaryFolder folder;
    const std::string path = folder / "game.txt";
    const Outcome outcome =
        play({"--side", "both"}, "b1c3\nsave " + path + "\nnew\na4b4\nsave\nsave " + path + "\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"Saved as ", "save it where?", "exists already: save under another name"}));
    CHECK(holds(text_of(path), {"1. b1c3 *"}));
}

TEST_CASE("a person is asked about every game that is not saved", "[play]") {
    const Outcome outcome =
        play_at_terminal({"--side", "both", "--setup", "inner,inner"}, "b1c3\nresign\nnew\nno\nhistory\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"This game is not saved. Leave it? (yes or no) ", "game over> 1. b1c3"}));
    const TemporaryFolder folder;
    const Outcome saved = play_at_terminal(
        {"--side", "both", "--setup", "inner,inner", "--save", folder / "game.txt"}, "b1c3\nresign\nnew\n");
    CAPTURE(saved.out);
    CHECK(holds(saved.out, {"Saved as ", "Two people play.", "Goodbye.\n"}));
    CHECK(!holds(saved.out, {"Leave it?"}));
}

TEST_CASE("a file for --save needs a name", "[play]") {
    check_refusal(run({"play", "--save", ""}), {"--save", "''"});
}

TEST_CASE("a file that cannot be written is told, and the game goes on", "[play]") {
    const TemporaryFolder folder;
    const std::string path = folder / "no such folder/game.txt";
    const Outcome outcome = play({}, "save " + path + "\nfen\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"cannot write '" + path + "': ", "your move> ", " w - - 0 1"}));
}

TEST_CASE("a game that is over is saved and loaded with its end", "[play]") {
    const TemporaryFolder folder;
    const std::string path = folder / "game.txt";
    const auto [moves, typed, end] = GENERATE(table<std::string, std::string, std::string>({
        {"e2e2", "pass", "Both sides have passed: Han wins on points, 73.5 to 72 (0-1)."},
        {"b1c3", "resign", "The game is over: Cho wins (1-0) by resignation."},
        {"b1c3 b10c8 c3b1 c8b10 b1c3 b10c8 c3b1 c8b10", "claim",
         "The same position has come up 3 times: Han wins on points, 73.5 to 72 (0-1)."},
    }));
    const Outcome saved = play({"--side", "both", "--moves", moves, "--save", path}, typed + "\nsave\n");
    CAPTURE(saved.out);
    CHECK(holds(saved.out, {end, "game over> ", "Saved as "}));
    const Outcome loaded = play({"--load", path}, "b1c3\nundo\n");
    CAPTURE(loaded.out);
    CHECK(holds(loaded.out, {"Two people play.", end, "game over> ", "the game is over", "> "}));
    CHECK((holds(loaded.out, {"cho> "}) || holds(loaded.out, {"han> "})));
}

TEST_CASE("the engine's game against itself is kept by a script", "[play]") {
    const TemporaryFolder folder;
    const std::string path = folder / "game.txt";
    const Outcome outcome = play({"--side", "none", "--save", path}, "save\n");
    CAPTURE(outcome.out);
    REQUIRE(holds(outcome.out, {"Saved as "}));
    const Outcome loaded = play({"--load", path}, "history\nresign\nundo\n");
    CAPTURE(loaded.out);
    CHECK(holds(loaded.out, {"The engine plays both sides.", "game over> \n1. ", "the game is over",
                             "there is no move of yours to take back"}));
}

TEST_CASE("after a loaded game, new begins at the start", "[play]") {
    const TemporaryFile file{
        "[FEN \"3ak4/R8/9/9/9/9/9/8R/3K5/9 w - - 0 1\"]\n[Variant \"janggicasual\"]\n\n1. i3i9 *\n"};
    const Outcome outcome = play({"--load", file.path(), "--side", "both"}, "new\nfen\n");
    CAPTURE(outcome.out);
    CHECK(holds(outcome.out, {"rules janggicasual", "han> ", "rules janggicasual", "cho> ",
                              "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"}));
}

TEST_CASE("a file that is no game is refused with its line", "[play]") {
    const TemporaryFile broken{"[Variant \"janggi\"]\n\n1. b1c3 b10c8\n2. c3d9 *\n"};
    check_refusal(run({"play", "--load", broken.path()}), {"line 4: 'c3d9' is illegal", "the horse on c3"});
    const TemporaryFile control{"[Cho \"\x1b[2J\n"};
    check_refusal(run({"play", "--load", control.path()}), {"line 1: ", "\uFFFD[2J", "is not a tag"});
    const TemporaryFile empty{""};
    check_refusal(run({"play", "--load", empty.path()}), {"there is no game"});
    check_refusal(run({"play", "--load", "/nowhere/game.txt"}), {"cannot read '/nowhere/game.txt'"});
    check_refusal(run({"play", "--load", "."}), {"cannot read '.'", "folder"});
    check_refusal(run({"play", "--load", "-"}), {"--load", "standard input"});
    check_refusal(run({"play", "--load", ""}), {"''"});
}

TEST_CASE("a loaded game has its own rules and position", "[play]") {
    const TemporaryFile file{"1. b1c3 *\n"};
    for (const auto& [option, value] : {std::pair{"--rules", "janggi"}, std::pair{"--fen", "startpos"},
                                        std::pair{"--setup", "inner,inner"}, std::pair{"--moves", ""}}) {
        CAPTURE(option);
        check_refusal(run({"play", "--load", file.path(), option, value}), {"--load", option});
    }
}
