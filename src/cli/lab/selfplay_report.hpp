#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "janggun/train/settings.hpp"
#include "janggun/train/summary.hpp"

namespace janggun::cli {

// A file of games.
struct GamesFileReport {
    std::string path;
    train::Settings settings;
    std::int64_t games = 0;
    std::uint64_t bytes = 0;       // the header and all complete games
    std::uint64_t torn_bytes = 0;  // after them, from a game that was not written to its end
};

struct GamesReport {
    std::vector<GamesFileReport> files;
    train::Summary summary;  // for all games
};

// The speed of a run so far.
struct SelfplayPace {
    std::int64_t games = 0;
    std::int64_t positions = 0;
    double seconds = 0;
};

// The progress of a run towards `games` games, in a line.
[[nodiscard]] std::string selfplay_progress(const train::Summary& summary, std::int64_t games,
                                            const SelfplayPace& pace);

// "32 games with 2560 positions in 8.0 s: 240 games and 19200 positions a minute".
[[nodiscard]] std::string pace_text(const SelfplayPace& pace);

// Writes aligned lines, each with its end.
[[nodiscard]] std::string games_text(const GamesReport& report);

[[nodiscard]] std::string games_json(const GamesReport& report);

}  // namespace janggun::cli
