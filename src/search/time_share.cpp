#include "time_share.hpp"

#include <algorithm>

namespace janggun::search {

namespace {

// Clamps a score: beyond the bound a game is won or lost, and by how much says nothing about how to use the
// clock.
double telling(eval::Score score) {
    constexpr int kMostTelling = 2000;
    return std::clamp(score.raw(), -kMostTelling, kMostTelling);
}

constexpr double kPercent = 100;

}  // namespace

void TimeShare::note(board::Move best, eval::Score score, bool is_first_iteration) noexcept {
    settled_for_ = best == settled_ ? settled_for_ + 1 : 0;
    settled_ = best;
    usual_score_ = is_first_iteration ? telling(score) : (usual_score_ + telling(score)) / 2;
}

double TimeShare::now(eval::Score score, double effort, const Params& params) const noexcept {
    const double of_effort = params.time_effort / kPercent - effort;
    const double of_change =
        (params.time_change - params.time_change_step * std::min(settled_for_, params.time_change_most)) /
        kPercent;
    const double of_score = std::clamp(1 + (usual_score_ - telling(score)) / params.time_fall_units,
                                       params.time_fall_least / kPercent, params.time_fall_most / kPercent);
    return of_effort * of_change * of_score;
}

}  // namespace janggun::search
