#include <algorithm>
#include <string>
#include <tuple>

#include <catch2/catch.hpp>

#include "dialogue.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/game/game.hpp"
#include "move_text.hpp"

// Games: whose turn it is, which moves are taken, how games end.

using namespace janggun::cecp_test;
using namespace janggun;

namespace {

// A referee with a game of its own.
class Referee {
  public:
    explicit Referee(game::RuleSet rules) : game_{rules, board::parse_fen(board::kStartFen)} {}

    // Whether the move is legal; it is played then.
    [[nodiscard]] bool play(const std::string& text) {
        const auto move = cecp::parse_move(game_.position(), text);
        if (!move || !is_legal(game_.position(), *move)) return false;
        game_.play(*move);
        return true;
    }
    [[nodiscard]] game::Verdict verdict() const { return game_.verdict(); }

  private:
    game::Game game_;
};

// Mate in one for Cho.
constexpr const char* kMateInOne = "setboard 3k5/R8/1R7/9/9/9/9/9/4K4/9 w - - 0 1";

// A game in which the start position has stood three times, and then these lines.
Lines shuffled_twice(const std::string& variant, const Lines& then) {
    Lines lines{"new", "variant " + variant, "force"};
    for (int i = 0; i < 2; ++i) {
        for (const char* const move : {"a0a1", "a9a8", "a1a0", "a8a9"})
            lines.push_back(std::string{"usermove "} + move);
    }
    lines.insert(lines.end(), then.begin(), then.end());
    return lines;
}

// One of two engines in a match of XBoard's, which knows no rules: it believes who concedes, and a draw that
// both have offered.
struct Contestant {
    explicit Contestant(const std::string& variant)
        : dialogue{{"new", "variant " + variant, "computer", "sd 1"}} {
        dialogue.until("piece K");
    }

    // Hears the line if it is no move. A result is to be its own loss.
    void hear(const std::string& line) {
        if (line == "offer draw") {
            offers_draw = true;
        } else {
            conceded = line.substr(0, line.find(' '));
        }
    }
    // Says that the game is over, or moves; then the move.
    [[nodiscard]] std::string move() {
        std::string line = dialogue.next_line();
        if (line.starts_with("move ")) return line.substr(5);
        hear(line);
        return "";
    }

    Dialogue dialogue;
    bool offers_draw = false;
    std::string conceded;
};

}  // namespace

TEST_CASE("after new the engine plays Han", "[cecp]") {
    Dialogue dialogue{{"new", "variant janggi", "sd 2"}};
    Referee referee{game::RuleSet::janggi};
    REQUIRE(referee.play("a3b3"));
    dialogue.send({"usermove a3b3"});
    CHECK(referee.play(dialogue.move()));
    CHECK(dialogue.answers({"usermove j0a0"}) == Lines{"Illegal move: j0a0"});
}

TEST_CASE("go makes the engine play the side on move", "[cecp]") {
    Dialogue dialogue{{"new", "variant janggi", "sd 2", "go"}};
    Referee referee{game::RuleSet::janggi};
    CHECK(referee.play(dialogue.move()));
    REQUIRE(referee.play("i6h6"));
    dialogue.send({"usermove i6h6"});
    CHECK(referee.play(dialogue.move()));
}

TEST_CASE("moves may come without usermove", "[cecp]") {
    Dialogue dialogue{{"new", "sd 1", "a3b3"}};
    CHECK_FALSE(dialogue.move().empty());
    CHECK(answers_to({"force", "a0a9", "@@@@"}) == Lines{"Illegal move: a0a9"});
}

