#include "style.hpp"

#include <array>

namespace janggun::cli {

namespace {

constexpr std::array kColors{Choice<Color>{"auto", Color::automatic}, Choice<Color>{"always", Color::always},
                             Choice<Color>{"never", Color::never}};

}  // namespace

void add_style_options(CLI::App& command, StyleOptions& options) {
    add_choice_option(command, "--pieces", options.pieces, kPieceStyles, "How pieces are drawn");
    add_choice_option(command, "--color", options.color, kColors,
                      "Colours; auto is on a terminal, unless the environment has NO_COLOR");
}

view::PictureStyle picture_style(const StyleOptions& options, const Console& console) {
    const bool color = options.color == Color::automatic ? console.out_is_terminal && !console.no_color
                                                         : options.color == Color::always;
    view::PictureStyle style;
    style.pieces = options.pieces;
    style.color = color;
    return style;
}

void add_notation_option(CLI::App& command, view::Notation& notation) {
    add_choice_option(command, "--notation", notation, kNotations,
                      "How moves and the points of the board are written: a4a5 or 79졸78");
}

}  // namespace janggun::cli
