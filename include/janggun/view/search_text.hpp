#pragma once

#include <string>
#include <string_view>

#include "janggun/eval/score.hpp"
#include "janggun/search/report.hpp"

// Search results in readable form. Scores are those of the side to move.

namespace janggun::view {

// A score in a sentence: "+0.34" for 34 centipawns, "mate in 3" moves, "mated in 2", "wins on points in 5
// plies".
[[nodiscard]] std::string score_words(eval::Centipawns score);

// A score in a column: "+0.34", "mate in 3", "mated in 2", "+points in 5", "-points in 4".
[[nodiscard]] std::string short_score(eval::Centipawns score);

// A table with a row for each report: the number of the line, its depth and selective depth, its score ("<="
// or ">=" before a bound), nodes, time, and `line`, the moves as the caller writes them.
[[nodiscard]] std::string search_header();
[[nodiscard]] std::string search_row(const search::Info& info, std::string_view line);

}  // namespace janggun::view
