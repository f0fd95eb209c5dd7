#pragma once

#include <cstdint>

#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"

namespace janggun::game {

// What the pieces that are left tell, wherever they stand: how far the game has come, and who leads on
// points. Only captures change it.
class Material {
  public:
    static constexpr int kFullPhase = 64;  // with all pieces, and 0 with none but kings and soldiers

    [[nodiscard]] static Material of(const board::Position& position) noexcept;

    void note_capture(board::PieceId captured) noexcept { counts_ -= counts_of(captured); }

    // The phase of the game, from kFullPhase down to 0.
    [[nodiscard]] int phase() const noexcept {
        return static_cast<int>(counts_ & 0xFFFF) * kFullPhase / kFullSum;
    }
    // The side that would win on points.
    [[nodiscard]] board::Side leader() const noexcept {
        return counts_ >> kPointsBit > 0 ? board::Side::cho : board::Side::han;
    }

    friend bool operator==(const Material&, const Material&) noexcept = default;

  private:
    // What each piece adds to the phase, and what all of them do.
    static constexpr board::ByType<int> kPhaseOf =
        board::by_type<int>({.guard = 1, .horse = 4, .elephant = 2, .chariot = 8, .cannon = 5});
    static constexpr int kFullSum = [] {
        int sum = 0;
        for (const board::PieceType type : board::kTypes)
            sum += 2 * board::slots_of(type).count * kPhaseOf[type];
        return sum;
    }();

    // The phase, not yet scaled, and above it by how many half points Cho is ahead, which can be negative:
    // one word, so that one subtraction notes a capture.
    static constexpr unsigned kPointsBit = 32;
    [[nodiscard]] static std::int64_t counts_of(board::PieceId piece) noexcept;

    std::int64_t counts_ = 0;
};

}  // namespace janggun::game
