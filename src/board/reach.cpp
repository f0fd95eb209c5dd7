#include "janggun/board/reach.hpp"

#include "janggun/board/piece_moves.hpp"

namespace janggun::board {

bool reaches(const Board& board, PieceId id, Square from, Square to, Square vacated) noexcept {
    return with_type(id.type(),
                     [&]<PieceType kType>() { return reaches<kType>(board, id.side(), from, to, vacated); });
}

}  // namespace janggun::board
