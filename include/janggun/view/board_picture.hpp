#pragma once

#include <cstdint>
#include <string>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"
#include "janggun/view/line.hpp"

namespace janggun::view {

enum class PieceStyle : std::uint8_t { letters, hanja, hangul };

struct PictureStyle {
    PieceStyle pieces = PieceStyle::letters;
    bool color = false;
    board::Move last_move;                      // shown in reverse video, in a coloured picture only
    board::Side bottom = board::Side::cho;      // the side at the bottom of the picture
    Notation notation = Notation::coordinates;  // decides the names of ranks and files
};

// The board with its lines, palaces and coordinates, one text line each. Letters tell the sides by case.
// Hanja and hangul tell them by colour, or without colours by a mark after Han's pieces, which a last line
// explains.
[[nodiscard]] std::string board_picture(const board::Position& position, const PictureStyle& style);

}  // namespace janggun::view
