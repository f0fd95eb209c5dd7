#pragma once

#include <array>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"

namespace janggun::search {

// What a piece is worth in an exchange, in units of the evaluation, by type: soldier, guard, king, horse,
// elephant, chariot, cannon.
inline constexpr std::array<int, board::kPieceTypes> kExchangeValues{160, 290, 5000, 420, 250, 960, 540};

[[nodiscard]] constexpr int exchange_value(board::PieceType type) noexcept {
    return kExchangeValues[index(type)];
}

// Static exchange evaluation (SEE): whether the side to move comes out with at least `threshold` units when
// `move` is made and then both sides take on its target for as long as it pays, the least valuable piece
// first. Screens, legs and lines are looked at anew after each capture; checks and pins are not.
[[nodiscard]] bool exchange_gains(const board::Position& position, board::Move move, int threshold) noexcept;

}  // namespace janggun::search
