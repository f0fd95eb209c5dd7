#pragma once

#include <cstdint>

#include <CLI/CLI.hpp>

#include "janggun/cli/cli.hpp"
#include "janggun/view/board_picture.hpp"
#include "janggun/view/line.hpp"

namespace janggun::cli {

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
