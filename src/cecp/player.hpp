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
    // Throws util::InputError where the machine cannot give what is asked for.
    void configure(const engine::Config& config);
    void clear_hash() { engine_.clear_hash(); }
    [[nodiscard]] Clock& clock() noexcept { return clock_; }
    void show_thinking(bool wanted) { reporter_.show(wanted); }

    // Who plays.
    void new_game();
    void force();
    void go();
    void play_other();
    void analyze();
    [[nodiscard]] bool is_analyzing() const noexcept { return mode_ == Mode::analyze; }
    // In this game.
    void meet_computer() noexcept { opponent_is_computer_ = true; }

    // The board.
    [[nodiscard]] const game::Game& game() const noexcept { return game_; }
    [[nodiscard]] int plies() const noexcept { return static_cast<int>(game_.history().size()) - 1; }
    void set_rules(game::RuleSet rules);
    // The position after a pass is taken for that pass, for that is how XBoard tells it.
    void set_board(const board::Position& position);
    // Plays the move that `word` spells; false where it is none, illegal, or out of turn.
    [[nodiscard]] bool play(std::string_view word);
    // So many plies; false where not so many have been played.
    [[nodiscard]] bool take_back(int count);

    // Accepts a draw where the rules allow one.
    void hear_draw_offer();

    // The thinking.
    void move_now();
    // It owes a move.
    [[nodiscard]] bool is_thinking() const noexcept { return task_ == Task::move; }
    // The opponent's move that it expects, or none.
    [[nodiscard]] board::Move hint() const noexcept { return expected_; }
    void hear(const SearchEnd& end);
    // Says so at once, or behind the move that it owes.
    void say_after_move(std::string line);
    // How the analysis gets on, as XBoard wants to hear it.
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
    board::Side side_ = board::Side::han;  // the engine's, in play
    bool opponent_is_computer_ = false;
    board::Position start_;  // where the game began
    game::Game game_;
    Task task_ = Task::none;
    std::uint64_t search_ = 0;       // its number; what an older one says is not heard
    util::Stopwatch watch_;          // since it began
    board::Move expected_;           // the opponent's next move, or none
    std::vector<std::string> owed_;  // lines to say behind the move
    engine::Engine engine_;          // gone first: its search still reports
};

}  // namespace janggun::cecp
