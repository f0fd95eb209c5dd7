#include "pruning.hpp"

#include <algorithm>

namespace janggun::search {

using eval::Score;

std::optional<Score> reverse_futility(const Node& node, Window window, int depth,
                                      const Params& params) noexcept {
    const int most_depth = is_lost(window.beta, params) ? params.lost_depth : params.reverse_futility_depth;
    if (depth > most_depth || window.beta.is_decided() || node.evaluation.is_decided()) return std::nullopt;
    const int margin = params.reverse_futility_margin * (depth - static_cast<int>(node.is_improving));
    if (node.evaluation - margin < window.beta) return std::nullopt;
    return Score{(node.evaluation.raw() + window.beta.raw()) / 2};
}

bool leaves_to_captures(const Node& node, Window window, int depth, const Params& params) noexcept {
    return !window.alpha.is_decided() && depth <= params.razoring_depth &&
           node.evaluation + params.razoring_margin * depth <= window.alpha;
}

bool may_try_null_move(const Node& node, const board::Position& position, int depth,
                       const Params& params) noexcept {
    return depth >= params.null_move_depth && !node.is_pv && !node.is_checked &&
           position.passes() == board::Passes::none && !position.is_bound();
}

std::optional<int> null_move_reduction(const Node& node, Window window, int depth,
                                       const Params& params) noexcept {
    if (node.evaluation < window.beta || window.beta.is_decided() || is_lost(window.beta, params))
        return std::nullopt;
    const int ahead =
        std::min((node.evaluation - window.beta) / params.null_move_margin, params.null_move_most);
    return params.null_move_reduction + depth / params.null_move_depth_divisor + ahead;
}

std::optional<Score> probcut_goal(Window window, int depth, const std::optional<Hit>& hit,
                                  const Params& params) noexcept {
    if (depth < params.probcut_depth || window.beta.is_decided() || is_lost(window.beta, params))
        return std::nullopt;
    const Score goal = window.beta + params.probcut_margin;
    if (hit && hit->depth > depth - params.probcut_reduction && hit->score < goal) return std::nullopt;
    return goal;
}

bool was_costly(const Frame& before, const Frame& here, const Params& params) noexcept {
    return before.reduction > 0 && before.expectation.is_known() &&
           before.expectation.raw() + here.expectation.raw() > params.hindsight_margin;
}

bool lacks_move(const Node& node, int depth, const std::optional<Hit>& hit, const Params& params) noexcept {
    return depth >= params.iir_depth && (!hit || hit->move.is_none()) && (node.is_pv || node.expects_cut);
}

bool may_be_singular(const Hit& hit, int depth, const Params& params) noexcept {
    return depth >= params.singular_depth && hit.depth >= depth - params.singular_hit_depth &&
           hit.bound != Bound::upper && !hit.score.is_decided();
}

Score singular_bar(const Hit& hit, int depth, const Params& params) noexcept {
    return hit.score - params.singular_margin * depth;
}

Extension extension_of_table_move(Score others, Score bar, const Hit& hit, const Node& node, Window window,
                                  const Params& params) noexcept {
    if (others < bar) return {!node.is_pv && others < bar - params.singular_twice_margin ? 2 : 1};
    if (bar >= window.beta && !node.is_pv && !is_lost(window.beta, params)) return {0, true};
    return {hit.score >= window.beta ? -1 : 0};
}

int reduced_depth(int depth, int number, const Reductions& reductions) noexcept {
    return std::max(depth - reductions.of(depth, number).plies(), 0);
}

bool are_quiets_late(const Node& node, Window window, int depth, int number, const Reductions& reductions,
                     const Params& params) noexcept {
    const int enough = (params.late_move_base + depth * depth) / (node.is_improving ? 1 : 2);
    if (depth <= params.late_move_depth && number > enough + params.late_move_slack) return true;
    const int reduced = reduced_depth(depth, number, reductions);
    return reduced <= params.futility_depth &&
           node.evaluation + params.futility_base + params.futility_margin * reduced <= window.alpha;
}

bool is_history_bad(int worth, int depth, const Params& params) noexcept {
    return depth <= params.history_depth && worth < -100 * params.history_margin * depth;
}

std::optional<int> loss_allowed_to_quiet(int depth, int number, const Reductions& reductions,
                                         const Params& params) noexcept {
    if (depth > params.see_quiet_depth) return std::nullopt;
    const int reduced = reduced_depth(depth, number, reductions);
    return params.see_quiet_margin * reduced * reduced;
}

std::optional<int> loss_allowed_to_capture(int depth, const Params& params) noexcept {
    if (depth > params.see_capture_depth) return std::nullopt;
    return params.see_capture_margin * depth;
}

}  // namespace janggun::search
