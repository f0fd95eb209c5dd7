#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "janggun/board/move.hpp"
#include "janggun/game/game.hpp"
#include "janggun/match/player.hpp"
#include "janggun/search/limits.hpp"

// What a match says to a UCI engine, and what it understands of its answers.

namespace janggun::match {

// "position fen FEN moves a4a5 a7a6".
[[nodiscard]] std::string position_text(const game::Game& start, std::span<const board::Move> moves);
// "go wtime 1000 btime 900 winc 10 binc 10" and the like.
[[nodiscard]] std::string go_text(const search::Limits& limits);

// Takes score, depth and nodes of a line that begins with `info` over into the reply; lines of play behind
// the first are passed over, and so is what cannot be read.
void note_info(std::string_view line, Reply& reply);

// What stands behind `word` where it is the line's first; nothing for other lines.
[[nodiscard]] std::optional<std::string_view> behind(std::string_view word, std::string_view line);

// The line says that an option or its value is not known.
[[nodiscard]] bool refuses_option(std::string_view line);

}  // namespace janggun::match
