#include "janggun/game/material.hpp"

#include "janggun/game/points.hpp"

namespace janggun::game {

using board::PieceId;
using board::Side;

std::int64_t Material::counts_of(PieceId piece) noexcept {
    static constexpr auto kCounts = [] {
        std::array<std::array<std::int64_t, board::kPieceTypes>, 2> counts{};
        for (std::size_t i = 0; i < board::kPieceTypes; ++i) {
            const std::int64_t points = std::int64_t{2} * points_of(static_cast<board::PieceType>(i)) *
                                        (std::int64_t{1} << kPointsBit);
            counts[index(Side::cho)][i] = kPhaseOf[i] + points;
            counts[index(Side::han)][i] = kPhaseOf[i] - points;
        }
        return counts;
    }();
    return kCounts[index(piece.side())][index(piece.type())];
}

Material Material::of(const board::Position& position) noexcept {
    Material material;
    material.counts_ = std::int64_t{-Points::kHanBonus} * (std::int64_t{1} << kPointsBit);
    for (const Side side : board::kSides) {
        position.for_each_piece(
            side, [&material](PieceId id, board::Square /*square*/) { material.counts_ += counts_of(id); });
    }
    return material;
}

}  // namespace janggun::game
