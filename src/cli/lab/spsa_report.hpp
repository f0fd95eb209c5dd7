#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "janggun/train/search_fit.hpp"

namespace janggun::cli {

// The speed of a run so far.
struct SpsaPace {
    std::int64_t pairs = 0;
    double seconds = 0;
};

// The progress of a run, and the numbers that have moved furthest, in a line.
[[nodiscard]] std::string spsa_progress(const train::SearchFitSettings& settings, const train::Spsa& spsa,
                                        const SpsaPace& pace);

// The results as a table, as lines of C++, and as a match that tells whether they are better. Aligned lines,
// each with its end.
[[nodiscard]] std::string spsa_text(const train::SearchFitSettings& settings, const train::Spsa& spsa);
// The results as one JSON object.
[[nodiscard]] std::string spsa_json(const train::SearchFitSettings& settings, const train::Spsa& spsa);

}  // namespace janggun::cli
