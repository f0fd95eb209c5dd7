#include "janggun/game/points.hpp"

namespace janggun::game {

Points count_points(const board::Position& position) noexcept {
    Points points;
    for (const board::Side side : board::kSides) {
        int& halves = side == board::Side::cho ? points.cho_halves : points.han_halves;
        position.for_each_piece(side, [&halves](board::PieceId id, board::Square /*square*/) {
            halves += 2 * points_of(id.type());
        });
    }
    return points;
}

}  // namespace janggun::game
