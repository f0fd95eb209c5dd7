#pragma once

#include <optional>

#include "janggun/search/control.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/strength.hpp"

namespace janggun::search {

// How to search, apart from what one `go` says.
struct Settings {
    int lines = 1;
    std::optional<Strength> strength;  // nothing for full strength
    TimeHabits time;
    Params params;
    bool ends_games = false;  // offers to end the game by a pass if nobody else ends it (ending.hpp)
};

}  // namespace janggun::search
