#pragma once

#include <cstddef>
#include <string>

#include "analyze/analysis.hpp"
#include "analyze/epd.hpp"
#include "janggun/view/line.hpp"

// The result of an analysis, for programs and for people.

namespace janggun::cli {

// One JSON object on one line, moves in coordinates.
[[nodiscard]] std::string json_text(const Epd& epd, std::size_t number, const Analysis& analysis);

// One line of a list: number, id, best move, score, depth, and how a test went.
[[nodiscard]] std::string list_row(const Epd& epd, std::size_t number, const Analysis& analysis,
                                   view::Notation notation);

// The lines before a search of one position: FEN, rules, side to move and points.
[[nodiscard]] std::string heading(const game::Game& game, const game::Verdict& verdict);
// The lines after it: best move and verdict.
[[nodiscard]] std::string conclusion(const game::Game& game, const Analysis& analysis,
                                     view::Notation notation);

}  // namespace janggun::cli
