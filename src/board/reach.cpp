#include "janggun/board/reach.hpp"

namespace janggun::board {

bool detail::bridges(const Board& full_board, PieceId id, Square from, Square to, Square vacated) noexcept {
    const Vacated board{full_board, vacated};
    const Side side = id.side();
    switch (id.type()) {
        case PieceType::soldier: return bridges<PieceType::soldier>(board, side, from, to);
        case PieceType::guard:
        case PieceType::king: return bridges<PieceType::king>(board, side, from, to);
        case PieceType::horse: return bridges<PieceType::horse>(board, side, from, to);
        case PieceType::elephant: return bridges<PieceType::elephant>(board, side, from, to);
        case PieceType::chariot: return bridges<PieceType::chariot>(board, side, from, to);
        case PieceType::cannon: return bridges<PieceType::cannon>(board, side, from, to);
    }
    return false;
}

}  // namespace janggun::board
