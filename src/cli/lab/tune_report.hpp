#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "janggun/train/tuner.hpp"

namespace janggun::cli {

// How a fit went.
struct TuneReport {
    struct Step {
        int epoch = 0;
        train::TuneErrors errors;
    };

    std::int64_t games = 0;
    std::size_t positions = 0;
    std::size_t held_out = 0;  // of the positions
    std::vector<Step> steps;
};

// What is told before, during and after the fit. Aligned lines, each with its end.
[[nodiscard]] std::string tune_heading(const TuneReport& report);
[[nodiscard]] std::string tune_row(const TuneReport::Step& step);
[[nodiscard]] std::string tune_conclusion(const train::TuneResult& result);

// All of it, and the numbers, as one JSON object.
[[nodiscard]] std::string tune_json(const TuneReport& report, const train::TuneResult& result);

}  // namespace janggun::cli
