#pragma once

#include <string>
#include <string_view>

#include "janggun/board/position.hpp"

namespace janggun::board {

// Cho and Han with inner elephants, the position that protocols call `startpos`.
inline constexpr std::string_view kStartFen =
    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

// Reads two to six fields: placement and side, then perhaps `- -`, then perhaps the two counters. Horses are
// N or H, elephants B or E. Throws util::InputError if the text is not a FEN, or if the position can never
// stand on a board: pieces on squares that they cannot reach, more of a kind than a side owns, the side not
// to move in check.
[[nodiscard]] Position parse_fen(std::string_view text, Facing facing = Facing::ignored);

// Writes all six fields, with the letters N and B.
[[nodiscard]] std::string to_fen(const Position& position);

// The letter of a piece: 'R' for a chariot of Cho, 'r' for one of Han.
[[nodiscard]] char letter(PieceId id) noexcept;
// The English name of a type: "chariot", "king" and so on.
[[nodiscard]] std::string_view name(PieceType type) noexcept;

}  // namespace janggun::board
