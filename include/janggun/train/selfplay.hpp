#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "janggun/match/player.hpp"
#include "janggun/train/record.hpp"
#include "janggun/train/settings.hpp"

namespace janggun::train {

// The numbers of the games to play.
struct GameRange {
    std::int64_t first = 0;
    std::int64_t end = 0;  // one past the last
};

// Plays the game of that number, with `player` on both sides; nothing if a stop was requested before its end.
[[nodiscard]] std::optional<GameRecord> play_game(const Settings& settings, std::int64_t number,
                                                  match::Player& player, const std::stop_token& stop);

// Plays games, as many at a time as `concurrency` says, each on one thread, and reports them in the order of
// their numbers. The games depend neither on the concurrency nor on which of them are played. If a stop is
// requested it ends early, and drops games that are finished but out of order. Throws std::bad_alloc or
// std::system_error if the machine cannot give what the settings ask for.
void play_games(const Settings& settings, GameRange range, int concurrency,
                const std::function<void(const GameRecord&)>& listener, const std::stop_token& stop);

}  // namespace janggun::train
