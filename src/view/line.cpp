#include "janggun/view/line.hpp"

#include "janggun/view/korean.hpp"

namespace janggun::view {

std::string point_text(board::Square point, Notation notation) {
    return notation == Notation::korean ? korean_point(point) : to_string(point);
}

std::string move_text(const board::Position& position, board::Move move, Notation notation) {
    return notation == Notation::korean ? korean(position, move) : to_string(move);
}

std::string line_text(const game::Game& game, std::span<const board::Move> moves, Notation notation) {
    board::Position position = game.position();
    std::string line;
    for (const board::Move move : moves) {
        if (!line.empty()) line += ' ';
        line += move_text(position, move, notation);
        position.make(move);
    }
    return line;
}

}  // namespace janggun::view
