#pragma once

#include <memory>

#include "janggun/board/position.hpp"
#include "janggun/eval/phased.hpp"
#include "janggun/eval/weights.hpp"
#include "janggun/game/rules.hpp"

namespace janggun::eval {

struct Tables;

// The evaluation with weights of one's own: what a tuner tries.
class TrialEvaluation {
  public:
    explicit TrialEvaluation(const Weights& weights);
    TrialEvaluation(const TrialEvaluation&) = delete;
    TrialEvaluation(TrialEvaluation&& other) noexcept;
    TrialEvaluation& operator=(const TrialEvaluation&) = delete;
    TrialEvaluation& operator=(TrialEvaluation&& other) noexcept;
    ~TrialEvaluation();

    // Cho's total less Han's, the tempo apart: linear in the weights.
    [[nodiscard]] Phased balance(const board::Position& position, const game::Rules& rules) const noexcept;

  private:
    std::unique_ptr<const Tables> tables_;
};

}  // namespace janggun::eval
