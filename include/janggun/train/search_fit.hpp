#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "janggun/board/position.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/match/limits.hpp"
#include "janggun/match/referee.hpp"
#include "janggun/search/params.hpp"
#include "janggun/train/settings.hpp"
#include "janggun/train/spsa.hpp"

// The numbers of the search, fitted by pairs of games: in each one engine has all of them a little off one
// way, and the other the other way.

namespace janggun::train {

// A number that is fitted.
struct SearchNumber {
    search::ParamInfo info;
    double step = 1;
};

// By how much a number is tried away from its value, where nobody says better.
[[nodiscard]] double usual_step(const search::ParamInfo& info) noexcept;

// Those that are fitted where nobody chooses: all but the ones at an end of their range, which can be moved
// one way only, as most of those are that switch something off.
[[nodiscard]] std::vector<SearchNumber> usual_numbers();

// All that decides what is found, but for chance where there is a time for each move.
struct SearchFitSettings {
    std::string engine = Settings::engine_text();
    std::vector<SearchNumber> numbers = usual_numbers();
    std::int64_t pairs = 1;
    match::PlayerLimits limits{{}, {}, 5000, {}};  // of both engines: so many nodes a move
    int hash_megabytes = 16;                       // of each engine
    game::RuleSet rules = game::RuleSet::janggi;
    std::vector<board::Position> openings;  // one at least
    int random_plies = 0;                   // behind each
    std::uint64_t seed = 0;
    match::ResignTerms resign;
    int most_plies = 500;
    int rate = 2;  // in thousandths
    int lag = 8;
};

// What ends a search, named like the option of the command line.
[[nodiscard]] SettingText limit_of(const SearchFitSettings& settings);

// In this order, the numbers last.
[[nodiscard]] std::vector<SettingText> described(const SearchFitSettings& settings);

[[nodiscard]] Spsa spsa_of(const SearchFitSettings& settings);

// Half points of the plus side in both games of a pair: 0 to 4.
using PairListener = std::function<void(std::int64_t pair, int half_points)>;

// What a result teaches.
void learn_pair(Spsa& spsa, int half_points);

// Plays the pairs that are not known yet, as many at a time as `concurrency` and the lag say, and lets `spsa`
// learn from each, of which the listener is told then, in the order of their numbers. What is found does not
// depend on the concurrency. Ends early where a stop is requested. Throws std::bad_alloc or std::system_error
// where the machine cannot give what is asked for, util::InputError where an opening cannot be made.
void play_pairs(const SearchFitSettings& settings, Spsa& spsa, int concurrency, const PairListener& listener,
                const std::stop_token& stop);

}  // namespace janggun::train
