#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "janggun/train/tuner.hpp"

namespace janggun::cli {

// The course of a fit.
struct TuneReport {
    struct Step {
        int epoch = 0;
        train::TuneErrors errors;
    };

    std::int64_t games = 0;
    std::size_t positions = 0;
    std::size_t held_out = 0;  // how many of the positions were held out
    std::vector<Step> steps;
};

// The texts before, during and after the fit: aligned lines, each with its end.
[[nodiscard]] std::string tune_heading(const TuneReport& report);
[[nodiscard]] std::string tune_row(const TuneReport::Step& step);
[[nodiscard]] std::string tune_conclusion(const train::TuneResult& result);

// The whole report, and the numbers, as one JSON object.
[[nodiscard]] std::string tune_json(const TuneReport& report, const train::TuneResult& result);

}  // namespace janggun::cli
