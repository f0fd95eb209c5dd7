#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "janggun/match/player.hpp"
#include "janggun/train/record.hpp"
#include "janggun/train/settings.hpp"

namespace janggun::train {

// Which games are to be played.
struct GameRange {
    std::int64_t first = 0;
    std::int64_t end = 0;  // behind the last
};

// The game of that number, both sides of which `player` plays; nothing where a stop was requested before its
// end.
[[nodiscard]] std::optional<GameRecord> play_game(const Settings& settings, std::int64_t number,
                                                  match::Player& player, const std::stop_token& stop);

// Plays games, as many at a time as `concurrency` says, each on one thread, and tells each in the order of
// their numbers. Which they are does not depend on the concurrency, nor on which are played. Ends early, and
// without those that are not in order then, where a stop is requested. Throws std::bad_alloc or
// std::system_error where the machine cannot give what the settings ask for.
void play_games(const Settings& settings, GameRange range, int concurrency,
                const std::function<void(const GameRecord&)>& listener, const std::stop_token& stop);

}  // namespace janggun::train
