#pragma once

#include <string>
#include <string_view>

#include "janggun/board/move.hpp"
#include "janggun/game/game.hpp"
#include "janggun/view/record.hpp"

namespace janggun::cli {

// A game as it is played: moves can be taken back, and a player can end it by a word.
class PlayedGame {
  public:
    explicit PlayedGame(view::Record record);

    [[nodiscard]] const view::Record& record() const noexcept { return record_; }
    [[nodiscard]] const game::Game& game() const noexcept { return game_; }
    [[nodiscard]] board::Side side_to_move() const noexcept { return game_.position().side_to_move(); }
    [[nodiscard]] bool has_moves() const noexcept { return !record_.moves.empty(); }
    [[nodiscard]] bool is_over() const noexcept { return record_.result != game::Result::undecided; }
    // Whether moves are left, but a player has ended the game.
    [[nodiscard]] bool is_ended_by_word() const { return is_over() && !game_.verdict().is_over(); }

    // Plays a legal move in a game that is not over.
    void play(board::Move move);
    void end_by_word(game::Result result, std::string_view termination);
    // The game continues from where a word ended it.
    void reopen();
    // Takes back the last move, and the end of the game if it was over. There is a move.
    void take_back();

  private:
    void look_for_end();

    view::Record record_;
    game::Game game_;
};

// Games as files. Both throw util::InputError, which names the file and what is wrong with it.
[[nodiscard]] view::Record load_record(const std::string& path);
void write_record(const std::string& path, const view::Record& record);

// "game-2.txt", "game-3.txt" and so on for "game.txt": the first name that no file has.
[[nodiscard]] std::string next_free_name(const std::string& path);

}  // namespace janggun::cli
