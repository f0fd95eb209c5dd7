#pragma once

#include <array>

#include "janggun/board/position.hpp"
#include "janggun/board/sets.hpp"
#include "janggun/board/types.hpp"

namespace janggun::board {

// What the board tells a search about a position, by side.
struct Sight {
    // The types that can take something, legally or not. Kings and guards are never named, and soldiers in
    // the enemy palace always are.
    std::array<TypeSet, 2> takers{TypeSet::all(), TypeSet::all()};
    // Pieces that soldiers or leapers attack, or that sliders attack and nothing protects. There are none if
    // nobody has looked.
    std::array<SlotSet, 2> endangered{};

    friend bool operator==(const Sight&, const Sight&) noexcept = default;
};

[[nodiscard]] Sight sight_of(const Position& position) noexcept;

}  // namespace janggun::board
