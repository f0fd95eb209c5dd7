#include "janggun/engine/setup_choice.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace janggun::engine {

using board::Setup;
using eval::Centipawns;
using search::Strength;

namespace {

// Cho's score in centipawns: a row for each of its set-ups, a column for each of Han's, both in the order of
// board::kSetups. As found by
//     janggun setups --nodes 50000000 --hash 1024
constexpr std::array<std::array<int, board::kSetups.size()>, board::kSetups.size()> kScores{{
    {16, 162, 12, 12},     // inner
    {-5, 21, -103, -103},  // outer
    {90, 162, 9, 71},      // left
    {90, 162, 71, 9},      // right
}};

Centipawns highest(const SetupValues& values) { return *std::max_element(values.begin(), values.end()); }

// Whether this player chooses at random.
bool goes_by_chance(const Config& config, util::Rng& rng) {
    constexpr std::uint32_t kSpan = Strength::kMostElo - Strength::kLeastElo;
    const std::optional<Strength> strength = config.strength();
    return strength && rng.below(kSpan) < static_cast<std::uint32_t>(Strength::kMostElo - strength->elo());
}

template <class Setups>
Setup any_of(const Setups& setups, util::Rng& rng) {
    return setups[rng.below(static_cast<std::uint32_t>(setups.size()))];
}

}  // namespace

std::vector<Setup> best_setups(const SetupValues& values) {
    std::vector<Setup> best;
    for (const Setup setup : board::kSetups) {
        if (values[index(setup)] == highest(values)) best.push_back(setup);
    }
    return best;
}

SetupValues known_answers(Setup han) {
    SetupValues values;
    for (std::size_t cho = 0; cho < values.size(); ++cho) values[cho] = Centipawns{kScores[cho][index(han)]};
    return values;
}

SetupValues known_choices() {
    SetupValues values;
    for (const Setup han : board::kSetups) values[index(han)] = -highest(known_answers(han));
    return values;
}

Setup choose_setup(std::optional<Setup> han, const Config& config, util::Rng& rng) {
    if (goes_by_chance(config, rng)) return any_of(board::kSetups, rng);
    return any_of(best_setups(han ? known_answers(*han) : known_choices()), rng);
}

}  // namespace janggun::engine
