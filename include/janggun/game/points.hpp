#pragma once

#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"

namespace janggun::game {

// What a piece counts when points decide: chariot 13, cannon 7, horse 5, elephant and guard 3, soldier 2.
[[nodiscard]] constexpr int points_of(board::PieceType type) noexcept {
    switch (type) {
        case board::PieceType::chariot: return 13;
        case board::PieceType::cannon: return 7;
        case board::PieceType::horse: return 5;
        case board::PieceType::elephant:
        case board::PieceType::guard: return 3;
        case board::PieceType::soldier: return 2;
        case board::PieceType::king: return 0;
    }
    return 0;
}

// Both counts in half points, Han's with the one and a half that it gets for moving second: never equal.
struct Points {
    static constexpr int kHanBonus = 3;

    int cho_halves = 0;
    int han_halves = kHanBonus;

    [[nodiscard]] constexpr board::Side leader() const noexcept {
        return cho_halves > han_halves ? board::Side::cho : board::Side::han;
    }
    friend constexpr bool operator==(Points, Points) noexcept = default;
};

[[nodiscard]] Points count_points(const board::Position& position) noexcept;

}  // namespace janggun::game