TEST_CASE("in force mode moves of both sides are taken and none is made", "[cecp]") {
    Dialogue dialogue{{"new", "sd 1", "force"}};
    CHECK(dialogue.answers({"usermove a3b3", "usermove a6b6", "usermove b3b4"}).empty());
    CHECK(dialogue.answers({"usermove b4b5"}) == Lines{"Illegal move: b4b5"});
    dialogue.send({"go"});
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("playother makes the engine wait for the side on move", "[cecp]") {
    Dialogue dialogue{{"new", "sd 1", "force", "usermove a3b3", "playother"}};
    CHECK(dialogue.answers({}).empty());
    dialogue.send({"usermove a6b6"});
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("illegal moves are refused as they were written, and change nothing", "[cecp]") {
    const std::string word =
        GENERATE("a0a9", "a3a2", "b2b5", "a6b6", "e1e3", "j0j1", "a1a10", "d0d0", "", "x y");
    CAPTURE(word);
    Dialogue dialogue{{"new", "sd 1"}};
    CHECK(dialogue.answers({"usermove " + word}) == Lines{"Illegal move: " + word});
    dialogue.send({"usermove a3b3"});
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("nobody moves while the engine thinks about its own move thread", "[cecp]") {
    Dialogue dialogue{{"new", "st 1000", "go", "usermove a3b3"}};
    CHECK(dialogue.next_line() == "Illegal move: a3b3");
    dialogue.send({"?"});
    CHECK_FALSE(dialogue.move().empty());
}

TEST_CASE("undo takes back one ply and remove two", "[cecp]") {
    Dialogue dialogue{{"new", "force", "usermove a3b3", "usermove a6b6", "usermove i3h3"}};
    CHECK(dialogue.answers({"undo", "usermove c3d3", "undo"}).empty());
    CHECK(dialogue.answers({"remove", "usermove a3a4", "undo"}).empty());
    CHECK(dialogue.answers({"undo"}) == Lines{"Error (command not legal now): undo"});
    CHECK(dialogue.answers({"usermove a3b3", "remove"}) == Lines{"Error (command not legal now): remove"});
    CHECK(dialogue.answers({"usermove a6b6"}).empty());
}

TEST_CASE("after remove the engine goes on with its side", "[cecp]") {
    Dialogue dialogue{{"new", "sd 2", "usermove a3b3"}};
    const std::string first = dialogue.move();
    CHECK(dialogue.answers({"remove"}).empty());
    dialogue.send({"usermove a3b3"});
    CHECK(dialogue.move() == first);
}

TEST_CASE("undo goes back through a pass and no further than the position set up", "[cecp]") {
    Dialogue dialogue{{"force", "setboard 3k5/9/9/9/9/9/9/R8/4K4/9 w - - 0 1"}};
    CHECK(dialogue.answers({"usermove @@@@", "undo", "usermove a2a3", "undo"}).empty());
    CHECK(dialogue.answers({"undo"}) == Lines{"Error (command not legal now): undo"});
}

TEST_CASE("a mate is told behind the move", "[cecp]") {
    Dialogue dialogue{{"new", "sd 2", "force", kMateInOne, "go"}};
    CHECK(dialogue.next_line() == "move b7b9");
    CHECK(dialogue.next_line() == "1-0 {Cho wins: mate}");
    CHECK(dialogue.answers({"usermove d9d8"}) == Lines{"Illegal move: d9d8"});
}

TEST_CASE("a mate that the opponent gives is told in place of a move", "[cecp]") {
    Dialogue dialogue{{"new", "force", kMateInOne, "playother"}};
    CHECK(dialogue.answers({"usermove b7b9"}) == Lines{"1-0 {Cho wins: mate}"});
    CHECK(dialogue.answers({"go"}) == Lines{"1-0 {Cho wins: mate}"});
}

TEST_CASE("to a computer the engine tells its lost games and lets won ones be told", "[cecp]") {
    Dialogue winner{{"new", "sd 2", "force", kMateInOne, "computer", "go"}};
    CHECK(winner.move() == "b7b9");
    CHECK(winner.answers({}).empty());
    Dialogue loser{{"new", "force", kMateInOne, "computer", "playother"}};
    CHECK(loser.answers({"usermove b7b9"}) == Lines{"1-0 {Cho wins: mate}"});
}

TEST_CASE("a draw is offered to a computer and never claimed from it", "[cecp]") {
    // The second pass ends the game.
    Dialogue dialogue{{"new", "variant janggicasual", "force", "computer", "usermove @@@@", "playother"}};
    dialogue.until("piece K");
    CHECK(dialogue.answers({"usermove @@@@"}) == Lines{"offer draw"});
}

TEST_CASE("a draw by a computer's repetition is offered and played on", "[cecp]") {
    Dialogue dialogue{shuffled_twice("janggicasual", {"computer", "sd 1", "go"})};
    dialogue.until("piece K");
    CHECK(dialogue.next_line() == "offer draw");
    CHECK(dialogue.next_line().starts_with("move "));
}

TEST_CASE("an offer of a draw that the rules give is accepted", "[cecp]") {
    Dialogue dialogue{shuffled_twice("janggicasual", {"playother", "draw"})};
    dialogue.until("piece K");
    CHECK(dialogue.answers({}) == Lines{"offer draw"});
}

TEST_CASE("an offer of a draw that the rules do not give is not answered", "[cecp]") {
    Dialogue dialogue{{"new", "variant janggicasual", "st 1000", "go", "draw"}};
    dialogue.until("piece K");
    CHECK(dialogue.answers({"force", "draw"}).empty());
}

TEST_CASE("a repetition that is lost is conceded, to a computer too", "[cecp]") {
    // Where points decide, they are Han's at the start.
    const std::string computer = GENERATE("computer", "random");
    Dialogue dialogue{shuffled_twice("janggi", {computer, "go"})};
    dialogue.until("piece K");
    CHECK(dialogue.answers({}) == Lines{"0-1 {Han wins: repetition, 72 to 73.5}"});
}

TEST_CASE("the engine on move claims a repetition that is for it or a draw", "[cecp]") {
    Dialogue dialogue{shuffled_twice("janggicasual", {})};
    CHECK(dialogue.until("piece K").size() == 8);
    CHECK(dialogue.answers({"go"}) == Lines{"1/2-1/2 {draw: repetition}"});
    Dialogue hans{shuffled_twice("janggi", {"usermove a0a1", "usermove a9a8", "usermove a1a0"})};
    hans.until("piece K");
    CHECK(hans.answers({"go"}) == Lines{"0-1 {Han wins: repetition, 72 to 73.5}"});
}

TEST_CASE("two computers end a game as the rules say without a claim", "[cecp]") {
    const auto [variant, rules] = GENERATE(table<std::string, game::RuleSet>({
        {"janggi", game::RuleSet::janggi},
        {"janggitraditional", game::RuleSet::janggitraditional},
        {"janggimodern", game::RuleSet::janggimodern},
        {"janggicasual", game::RuleSet::janggicasual},
    }));
    CAPTURE(variant);
    Contestant cho{variant};
    Contestant han{variant};
    const auto is_over = [&] {
        return !cho.conceded.empty() || !han.conceded.empty() || (cho.offers_draw && han.offers_draw);
    };
    Referee referee{rules};
    Contestant* mover = &cho;
    Contestant* waiter = &han;
    mover->dialogue.send({"go"});
    for (int ply = 0; ply < 1000; ++ply) {
        CAPTURE(ply);
        waiter->offers_draw = waiter->offers_draw && referee.verdict().result == game::Result::draw;
        std::string move = mover->move();
        if (move.empty() && !is_over()) move = mover->move();
        if (is_over()) break;
        REQUIRE(referee.play(move));
        for (const std::string& line : mover->dialogue.answers({})) mover->hear(line);
        if (is_over()) break;
        std::swap(mover, waiter);
        mover->dialogue.send({"usermove " + move});
        if (waiter->offers_draw) mover->dialogue.send({"draw"});
    }
    const game::Verdict verdict = referee.verdict();
    CHECK(verdict.reason != game::Reason::none);
    CHECK((cho.offers_draw && han.offers_draw) == (verdict.result == game::Result::draw));
    CHECK(cho.conceded == (verdict.result == game::Result::han_wins ? "0-1" : ""));
    CHECK(han.conceded == (verdict.result == game::Result::cho_wins ? "1-0" : ""));
}

TEST_CASE("result ends the thinking thread", "[cecp]") {
    Dialogue dialogue{{"new", "st 1000", "go", "result 1-0 {White wins on time}"}};
    CHECK(dialogue.answers({"usermove a3b3"}).empty());
}

TEST_CASE("two sessions play a game to its end by the rules", "[cecp]") {
    const auto [name, rules] = GENERATE(table<std::string, game::RuleSet>({
        {"janggi", game::RuleSet::janggi},
        {"janggitraditional", game::RuleSet::janggitraditional},
        {"janggimodern", game::RuleSet::janggimodern},
        {"janggicasual", game::RuleSet::janggicasual},
    }));
    CAPTURE(name);
    const std::string variant = "variant " + name;
    Dialogue cho{{"new", variant, "sd 1"}};
    Dialogue han{{"new", variant, "sd 1"}};
    cho.until("piece K");
    han.until("piece K");
    Referee referee{rules};
    Dialogue* mover = &cho;
    Dialogue* waiter = &han;
    mover->send({"go"});
    std::string line = mover->next_line();
    for (int ply = 0; line.starts_with("move ") && ply < 1000; ++ply) {
        const std::string move = line.substr(5);
        CAPTURE(ply, move);
        REQUIRE(referee.play(move));
        std::swap(mover, waiter);
        mover->send({"usermove " + move});
        line = mover->next_line();
    }
    const game::Verdict verdict = referee.verdict();
    CHECK(verdict.reason != game::Reason::none);
    CHECK(line.starts_with(std::string{text(verdict.result)} + " {"));
    if (verdict.is_over()) CHECK(waiter->next_line() == line);
}
