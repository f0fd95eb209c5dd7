#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/engine/engine.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/report.hpp"
#include "janggun/util/rng.hpp"
#include "janggun/view/board_picture.hpp"
#include "janggun/view/line.hpp"
#include "play/dialogue.hpp"
#include "play/game.hpp"
#include "play/interrupts.hpp"
#include "play/start.hpp"

namespace janggun::cli {

struct PlaySettings {
    GameWishes wishes;
    bool is_loaded =
        false;  // the record of the wishes is a saved game, and only the first game goes on from it
    engine::Config config;
    search::Limits limits;  // for each of the engine's moves
    view::PictureStyle style;
    std::string file;       // where `save` writes; empty until somebody names a file
    std::string save_file;  // where a game is saved before it is left; empty if it is not saved
};

// Plays games one after another, at a terminal: turns are in session.cpp, commands in session_commands.cpp,
// files in session_save.cpp.
class PlaySession {
  public:
    // Throws std::bad_alloc if the machine has no memory for the engine's table.
    PlaySession(PlaySettings settings, const Console& console, Interrupts& interrupts);

    // Returns the exit status at the end of the input, or when a command or an interrupt ends the session.
    [[nodiscard]] int run();

  private:
    struct Command;

    // The next functions are about turns.
    void begin();
    void start_game(GameStart start);
    void engine_turn();
    void person_turn();
    void after_move();
    void after_change();
    struct Thought {
        search::Outcome outcome;
        bool was_interrupted = false;
    };
    // An interrupt ends the search, with the best move so far.
    [[nodiscard]] Thought think(const search::Limits& limits);

    [[nodiscard]] Player player_to_move() const;
    [[nodiscard]] bool plays(Player player) const;
    // Whether the game is claimable with a result that the engine wants.
    [[nodiscard]] bool engine_claims() const;
    // Whether the game is claimable with another result: then the person must decide before the engine goes
    // on.
    [[nodiscard]] bool awaits_claim() const;

    void show_board();
    [[nodiscard]] std::string prompt() const;

    // The next functions are about commands.
    [[nodiscard]] static std::span<const Command> commands();
    // All names of all commands.
    [[nodiscard]] static std::vector<std::string_view> command_names();
    void obey(std::string_view line);
    void obey_move(std::string_view text);
    void require_open() const;
    // The commands and moves that begin with `beginning`.
    [[nodiscard]] std::vector<std::string> completions(std::string_view beginning) const;
    [[nodiscard]] bool may_drop_game();
    [[nodiscard]] bool may_play(board::Move move);

    void help();
    void rules();
    void moves(std::string_view argument);
    void hint();
    void pass();
    void undo();
    void resign();
    void claim();
    void go_on();
    void new_game();
    void save(std::string_view argument);
    void board();
    void flip();
    void pieces(std::string_view argument);
    void notation(std::string_view argument);
    void level(std::string_view argument);
    void eval();
    void fen(std::string_view argument);
    void history();
    void quit();

    // The next functions are about files.
    [[nodiscard]] bool has_unsaved_moves() const;
    // Whether --save is given and its file does not have the game as it stands.
    [[nodiscard]] bool is_to_be_kept() const;
    [[nodiscard]] bool may_write(const std::string& path);
    void try_to_save(std::string_view path);
    // Saves the game to the file of --save, before the game is left.
    void keep_game();
    // Forgets the files of this game: the next one has files of its own.
    void change_files();
    void offer_to_save();
    // Saves what must be saved, says goodbye and returns the exit status.
    [[nodiscard]] int leave();

    PlaySettings settings_;
    Interrupts& interrupts_;
    Dialogue dialogue_;
    util::Rng rng_;
    engine::Engine engine_;

    Players players_{};
    std::optional<PlayedGame> game_;
    bool has_asked_about_pass_ = false;  // during this game
    bool has_declined_claim_ = false;    // for the position on the board
    bool is_board_due_ = true;
    bool is_paused_ = false;            // the engine plays both sides, and was interrupted
    bool is_saved_ = true;              // the current state of the game is in some file
    bool is_kept_ = true;               // the current state of the game is in the file of --save
    std::string kept_in_;               // the file of --save for this game, which has one of its own
    std::vector<std::string> written_;  // the files that this session has written for this game
    bool is_done_ = false;
};

}  // namespace janggun::cli
