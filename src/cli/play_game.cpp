#include "play_game.hpp"

#include <utility>

#include "janggun/util/assert.hpp"

namespace janggun::cli {

PlayedGame::PlayedGame(view::Record record) : record_{std::move(record)}, game_{record_.game()} {
    look_for_end();
}

void PlayedGame::play(board::Move move) {
    JANGGUN_ASSERT(!is_over());
    record_.moves.push_back(move);
    game_.play(move);
    look_for_end();
}

void PlayedGame::end_by_word(game::Result result, std::string_view termination) {
    record_.result = result;
    record_.termination = termination;
}

void PlayedGame::reopen() { end_by_word(game::Result::undecided, ""); }

void PlayedGame::take_back() {
    JANGGUN_ASSERT(has_moves());
    reopen();
    record_.moves.pop_back();
    game_ = record_.game();
}

void PlayedGame::look_for_end() {
    const game::Verdict verdict = game_.verdict();
    if (verdict.is_over()) end_by_word(verdict.result, reason_text(verdict));
}

}  // namespace janggun::cli
