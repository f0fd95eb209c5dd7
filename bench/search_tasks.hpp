// What the programs that race searches share: the positions of search_positions.epd, and engines that think
// about them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "janggun/game/game.hpp"
#include "janggun/match/program_player.hpp"
#include "janggun/search/limits.hpp"

namespace janggun::bench {

struct SearchTask {
    std::string name;
    game::Game game;
};

[[nodiscard]] std::vector<SearchTask> read_search_tasks();

// Starts the UCI engine of a command line, with one thread and 64 MB.
[[nodiscard]] match::ProgramPlayer start_searcher(std::string_view command);

// Nodes a second of one search, after a new game.
[[nodiscard]] double speed_of(match::Player& player, const game::Game& game, const search::Limits& limits);

}  // namespace janggun::bench
