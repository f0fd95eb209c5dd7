#include "janggun/search/strength.hpp"

#include <algorithm>

#include "janggun/util/rng.hpp"

namespace janggun::search {

Strength Strength::of_elo(int elo) noexcept {
    const int clamped = std::clamp(elo, kLeastElo, kMostElo);
    return {kLeast + (clamped - kLeastElo) * (kFull - 1 - kLeast) / (kMostElo - kLeastElo)};
}

std::uint64_t Strength::most_nodes() const noexcept {
    // Twice as many with every three levels, from 50.
    constexpr std::uint64_t kFewest = 50;
    constexpr unsigned kLevelsPerDoubling = 3;
    const auto steps = static_cast<unsigned>(level - kLeast);
    const std::uint64_t whole = kFewest << (steps / kLevelsPerDoubling);
    return whole + whole * (steps % kLevelsPerDoubling) / kLevelsPerDoubling;
}

std::size_t Strength::choose(std::span<const Info> lines, std::uint64_t seed) const noexcept {
    constexpr int kCentipawnsPerLevel = 8;
    const auto slack = static_cast<std::uint32_t>((kFull - level) * kCentipawnsPerLevel + 1);
    util::Rng rng{seed};
    std::size_t chosen = 0;
    int highest = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int luck = static_cast<int>(rng.below(slack));
        const int worth = lines[i].units.raw() + luck;
        if (i == 0 || worth > highest) {
            chosen = i;
            highest = worth;
        }
    }
    return chosen;
}

}  // namespace janggun::search
