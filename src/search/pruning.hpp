#pragma once

#include <algorithm>
#include <optional>

#include "janggun/board/position.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/table.hpp"
#include "node.hpp"
#include "reductions.hpp"

// The rules by which the search saves work. They look at numbers alone and search nothing themselves.

namespace janggun::search {

// Beta is what a lost side is content with if only it is not mated, which a glance at the board does not
// tell.
[[nodiscard]] inline bool is_lost(eval::Score beta, const Params& params) noexcept {
    return beta < eval::Score{-params.lost_score};
}

// Rules about nodes, for nodes that are not on the principal line and not in check.

// Reverse futility pruning: the evaluation is so far above beta that a few plies will not change it. A score
// where the node need not be searched.
[[nodiscard]] std::optional<eval::Score> reverse_futility(const Node& node, Window window, int depth,
                                                          const Params& params) noexcept;
// Razoring: the evaluation is so far below alpha that only captures can help. Where alpha is a win on points
// only a mate can, and that takes checks.
[[nodiscard]] bool leaves_to_captures(const Node& node, Window window, int depth,
                                      const Params& params) noexcept;
// Null-move pruning where the pass itself is nothing special: the kings do not face each other, and the reply
// cannot end the game by a second pass.
[[nodiscard]] bool may_try_null_move(const Node& node, const board::Position& position, int depth,
                                     const Params& params) noexcept;
// By how many plies less deeply the null move is searched; nothing where it does not pay.
[[nodiscard]] std::optional<int> null_move_reduction(const Node& node, Window window, int depth,
                                                     const Params& params) noexcept;
// ProbCut: what a capture has to reach at less depth to hold the node; nothing where none is tried.
[[nodiscard]] std::optional<eval::Score> probcut_goal(Window window, int depth, const std::optional<Hit>& hit,
                                                      const Params& params) noexcept;
// Hindsight reduction: the move that led here was looked at less deeply, and it has cost its side much.
[[nodiscard]] bool was_costly(const Frame& before, const Frame& here, const Params& params) noexcept;
// Internal iterative reduction: without a move to begin with the search here is a poor one. Look less deeply,
// and know one next time.
[[nodiscard]] bool lacks_move(const Node& node, int depth, const std::optional<Hit>& hit,
                              const Params& params) noexcept;

// Rules about single moves.

// By how many plies a move is searched deeper, or less deeply; or that it need not be searched, for many
// others hold the node.
struct Extension {
    int plies = 0;
    bool cuts = false;
};
// Singular extension: whether to ask if the table's move alone holds the node.
[[nodiscard]] bool may_be_singular(const Hit& hit, int depth, const Params& params) noexcept;
[[nodiscard]] eval::Score singular_bar(const Hit& hit, int depth, const Params& params) noexcept;
// The table's move is searched deeper where the others, which reach `others`, stay below the bar: by two
// plies where they are far worse. It is searched less deeply where others hold the node too. Multi-cut: where
// many do, the node need not be searched.
[[nodiscard]] Extension extension_of_table_move(eval::Score others, eval::Score bar, const Hit& hit,
                                                const Node& node, Window window,
                                                const Params& params) noexcept;

// What is left of the depth for a move that is reduced by its number alone.
[[nodiscard]] int reduced_depth(int depth, int number, const Reductions& reductions) noexcept;
// Late move pruning and futility pruning: whether move `number` and those after it, if they are quiet, come
// too late to be looked at unless they give check. So many others were better, or the node is so far below
// alpha.
[[nodiscard]] bool are_quiets_late(const Node& node, Window window, int depth, int number,
                                   const Reductions& reductions, const Params& params) noexcept;
// History pruning: quiet moves have refuted so little that this one and those after it are not looked at.
[[nodiscard]] bool is_history_bad(int worth, int depth, const Params& params) noexcept;
// SEE pruning: what a quiet move, or a capture, may lose by exchange and still be looked at; nothing where it
// may lose all.
[[nodiscard]] std::optional<int> loss_allowed_to_quiet(int depth, int number, const Reductions& reductions,
                                                       const Params& params) noexcept;
[[nodiscard]] std::optional<int> loss_allowed_to_capture(int depth, const Params& params) noexcept;

// What reductions depend on besides the node.
struct ReducedMove {
    int number = 0;
    int worth = 0;  // what the histories say of it
    bool is_quiet = false;
    bool gives_check = false;
};
// Late move reductions: by how many plies less deeply a move is looked at.
[[nodiscard]] inline int late_move_reduction(const Node& node, const ReducedMove& move, int depth,
                                             const Reductions& reductions, const Params& params) noexcept {
    int less = reductions.of(depth, move.number).value;
    if (node.is_pv) less -= params.reduction_pv;
    if (node.was_pv) less -= params.reduction_was_pv;
    if (node.expects_cut) less += params.reduction_cut;
    if (node.table_move_takes) less += params.reduction_after_capture;
    if (!node.is_improving) less += params.reduction_worse;
    if (move.gives_check) less -= params.reduction_check;
    if (node.is_checked) less -= params.reduction_answer;
    if (move.is_quiet) {
        const int most = params.reduction_history_most;
        less -= std::clamp(move.worth / params.reduction_history, -most, most);
    } else {
        less -= params.reduction_loss;
    }
    return std::clamp(Hundredths{less}.plies(), 0, depth - 1);
}

}  // namespace janggun::search
