#include "janggun/search/strength.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "janggun/util/rng.hpp"

namespace janggun::search {

namespace {

// The settings of some levels, as found by games; between levels they are interpolated.
struct Makeup {
    int level;
    int nodes;         // per line
    int blindness;     // per thousand quiet moves
    int indifference;  // units of the evaluation
};

constexpr std::array kMakeups{
    Makeup{-20, 46, 830, 110}, Makeup{-16, 56, 720, 88}, Makeup{-12, 84, 580, 68},  Makeup{-8, 156, 392, 49},
    Makeup{-4, 418, 241, 33},  Makeup{0, 1050, 146, 24}, Makeup{4, 2460, 88, 16},   Makeup{8, 6200, 41, 9},
    Makeup{12, 16'500, 15, 5}, Makeup{16, 51'000, 4, 2}, Makeup{19, 150'000, 0, 0},
};

constexpr int kLeast = Strength::kLeastLevel;
constexpr int kSteps = Strength::kFullLevel - 1 - kLeast;
constexpr int kSpan = Strength::kMostElo - Strength::kLeastElo;

static_assert(kMakeups.front().level == kLeast && kMakeups.back().level == kLeast + kSteps);

constexpr int elo_of(int level) { return Strength::kLeastElo + (level - kLeast) * kSpan / kSteps; }

int interpolate(int elo, int Makeup::*part) {
    const auto above = std::find_if(kMakeups.begin() + 1, kMakeups.end() - 1,
                                    [elo](const Makeup& makeup) { return elo_of(makeup.level) >= elo; });
    const auto below = std::prev(above);
    const int from = elo_of(below->level);
    const int to = elo_of(above->level);
    return *below.*part + (*above.*part - *below.*part) * (elo - from) / (to - from);
}

}  // namespace

Strength Strength::of_elo(int elo) noexcept { return Strength{std::clamp(elo, kLeastElo, kMostElo)}; }

Strength Strength::of_level(int level) noexcept { return of_elo(elo_of(level)); }

std::uint64_t Strength::most_nodes() const noexcept {
    return static_cast<std::uint64_t>(interpolate(elo_, &Makeup::nodes)) *
           static_cast<std::uint64_t>(candidates());
}

int Strength::blindness() const noexcept { return interpolate(elo_, &Makeup::blindness); }

int Strength::indifference() const noexcept { return interpolate(elo_, &Makeup::indifference); }

int Strength::candidates() const noexcept {
    constexpr int kMostCandidates = 4;
    constexpr int kUnitsEach = 6;
    return std::min(1 + (indifference() + kUnitsEach - 1) / kUnitsEach, kMostCandidates);
}

int Strength::most_given_away() const noexcept {
    constexpr int kHalvings = 3;
    return kHalvings * indifference();
}

std::size_t Strength::choose(std::span<const Info> lines, std::uint64_t seed) const noexcept {
    const eval::Score best = lines.front().units;
    if (best.is_decided() || indifference() == 0) return 0;
    constexpr std::uint32_t kWhole = 1U << 20U;
    const int half = indifference();
    // The chance of a line: it halves with every `half` units that the line is worse, linearly in between. A
    // pass is chosen only if no line is better.
    const auto chance = [&](const Info& line) -> std::uint32_t {
        // A search that was interrupted can leave a line that has overtaken the first.
        const int deficit = std::max(best - line.units, 0);
        if (deficit > most_given_away() || (deficit > 0 && line.line.front().is_pass())) return 0;
        const auto part = static_cast<std::uint32_t>(2 * half - deficit % half);
        return (kWhole >> static_cast<unsigned>(deficit / half)) / static_cast<std::uint32_t>(2 * half) *
               part;
    };
    std::uint32_t sum = 0;
    for (const Info& line : lines) sum += chance(line);
    std::uint32_t luck = util::Rng{seed}.below(sum);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::uint32_t here = chance(lines[i]);
        if (luck < here) return i;
        luck -= here;
    }
    return 0;
}

}  // namespace janggun::search
