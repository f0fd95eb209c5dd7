#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "clock.hpp"
#include "inbox.hpp"
#include "janggun/engine/engine.hpp"
#include "janggun/game/game.hpp"
#include "janggun/util/line_writer.hpp"
#include "janggun/util/stopwatch.hpp"
#include "reporter.hpp"

namespace janggun::cecp {

// The game, and the engine's part in it: what it thinks about and when. All functions belong to the session's
// thread.
class Player {
  public:
    Player(util::LineWriter& out, Inbox& inbox);
    Player(const Player&) = delete;
    Player(Player&&) = delete;
    Player& operator=(const Player&) = delete;
    Player& operator=(Player&&) = delete;
    ~Player() = default;

    [[nodiscard]] const engine::Config& config() const noexcept { return engine_.config(); }
    // Throws util::InputError if the machine cannot give what is asked for.
    void configure(const engine::Config& config);
    void clear_hash() { engine_.clear_hash(); }
    [[nodiscard]] Clock& clock() noexcept { return clock_; }
    void show_thinking(bool wanted) { reporter_.show(wanted); }

    // The next functions decide who plays.
    void new_game();
    void force();
    void go();
    void play_other();
    void analyze();
    [[nodiscard]] bool is_analyzing() const noexcept { return mode_ == Mode::analyze; }
    // The opponent in this game is a program.
    void meet_computer() noexcept { opponent_is_computer_ = true; }

    // The next functions are about the board.
    [[nodiscard]] const game::Game& game() const noexcept { return game_; }
    [[nodiscard]] int plies() const noexcept { return static_cast<int>(game_.history().size()) - 1; }
    void set_rules(game::RuleSet rules);
    // A position that a pass leads to is taken for that pass, because that is how XBoard tells it.
    void set_board(const board::Position& position);
    // Plays the move that `word` spells; false if it is none, illegal, or out of turn.
    [[nodiscard]] bool play(std::string_view word);
    // Takes back that many plies; false if fewer have been played.
    [[nodiscard]] bool take_back(int count);

    // Accepts a draw where the rules allow one.
    void hear_draw_offer();

    // The next functions are about thinking.
    void move_now();
    // Whether the engine owes a move.
    [[nodiscard]] bool is_thinking() const noexcept { return task_ == Task::move; }
    // The expected move of the opponent, or none.
    [[nodiscard]] board::Move hint() const noexcept { return expected_; }
    void hear(const SearchEnd& end);
    // Says the line at once, or after the move that the engine owes.
    void say_after_move(std::string line);
    // The progress of the analysis, as XBoard wants to hear it.
    [[nodiscard]] std::string status_text() const;

  private:
    enum class Mode : std::uint8_t { force, play, analyze };
    enum class Task : std::uint8_t { none, move, ponder, analysis };

    void set_mode(Mode mode);
    void start_game(const board::Position& start);
    void begin(Task task, const game::Game& game, const search::Limits& limits);
    void stop();
    void carry_on();
    void ponder();
    void play(board::Move move);
    void say_owed();
    [[nodiscard]] bool is_engines_turn() const;
    bool end_game(const game::Verdict& verdict);
    [[nodiscard]] Milliseconds move_overhead() const { return Milliseconds{config().move_overhead_ms}; }

    util::LineWriter& out_;
    Reporter reporter_;
    Clock clock_;
    Mode mode_ = Mode::play;
    board::Side side_ = board::Side::han;  // the engine's side, in play
    bool opponent_is_computer_ = false;
    board::Position start_;  // where the game began
    game::Game game_;
    Task task_ = Task::none;
    std::uint64_t search_ = 0;       // the number of the search; reports of older ones are ignored
    util::Stopwatch watch_;          // runs from the start of the search
    board::Move expected_;           // the opponent's next move, or none
    std::vector<std::string> owed_;  // lines to say after the move
    engine::Engine engine_;          // destroyed first, because its search still reports
};

}  // namespace janggun::cecp
