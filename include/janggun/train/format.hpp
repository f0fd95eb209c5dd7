#pragma once

#include <string>

#include "janggun/train/record.hpp"
#include "janggun/train/settings.hpp"

// Files of games, as docs/tuning.md describes them byte by byte: a header that tells how they were made, and
// the games one after another.

namespace janggun::train {

[[nodiscard]] std::string header_bytes(const Settings& settings);
[[nodiscard]] std::string game_bytes(const GameRecord& game);

}  // namespace janggun::train
