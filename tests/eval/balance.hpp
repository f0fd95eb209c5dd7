#pragma once

#include <string_view>

#include "janggun/board/fen.hpp"
#include "janggun/eval/trial_evaluation.hpp"
#include "janggun/eval/weights.hpp"
#include "janggun/game/rules.hpp"

namespace janggun::search_test {

// What a position is worth by these weights alone, Cho's less Han's, early in a game that points do not
// decide.
[[nodiscard]] inline int early_balance(const eval::Weights& weights, std::string_view fen) {
    const game::Rules& rules = rules_for(game::RuleSet::janggicasual);
    return eval::TrialEvaluation{weights}.balance(board::parse_fen(fen), rules).early();
}

}  // namespace janggun::search_test
