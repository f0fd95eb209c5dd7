#include "style.hpp"

#include <array>

#include "choices.hpp"

namespace janggun::cli {

using view::Notation;
using view::PieceStyle;

namespace {

constexpr std::array kPieceStyles{Choice<PieceStyle>{"letters", PieceStyle::letters},
                                  Choice<PieceStyle>{"hanja", PieceStyle::hanja},
                                  Choice<PieceStyle>{"hangul", PieceStyle::hangul}};
constexpr std::array kColors{Choice<Color>{"auto", Color::automatic}, Choice<Color>{"always", Color::always},
                             Choice<Color>{"never", Color::never}};
constexpr std::array kNotations{Choice<Notation>{"coordinates", Notation::coordinates},
                                Choice<Notation>{"korean", Notation::korean}};

}  // namespace

void add_style_options(CLI::App& command, StyleOptions& options) {
    add_choice_option(command, "--pieces", options.pieces, kPieceStyles, "How pieces are drawn");
    add_choice_option(command, "--color", options.color, kColors,
                      "Colours; auto is on a terminal, unless the environment has NO_COLOR");
}

view::PictureStyle picture_style(const StyleOptions& options, const Console& console) {
    const bool color = options.color == Color::automatic ? console.out_is_terminal && !console.no_color
                                                         : options.color == Color::always;
    return {.pieces = options.pieces, .color = color, .last_move = {}};
}

void add_notation_option(CLI::App& command, Notation& notation) {
    add_choice_option(command, "--notation", notation, kNotations, "How moves are written: a4a5 or 79졸78");
}

}  // namespace janggun::cli
