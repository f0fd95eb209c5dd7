#include "janggun/engine/setup_choice.hpp"

#include <algorithm>
#include <cstddef>

namespace janggun::engine {

using board::Setup;
using eval::Score;

std::vector<Setup> best_setups(const SetupValues& values, int margin) {
    const Score highest = *std::max_element(values.begin(), values.end());
    std::vector<Setup> best;
    for (const Setup setup : board::kSetups) {
        if (highest - values[static_cast<std::size_t>(setup)] <= margin) best.push_back(setup);
    }
    return best;
}

}  // namespace janggun::engine
