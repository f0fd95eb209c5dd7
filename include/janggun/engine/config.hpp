#pragma once

#include <optional>
#include <string>

#include "janggun/game/rules.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/strength.hpp"

namespace janggun::engine {

// Everything that a user can set, with its default. options.hpp names each member for protocols.
struct Config {
    game::RuleSet rules = game::RuleSet::janggi;
    int hash_megabytes = 64;
    int threads = 1;
    int lines = 1;  // MultiPV
    bool ponder = false;
    int move_overhead_ms = 10;
    int skill_level = search::Strength::kFullLevel;
    bool limit_strength = false;
    int elo = search::Strength::kMostElo;
    bool analyse_mode = false;
    bool show_wdl = false;
    std::string log_file;
    search::Params params;

    // How well to play if that is below full strength; nothing at full strength.
    [[nodiscard]] std::optional<search::Strength> strength() const {
        if (limit_strength) return search::Strength::of_elo(elo);
        if (skill_level < search::Strength::kFullLevel) return search::Strength::of_level(skill_level);
        return std::nullopt;
    }

    friend bool operator==(const Config&, const Config&) = default;
};

}  // namespace janggun::engine
