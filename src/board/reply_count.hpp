#pragma once

#include <cstdint>

#include "janggun/board/position.hpp"

namespace janggun::board {

// perft(position, 2), without looking at every reply to every move: the replies are counted once for the
// position as it is, piece by piece, and after each move only those pieces are counted again whose moves
// depend on a cell that the move changed. `position` is back as it was when it returns.
[[nodiscard]] std::uint64_t count_replies(Position& position) noexcept;

}  // namespace janggun::board
