#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"
#include "janggun/view/line.hpp"
#include "play/game.hpp"

// The sentences that a player reads.

namespace janggun::cli {

// A move as a player may type it: "b1c3" or "02마83", and the same with its points: "b1c3 (from b1 to c3)".
[[nodiscard]] std::string move_example(view::Notation notation);
[[nodiscard]] std::string explained_example(view::Notation notation);

// A legal move: "b10c8 (horse)", "b10c8 (horse takes soldier)", "b10c8 (12마83)".
[[nodiscard]] std::string move_words(const board::Position& position, board::Move move,
                                     view::Notation notation);
// Moves one after another, with their sides and a comma after each except the last: "Han b10c8 (horse),",
// "Cho a4a5 (soldier)".
[[nodiscard]] std::vector<std::string> line_words(const game::Game& game, std::span<const board::Move> moves,
                                                  view::Notation notation);
// "score +0.31 for Han", "mate in 3".
[[nodiscard]] std::string score_words_for(board::Side side, eval::Centipawns score);

// The points of both sides, whose turn it is, and what to beware of. The game is not over.
[[nodiscard]] std::string status_text(const game::Game& game);

// Why the side to move should not pass: if the other side passes too, the game ends without a win for the
// first. Nothing if that is not so.
[[nodiscard]] std::optional<std::string> danger_of_pass(const game::Game& game);

// How a game ends that is over or claimable: "Checkmate: Cho wins (1-0)."
[[nodiscard]] std::string ending_text(const game::Game& game);
// How a game has ended, by the board or by a word.
[[nodiscard]] std::string ending_text(const PlayedGame& game);

// How pieces move and games end, on one screen.
[[nodiscard]] std::string rules_text(const game::Rules& rules);

}  // namespace janggun::cli
