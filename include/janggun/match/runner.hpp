#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "janggun/board/position.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/match/contestant.hpp"
#include "janggun/match/limits.hpp"
#include "janggun/match/player.hpp"
#include "janggun/match/referee.hpp"
#include "janggun/match/sprt.hpp"
#include "janggun/match/tally.hpp"

namespace janggun::match {

struct MatchSettings {
    game::RuleSet rules = game::RuleSet::janggi;
    std::vector<board::Position> openings;  // one at least
    int random_plies = 0;                   // played after each opening
    std::uint64_t seed = 0;
    std::int64_t games = 2;  // rounded up to pairs
    int concurrency = 1;     // games played at a time, each with players of its own
    std::array<PlayerLimits, 2> limits;
    GameTerms terms;
    std::optional<Hypotheses> sprt;  // the match ends when one of them is accepted
};

// Makes a player; called by several threads.
using PlayerMaker = std::function<std::unique_ptr<Player>(Contestant)>;

// Called with each game and the tally so far: by one thread at a time, and in the order of the schedule, so
// that what a match says does not depend on how many games go on at once. After a stop, games may be missing.
using GameListener = std::function<void(std::int64_t number, const PlayedGame& game, const Tally& tally)>;

struct MatchOutcome {
    Tally tally;
    std::array<std::string, 2> names;
};

// Plays the match to its end, or until a stop is requested. Throws util::InputError if a player cannot play
// at all or an opening cannot be made, std::bad_alloc or std::system_error if the machine cannot give what
// the settings ask for.
[[nodiscard]] MatchOutcome run_match(const MatchSettings& settings, const PlayerMaker& make_player,
                                     const GameListener& listener, const std::stop_token& stop);

}  // namespace janggun::match
