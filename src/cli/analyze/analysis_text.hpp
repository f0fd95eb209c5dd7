#pragma once

#include <cstddef>
#include <string>

#include "analyze/analysis.hpp"
#include "analyze/epd.hpp"
#include "janggun/eval/outlook.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/view/line.hpp"

// What an analysis came to, for programs and for people.

namespace janggun::cli {

// {"cp":34}, {"mate":3} in moves or {"points":5} in plies to a win on points; below 0 the side to move is
// losing.
[[nodiscard]] std::string json_score(eval::Score score);
// {"win":520,"draw":0,"loss":480}
[[nodiscard]] std::string json_chances(const eval::Outlook& chances);

// One JSON object on one line, moves in coordinates.
[[nodiscard]] std::string json_object(const Epd& epd, std::size_t number, const Analysis& analysis);

// One line of a list: number, id, best move, score, depth, and how a test went.
[[nodiscard]] std::string list_row(const Epd& epd, std::size_t number, const Analysis& analysis,
                                   view::Notation notation);

// The lines before a search of one position: FEN, rules, side to move and points.
[[nodiscard]] std::string heading(const game::Game& game, const game::Verdict& verdict);
// The lines behind it: best move and verdict.
[[nodiscard]] std::string conclusion(const game::Game& game, const Analysis& analysis,
                                     view::Notation notation);

}  // namespace janggun::cli
