#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/board/setup.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/match/referee.hpp"

namespace janggun::train {

// Everything that decides which games are played: the same settings give the same games, however many of them
// are wanted.
struct Settings {
    std::string engine = engine_text();  // the engine that plays
    std::uint64_t seed = 0;
    std::uint64_t nodes = 5000;  // for each move
    int hash_megabytes = 16;
    int fewest_random_plies = 4;
    int most_random_plies = 10;
    match::ResignTerms resign{1500, 4};
    int most_plies = 500;                                     // a longer game is a draw
    std::vector<game::RuleSet> rules{game::RuleSet::janggi};  // games take turns; not empty

    // Version and commit of this program.
    [[nodiscard]] static std::string engine_text();
};

// "1500:4", or "0" for never.
[[nodiscard]] std::string resign_text(match::ResignTerms terms);

// One setting in readable form.
struct SettingText {
    std::string_view name;
    std::string value;
};

[[nodiscard]] std::vector<SettingText> described(const Settings& settings);

// How `found` differs from what is wanted, as in "nodes 5000, not 4000"; nothing if it does not.
[[nodiscard]] std::optional<std::string> difference(const Settings& found, const Settings& wanted);

// The beginning of a game, which follows from its number.
struct GamePlan {
    game::RuleSet rules = game::RuleSet::janggi;
    board::Setup cho = board::Setup::inner;
    board::Setup han = board::Setup::inner;
    int random_plies = 0;
    std::uint64_t seed = 0;  // for the random plies
};

// Rule sets take turns, and under each of them the 16 pairs of set-ups.
[[nodiscard]] GamePlan plan_of(const Settings& settings, std::int64_t number);

}  // namespace janggun::train
