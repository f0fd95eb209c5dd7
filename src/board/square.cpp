#include "janggun/board/square.hpp"

namespace janggun::board {

std::string to_string(Square square) {
    std::string text(1, static_cast<char>('a' + square.file()));
    return text + std::to_string(square.rank() + 1);
}

std::optional<Square> take_square(std::string_view& text) {
    if (text.size() < 2 || text[0] < 'a' || text[0] >= 'a' + kFiles || text[1] < '1' || text[1] > '9')
        return std::nullopt;
    const bool is_rank_10 = text[1] == '1' && text.size() > 2 && text[2] == '0';
    const Square square{text[0] - 'a', is_rank_10 ? kRanks - 1 : text[1] - '1'};
    text.remove_prefix(is_rank_10 ? 3 : 2);
    return square;
}

}  // namespace janggun::board
