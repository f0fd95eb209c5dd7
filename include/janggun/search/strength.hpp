#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "janggun/search/report.hpp"

namespace janggun::search {

// How well to play: 20 is as well as it can, -20 is what a beginner can beat. Weaker play sees less far and
// takes a move that looks nearly as good as the best one; it depends on the position alone, so that games can
// be played again.
struct Strength {
    static constexpr int kLeast = -20;
    static constexpr int kFull = 20;
    static constexpr int kLeastElo = 500;
    static constexpr int kMostElo = 2500;

    int level = kFull;

    // The level for a rating, evenly between both ends of the scale.
    [[nodiscard]] static Strength of_elo(int elo) noexcept;

    [[nodiscard]] std::uint64_t most_nodes() const noexcept;
    // How many lines it chooses from.
    [[nodiscard]] static int candidates() noexcept { return 4; }
    // Which of the lines, best first, it plays.
    [[nodiscard]] std::size_t choose(std::span<const Info> lines, std::uint64_t seed) const noexcept;
};

}  // namespace janggun::search
