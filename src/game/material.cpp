#include "janggun/game/material.hpp"

#include "janggun/game/points.hpp"

namespace janggun::game {

using board::PieceId;
using board::Side;

std::int64_t Material::counts_of(PieceId piece) noexcept {
    static constexpr auto kCounts = [] {
        board::BySide<board::ByType<std::int64_t>> counts{};
        for (const board::PieceType type : board::kTypes) {
            const std::int64_t points = std::int64_t{2} * points_of(type) * (std::int64_t{1} << kPointsBit);
            counts[Side::cho][type] = kPhaseOf[type] + points;
            counts[Side::han][type] = kPhaseOf[type] - points;
        }
        return counts;
    }();
    return kCounts[piece.side()][piece.type()];
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
