#pragma once

#include <cstdint>
#include <string>

#include "janggun/board/position.hpp"

namespace janggun::cli {

enum class PieceStyle : std::uint8_t { letters, hanja, hangul };

struct PictureStyle {
    PieceStyle pieces = PieceStyle::letters;
    bool color = false;
};

// The board with its lines, palaces and coordinates, Cho at the bottom, one text line each. Letters tell the
// sides by case. Hanja and hangul do by colour, or without it by a mark behind Han's pieces, which a last
// line explains.
[[nodiscard]] std::string board_picture(const board::Position& position, const PictureStyle& style);

}  // namespace janggun::cli
