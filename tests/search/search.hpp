#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/game/game.hpp"
#include "janggun/search/pool.hpp"
#include "record.hpp"

namespace janggun::search_test {

struct Found {
    std::vector<search::Info> infos;
    search::Outcome outcome;
};

[[nodiscard]] search::Limits to_depth(int depth);
[[nodiscard]] search::Limits to_nodes(std::uint64_t nodes);

// Searches with a pool, or with a new one that has a small table and one thread, and checks that the search
// has an end and says nothing after it.
[[nodiscard]] Found find(search::Pool& pool, const game::Game& game, const search::Limits& limits,
                         const search::Settings& settings = {});
[[nodiscard]] Found find(const game::Game& game, const search::Limits& limits,
                         const search::Settings& settings = {});

[[nodiscard]] board::Move move(std::string_view text);
[[nodiscard]] game::Game game_of(std::string_view rule_set, std::string_view fen,
                                 std::string_view moves = {});
[[nodiscard]] game::Game start(std::string_view rule_set = "janggi");

// Plays the moves and tells which one cannot be played, or nothing.
[[nodiscard]] std::string unplayable(game::Game game, const std::vector<board::Move>& moves);

}  // namespace janggun::search_test
