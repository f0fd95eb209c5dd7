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
    // The ratings of the lowest level, and of the highest one below full strength. The steps between levels
    // are equal.
    static constexpr int kLeastElo = 500;
    static constexpr int kMostElo = 2840;

    [[nodiscard]] static Strength of_elo(int elo) noexcept;
    // The strength at a level below the full one.
    [[nodiscard]] static Strength of_level(int level) noexcept;

    [[nodiscard]] int elo() const noexcept { return elo_; }
    [[nodiscard]] std::uint64_t most_nodes() const noexcept;
    // How many quiet moves in a thousand it does not see.
    [[nodiscard]] int blindness() const noexcept;
    // How many lines it chooses from.
    [[nodiscard]] int candidates() const noexcept;
    // The index of the line that it plays, among lines that are sorted best first.
    [[nodiscard]] std::size_t choose(std::span<const Info> lines, std::uint64_t seed) const noexcept;
    // How much worse than the best line, in units of the evaluation as it sees them, the line it plays can
    // be.
    [[nodiscard]] int most_given_away() const noexcept;

    friend bool operator==(Strength, Strength) noexcept = default;

  private:
    explicit Strength(int elo) noexcept : elo_{elo} {}

    // The units that make a line half as likely to be chosen.
    [[nodiscard]] int indifference() const noexcept;

    int elo_;
};

}  // namespace janggun::search
