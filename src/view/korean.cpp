#include "janggun/view/korean.hpp"

#include <string_view>

#include "janggun/board/movegen.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/util/assert.hpp"

namespace janggun::view {

using board::PieceId;
using board::PieceType;
using board::Side;
using board::Square;

namespace {

std::string_view piece_word(PieceId id) {
    switch (id.type()) {
        case PieceType::soldier: return id.side() == Side::cho ? "졸" : "병";
        case PieceType::guard: return "사";
        case PieceType::king: return "장";
        case PieceType::horse: return "마";
        case PieceType::elephant: return "상";
        case PieceType::chariot: return "차";
        case PieceType::cannon: return "포";
    }
    return "";
}

}  // namespace

// Rank 1 at the top, and 0 for the tenth at the bottom.
char korean_rank(int rank) { return static_cast<char>('0' + (board::kRanks - rank) % board::kRanks); }

char korean_file(int file) { return static_cast<char>('1' + file); }

std::string korean_point(Square point) { return {korean_rank(point.rank()), korean_file(point.file())}; }

std::string korean(const board::Position& position, board::Move move) {
    JANGGUN_ASSERT(board::is_legal(position, move));
    if (move.is_pass()) return "한수쉼";
    std::string text = korean_point(move.from());
    text += piece_word(position.at(move.from()));
    text += korean_point(move.to());
    if (const PieceId captured = position.at(move.to()); captured.is_piece()) text += piece_word(captured);
    board::Position next = position;
    next.make(move);
    if (board::in_check(next)) text += "장군";
    return text;
}

}  // namespace janggun::view
