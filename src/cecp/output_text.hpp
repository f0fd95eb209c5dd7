#pragma once

#include <string>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/square.hpp"
#include "janggun/game/verdict.hpp"
#include "janggun/search/report.hpp"

// The output of the engine, each piece as one line or several with LF between.

namespace janggun::cecp {

// Answers `variant`: the board, the pieces and the position from which XBoard starts.
[[nodiscard]] std::string variant_text();

// A line of thinking: depth, score, hundredths of a second, nodes, selective depth, speed, moves. `first` is
// the move that is expected before the line, or none.
[[nodiscard]] std::string thinking_text(const search::Info& info, board::Move first);

// "1-0 {Cho wins: mate}" and the like, for a game that has ended or is claimed to have.
[[nodiscard]] std::string result_text(const game::Verdict& verdict);

// Highlights the squares to which the piece on `square` can go: yellow, and red if it captures.
[[nodiscard]] std::string highlight_text(const board::Position& position, board::Square square);

}  // namespace janggun::cecp
