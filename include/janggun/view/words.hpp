#pragma once

#include <string>
#include <string_view>

#include "janggun/board/types.hpp"
#include "janggun/game/verdict.hpp"

namespace janggun::view {

// "Cho" or "Han", as in a sentence.
[[nodiscard]] std::string_view side_name(board::Side side) noexcept;

// How a game ended: "Cho wins", "Han wins" or "draw".
[[nodiscard]] std::string_view result_words(game::Result result) noexcept;

// Half points as people write them: "72" or "73.5".
[[nodiscard]] std::string points_text(int halves);

// The state of a game: "over, 1-0 (mate)", "may be ended now, 0-1 (repetition)" or "the game goes on".
[[nodiscard]] std::string verdict_text(const game::Verdict& verdict);

}  // namespace janggun::view
