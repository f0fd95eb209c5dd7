#pragma once

#include "janggun/board/board.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

namespace janggun::board {

// Whether the piece `id`, standing on `from`, could go to `to` if an enemy stood there that is no cannon;
// what really stands on `from` and `to` does not matter, what stands between does.
[[nodiscard]] bool reaches(const Board& board, PieceId id, Square from, Square to) noexcept;

}  // namespace janggun::board
