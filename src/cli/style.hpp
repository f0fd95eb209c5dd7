#pragma once

#include <array>
#include <cstdint>

#include <CLI/CLI.hpp>

#include "janggun/cli/cli.hpp"
#include "janggun/view/board_picture.hpp"
#include "janggun/view/line.hpp"
#include "values.hpp"

namespace janggun::cli {

// The words for how pieces are drawn and moves are written, as options and as commands of a game.
inline constexpr std::array kPieceStyles{
    Choice<view::PieceStyle>{"letters", view::PieceStyle::letters},
    Choice<view::PieceStyle>{"hanja", view::PieceStyle::hanja},
    Choice<view::PieceStyle>{"hangul", view::PieceStyle::hangul},
};
inline constexpr std::array kNotations{
    Choice<view::Notation>{"coordinates", view::Notation::coordinates},
    Choice<view::Notation>{"korean", view::Notation::korean},
};

enum class Color : std::uint8_t { automatic, always, never };

// How a board looks.
struct StyleOptions {
    view::PieceStyle pieces = view::PieceStyle::letters;
    Color color = Color::automatic;
};

void add_style_options(CLI::App& command, StyleOptions& options);
[[nodiscard]] view::PictureStyle picture_style(const StyleOptions& options, const Console& console);

// How moves are written.
void add_notation_option(CLI::App& command, view::Notation& notation);

}  // namespace janggun::cli
