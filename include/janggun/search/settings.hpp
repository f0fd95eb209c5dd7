#pragma once

#include <optional>

#include "janggun/search/control.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/strength.hpp"

namespace janggun::search {

// How to search, apart from what one `go` says.
struct Settings {
    int lines = 1;
    std::optional<Strength> strength;  // weaker than it could be
    TimeHabits time;
    Params params;
    bool ends_games = false;  // by a pass, where nobody else does (ending.hpp)
};

}  // namespace janggun::search
