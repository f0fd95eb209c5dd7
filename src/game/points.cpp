#include "janggun/game/points.hpp"

#include <cstddef>

namespace janggun::game {

Points count_points(const board::Position& position) noexcept {
    Points points;
    for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
        for (const board::Side side : board::kSides) {
            const board::PieceId id{side, slot};
            if (position.square_of(id).is_none()) continue;
            (side == board::Side::cho ? points.cho_halves : points.han_halves) += 2 * points_of(id.type());
        }
    }
    return points;
}

}  // namespace janggun::game
