#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/square.hpp"

// Squares and moves as this protocol writes them on boards of ten ranks: a0 to i9, and the pass as @@@@.

namespace janggun::cecp {

[[nodiscard]] std::string move_text(board::Move move);

[[nodiscard]] std::optional<board::Square> parse_square(std::string_view text);

// The move that `text` spells, whether or not it can be played, or nothing. A pass may also be written as
// pass, as 0000 or as the king's square twice.
[[nodiscard]] std::optional<board::Move> parse_move(const board::Position& position, std::string_view text);

}  // namespace janggun::cecp
