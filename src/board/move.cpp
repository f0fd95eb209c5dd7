#include "janggun/board/move.hpp"

namespace janggun::board {

std::string to_string(Move move) { return to_string(move.from()) + to_string(move.to()); }

std::optional<Move> parse_move(std::string_view text) {
    const std::optional<Square> from = take_square(text);
    const std::optional<Square> to = from ? take_square(text) : std::nullopt;
    if (!to || !text.empty()) return std::nullopt;
    return Move{*from, *to};
}

}  // namespace janggun::board
