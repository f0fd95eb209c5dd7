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
    board::Move last_move;                  // its two points are shown reversed, in a coloured picture only
    board::Side bottom = board::Side::cho;  // who sits there
    Notation notation = Notation::coordinates;  // of the moves that go with it: names of ranks and files
};

// The board with its lines, palaces and coordinates, one text line each. Letters tell the
// sides by case. Hanja and hangul do by colour, or without it by a mark behind Han's pieces, which a last
// line explains.
[[nodiscard]] std::string board_picture(const board::Position& position, const PictureStyle& style);

}  // namespace janggun::view
