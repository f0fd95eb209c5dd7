#pragma once

#include <string>
#include <string_view>

#include "janggun/eval/score.hpp"
#include "janggun/search/report.hpp"

namespace janggun::uci {

// "cp 34" or "mate -3".
[[nodiscard]] std::string score_text(eval::Centipawns score);

// A line of play, in the one order of fields that all clients read. If wanted, the chances follow the
// score; only clients that asked for them understand that.
[[nodiscard]] std::string info_text(const search::Info& info, bool with_chances);

// The moves of the line, with blanks between.
[[nodiscard]] std::string line_text(const search::Info& info);

[[nodiscard]] std::string best_move_text(const search::Outcome& outcome);

// `text` after "info string", with the words broken up by which simple clients recognise other lines.
[[nodiscard]] std::string note_text(std::string_view text);

}  // namespace janggun::uci
