#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/game/game.hpp"

namespace janggun::view {

// Korean records name a point by two digits, rank before file: rank 1 is the top one, Han's, 0 the bottom
// one, and file 1 is the left one as Cho sits. a1 is 01 and i10 is 19.

// The digits of Korean records for a rank and a file.
[[nodiscard]] char korean_rank(int rank);
[[nodiscard]] char korean_file(int file);
[[nodiscard]] std::string korean_point(board::Square point);

// The point that `text` names in coordinates, in either case, or in Korean: "b1" or "02".
[[nodiscard]] std::optional<board::Square> parse_point(std::string_view text);

// A legal move in Korean notation: "79졸78", with the captured piece "42병52졸", with "장군" after a check as
// in "32차22장군", and the pass "한수쉼".
[[nodiscard]] std::string korean(const board::Position& position, board::Move move);

// The move that `text` spells, which is legal. It may be written
//   in coordinates   a4a5
//   in Korean        79졸78 41漢兵42 52馬78卒 32車22장군 7978
//   in ASCII         P79-78 C32x35 H02-83+
// and a pass also as 한수쉼, pass, 0000 or @@@@. Sides and pieces may be left out, but those that are written
// must stand there; whether it gives check is not compared. Letters are of any case. Throws util::InputError
// if the text is no move or the move is illegal, which names points as the text does.
[[nodiscard]] board::Move read_move(const game::Game& game, std::string_view text);

// Whether `text` is written like a move in one of these ways, on any board.
[[nodiscard]] bool spells_move(std::string_view text);

// The game after `moves`, each as read_move reads it. Its errors also tell the number of the wrong word.
[[nodiscard]] game::Game play_moves(game::Game game, std::span<const std::string_view> moves);

}  // namespace janggun::view
