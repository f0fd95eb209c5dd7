#pragma once

#include "janggun/board/position.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/material.hpp"
#include "janggun/game/rules.hpp"

// What the counter of plies without a capture does to an evaluation, whoever made it.

namespace janggun::eval {

namespace detail {

// weighed_by_counter() in the second half of the way to the move limit.
[[nodiscard]] Score weighed_by_late_counter(Score evaluation, const board::Position& position,
                                            const game::Material& material,
                                            const game::Rules& rules) noexcept;

}  // namespace detail

// What an evaluation is worth with the position's counter where it is: the nearer the move limit, the more
// the result that the game would have without a mate counts.
[[nodiscard]] inline Score weighed_by_counter(Score evaluation, const board::Position& position,
                                              const game::Material& material,
                                              const game::Rules& rules) noexcept {
    const bool is_late = position.halfmove_clock() > rules.move_limit / 2;
    return is_late ? detail::weighed_by_late_counter(evaluation, position, material, rules) : evaluation;
}

}  // namespace janggun::eval
