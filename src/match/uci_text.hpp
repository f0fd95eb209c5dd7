#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "janggun/board/move.hpp"
#include "janggun/game/game.hpp"
#include "janggun/match/player.hpp"
#include "janggun/search/limits.hpp"

// What a match says to a UCI engine, and how it reads the answers.

namespace janggun::match {

// "position fen FEN moves a4a5 a7a6".
[[nodiscard]] std::string position_text(const game::Game& start, std::span<const board::Move> moves);
// "go wtime 1000 btime 900 winc 10 binc 10" and the like.
[[nodiscard]] std::string go_text(const search::Limits& limits);

// Copies score, depth and nodes of an `info` line into the reply; lines of play after the first are skipped,
// and so is what cannot be read.
void note_info(std::string_view line, Reply& reply);

// The rest of the line after `word`, if that is its first word; nothing for other lines.
[[nodiscard]] std::optional<std::string_view> behind(std::string_view word, std::string_view line);

// Whether the line says that an option or its value is not known.
[[nodiscard]] bool refuses_option(std::string_view line);

}  // namespace janggun::match
