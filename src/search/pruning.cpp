#include <algorithm>

#include "exchange.hpp"
#include "janggun/board/movegen.hpp"
#include "move_picker.hpp"
#include "worker.hpp"

// Reasons not to search a node, or to search a move more deeply.

namespace janggun::search {

using board::Move;
using eval::Score;

namespace {

// Beta is what a lost side is content with if only it is not mated, which a glance at the board does not
// tell.
bool is_about_mate(Score beta) {
    constexpr int kLost = -1500;
    return beta < Score{kLost};
}

}  // namespace

// Reverse futility pruning: the evaluation is so far above beta that a few plies will not change it.
std::optional<Score> Worker::hold_by_evaluation(Window window, int depth, const Node& node) const {
    if (depth > (is_about_mate(window.beta) ? 2 : params_.hold_depth) || window.beta.is_decided() ||
        node.evaluation.is_decided())
        return std::nullopt;
    const int margin = params_.hold_margin * (depth - static_cast<int>(node.is_improving));
    if (node.evaluation - margin < window.beta) return std::nullopt;
    return Score{(node.evaluation.raw() + window.beta.raw()) / 2};
}

// Razoring: the evaluation is so far below alpha that only captures can help, and they do not. Where alpha is
// a win on points only a mate can help, and that takes checks.
std::optional<Score> Worker::give_up_to_captures(Window window, int depth, const Node& node) {
    if (window.alpha.is_decided()) return std::nullopt;
    if (depth > params_.give_up_depth || node.evaluation + params_.give_up_margin * depth > window.alpha)
        return std::nullopt;
    const Score score =
        quiesce({window.alpha, window.alpha + 1}, node.ply, kAnswersInQuiescence, Assessed::yes);
    if (score > window.alpha) return std::nullopt;
    return score;
}

// Null-move pruning. Passing is a legal move in Janggi, so what this proves is no guess: if even a pass
// searched less deeply holds beta, the best move does.
std::optional<Score> Worker::pass_first(Window window, int depth, const Node& node) {
    if (!may_pass_first(depth, node)) return std::nullopt;
    if (node.evaluation < window.beta || window.beta.is_decided() || is_about_mate(window.beta))
        return std::nullopt;
    const int ahead = std::min((node.evaluation - window.beta) / params_.pass_margin, 3);
    const int reduction = params_.pass_reduction + depth / params_.pass_depth_divisor + ahead;
    const Move pass = board::pass_of(position());
    make(pass, node.ply);
    const Score score =
        -search({-window.beta, -window.beta + 1}, depth - 1 - reduction, node.ply + 1, !node.expects_cut);
    unmake();
    if (is_stopped()) return Score::draw();
    if (score < window.beta) return std::nullopt;
    return score.is_decided() ? window.beta : score;
}

// ProbCut: a capture that wins by a good margin at less depth will win here.
std::optional<Score> Worker::capture_first(Window window, int depth, const Node& node,
                                           const std::optional<Hit>& hit) {
    constexpr int kReduction = 4;
    const Score goal = window.beta + params_.capture_first_margin;
    if (depth < params_.capture_first_depth || window.beta.is_decided() || is_about_mate(window.beta))
        return std::nullopt;
    if (hit && hit->depth >= depth - kReduction + 1 && hit->score < goal) return std::nullopt;
    const Ordering order = ordering(node.ply);
    MovePicker picker{position(), Choice::good_captures, hit ? hit->move : Move::none(), order};
    for (Move move = picker.next(); !move.is_none(); move = picker.next()) {
        if (!exchange_gains(position(), move, goal - node.evaluation) || overlooks(move)) continue;
        make(move, node.ply);
        Score score = -quiesce({-goal, -goal + 1}, node.ply + 1);
        if (score >= goal)
            score = -search({-goal, -goal + 1}, depth - kReduction, node.ply + 1, !node.expects_cut);
        unmake();
        if (is_stopped()) return Score::draw();
        if (score >= goal) return score.is_decided() ? window.beta : score - params_.capture_first_margin;
    }
    return std::nullopt;
}

// Singular extension: the table's move is searched deeper where it alone holds the position, by two plies
// where the others are far worse, and less deeply where others hold it too. Multi-cut: where many hold it,
// the node need not be searched.
int Worker::extension_of_table_move(Window window, int depth, const Node& node, const Hit& hit) {
    if (depth < params_.singular_depth || hit.depth < depth - 3 || hit.bound == Bound::upper ||
        hit.score.is_decided())
        return 0;
    const Score bar = hit.score - params_.singular_margin * depth;
    frame(node.ply).excluded = hit.move;
    const Score others = search({bar - 1, bar}, (depth - 1) / 2, node.ply, node.expects_cut);
    frame(node.ply).excluded = Move::none();
    if (is_stopped()) return 0;
    if (others < bar) return !node.is_pv && others < bar - params_.singular_twice_margin ? 2 : 1;
    if (bar >= window.beta && !node.is_pv && !is_about_mate(window.beta)) return kMultiCut;
    if (hit.score >= window.beta) return -1;
    return 0;
}

}  // namespace janggun::search
