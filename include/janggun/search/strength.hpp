#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "janggun/search/report.hpp"

namespace janggun::search {

// How well to play below full strength: by a rating that games have measured (docs/strength.md). A weaker
// player looks at fewer nodes, does not see some of the moves, and is content with a line that seems nearly
// as good as the best one. All of it depends on the position alone, so that games can be played again.
class Strength {
  public:
    static constexpr int kLeastLevel = -20;
    static constexpr int kFullLevel = 20;  // plays as well as it can: no Strength at all
    // Of the lowest level, and of the highest below full strength. Levels are as far apart as each other.
    static constexpr int kLeastElo = 500;
    static constexpr int kMostElo = 2840;

    [[nodiscard]] static Strength of_elo(int elo) noexcept;
    // Of a level below full strength.
    [[nodiscard]] static Strength of_level(int level) noexcept;

    [[nodiscard]] int elo() const noexcept { return elo_; }
    [[nodiscard]] std::uint64_t most_nodes() const noexcept;
    // How many of a thousand quiet moves it does not see.
    [[nodiscard]] int blindness() const noexcept;
    // How many lines it chooses from.
    [[nodiscard]] int candidates() const noexcept;
    // Which of the lines, best first, it plays.
    [[nodiscard]] std::size_t choose(std::span<const Info> lines, std::uint64_t seed) const noexcept;
    // How many units of the evaluation worse than the best line, as it sees them, the one it plays can be.
    [[nodiscard]] int most_given_away() const noexcept;

    friend bool operator==(Strength, Strength) noexcept = default;

  private:
    explicit Strength(int elo) noexcept : elo_{elo} {}

    // Units that make a line half as likely to be chosen.
    [[nodiscard]] int indifference() const noexcept;

    int elo_;
};

}  // namespace janggun::search
