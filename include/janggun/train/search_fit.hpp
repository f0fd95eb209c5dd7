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

// The numbers of the search, fitted by pairs of games: one engine has all of them changed a little in one
// direction, and the other in the opposite direction.

namespace janggun::train {

// A number that is fitted.
struct SearchNumber {
    search::ParamInfo info;
    double step = 1;
};

// The distance from its value at which a number is tried, unless another is given.
[[nodiscard]] double usual_step(const search::ParamInfo& info) noexcept;

// The numbers that are fitted unless others are chosen: all except those at an end of their range, which
// could be changed in one direction only, as most of those that switch something off.
[[nodiscard]] std::vector<SearchNumber> usual_numbers();

// Everything that decides the result, except chance if there is a time for each move.
struct SearchFitSettings {
    std::string engine = Settings::engine_text();
    std::vector<SearchNumber> numbers = usual_numbers();
    std::int64_t pairs = 1;
    match::PlayerLimits limits{{}, {}, 5000, {}};  // for both engines: nodes for each move
    int hash_megabytes = 16;                       // for each engine
    game::RuleSet rules = game::RuleSet::janggi;
    std::vector<board::Position> openings;  // one at least
    int random_plies = 0;                   // played after each opening
    std::uint64_t seed = 0;
    match::ResignTerms resign;
    int most_plies = 500;
    int rate = 2;  // in thousandths
    int lag = 8;
};

// The limit of a search, named like the option of the command line.
[[nodiscard]] SettingText limit_of(const SearchFitSettings& settings);

// The settings in this order, the numbers last.
[[nodiscard]] std::vector<SettingText> described(const SearchFitSettings& settings);

[[nodiscard]] Spsa spsa_of(const SearchFitSettings& settings);

// Called with the half points of the plus side in both games of a pair: 0 to 4.
using PairListener = std::function<void(std::int64_t pair, int half_points)>;

// Lets `spsa` learn from the result of one pair.
void learn_pair(Spsa& spsa, int half_points);

// Plays the pairs that are not known yet, as many at a time as `concurrency` and the lag allow, lets `spsa`
// learn from each, and then calls the listener, in the order of their numbers. The result does not depend on
// the concurrency. Ends early if a stop is requested. Throws std::bad_alloc or std::system_error if the
// machine cannot give what is asked for, util::InputError if an opening cannot be made.
void play_pairs(const SearchFitSettings& settings, Spsa& spsa, int concurrency, const PairListener& listener,
                const std::stop_token& stop);

}  // namespace janggun::train
