#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "janggun/game/rules.hpp"
#include "janggun/train/calibration.hpp"
#include "janggun/train/settings.hpp"

namespace janggun::cli {

struct CalibratedFile {
    std::string path;
    train::Settings settings;
    std::int64_t games = 0;
};

// What files of games say of the scores in them.
struct CalibrateReport {
    std::vector<CalibratedFile> files;
    std::vector<train::Forecasts> by_rules{game::kRules.begin(), game::kRules.end()};

    // Whether there is a game that was played to its end.
    [[nodiscard]] bool is_empty() const;
};

// Writes aligned lines, each with its end, or the same as one JSON object.
[[nodiscard]] std::string calibrate_text(const CalibrateReport& report);
[[nodiscard]] std::string calibrate_json(const CalibrateReport& report);

}  // namespace janggun::cli
