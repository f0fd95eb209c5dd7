#include "move_text.hpp"

#include "janggun/game/game.hpp"

namespace janggun::cecp {

using board::Move;
using board::Square;

namespace {

constexpr std::size_t kSquareLength = 2;

std::string square_text(Square square) {
    std::string text(1, static_cast<char>('a' + square.file()));
    return text += static_cast<char>('0' + square.rank());
}

}  // namespace

std::string move_text(Move move) {
    return move.is_pass() ? "@@@@" : square_text(move.from()) + square_text(move.to());
}

std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != kSquareLength || text[0] < 'a' || text[0] >= 'a' + board::kFiles || text[1] < '0' ||
        text[1] > '9')
        return std::nullopt;
    return Square{text[0] - 'a', text[1] - '0'};
}

std::optional<Move> parse_move(const board::Position& position, std::string_view text) {
    const auto from = parse_square(text.substr(0, kSquareLength));
    if (!from) return game::parse_move(position, text);  // the pass
    const auto to = parse_square(text.substr(kSquareLength));
    if (!to) return std::nullopt;
    return Move{*from, *to};
}

}  // namespace janggun::cecp
