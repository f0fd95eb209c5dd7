#include "tree.hpp"

#include <algorithm>

#include "exchange.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/sight.hpp"
#include "move_picker.hpp"
#include "pruning.hpp"

namespace janggun::search {

using board::Move;
using eval::Score;

Tree::Tree(Table& table, Control& control, std::unique_ptr<eval::Evaluation> evaluation)
    : table_{table}, meter_{control}, path_{std::move(evaluation)} {}

void Tree::prepare(const game::Game& game, const Params& params, const BlindSpots& blind_spots,
                   std::uint64_t most_nodes) {
    params_ = params;
    values_ = ExchangeValues{params};
    reductions_.fill(params.reduction_base, params.reduction_divisor);
    blind_spots_ = blind_spots;
    judge_ = Judge{game, params.recurrence};
    path_.reset(game);
    meter_.start(most_nodes);
    frames_.fill({.after = &histories_.after_nothing(), .expectation = Score::unknown()});
}

void Tree::forget() {
    histories_.forget();
    corrections_.forget();
}

void Tree::look_at_root() noexcept {
    frame(0).assessment = in_check() ? eval::Assessment{} : assess({}, 0);
    frame(0).expectation = in_check() ? Score::unknown() : expect(frame(0).assessment.score);
}

Score Tree::search_root_move(Window window, const Trial& trial) {
    make(trial.move, 0);
    const Score score = search_move(window, trial, 0, false);
    unmake();
    return score;
}

void Tree::make(Move move, int ply) {
    // On the way back to the root nothing is searched any more.
    if (!is_stopped()) {
        meter_.count();
        selective_depth_ = std::max(selective_depth_, ply + 1);
    }
    frame(ply + 1).after = &histories_.after(place(position().at(move.from()), move.to()));
    path_.make(move);
    corrections_.prefetch(position().side_to_move(), path_.structure());
}

// What the board shows, for the order of moves. Where the evaluation has not looked on its way, this does,
// after all that could have made it needless. In check every move is an answer.
const board::Sight& Tree::sight(int ply) noexcept {
    eval::Assessment& assessment = frame(ply).assessment;
    if (!assessment.has_looked && !in_check()) {
        assessment.sight = board::sight_of(position());
        assessment.has_looked = true;
    }
    return assessment.sight;
}

Ordering Tree::ordering(int ply) {
    return {.table = table_,
            .histories = histories_,
            .params = params_,
            .values = values_,
            .after_last = *frame(ply).after,
            .after_previous = *frame(ply - 1).after,
            .killers = frame(ply).killers,
            .sight = sight(ply),
            .may_be_checked = in_check()};
}

eval::Assessment Tree::assess(const std::optional<Hit>& hit, int ply) noexcept {
    if (position().passes() == board::Passes::one) {
        const eval::Assessment& before = frame(ply - 1).assessment;
        if (before.score.is_known()) {
            if (const auto after = path_.assess_after_pass(before)) return *after;
        }
    }
    if (hit && hit->evaluation.is_known()) return {hit->evaluation, {hit->takers, {}}, true};
    return path_.assess();
}

// What a search has found of the position, in the table, with what was seen on the way.
void Tree::store(Move best_move, Score score, int depth, Bound bound, bool was_pv, int ply) noexcept {
    const eval::Assessment& assessment = frame(ply).assessment;
    table_.store(position().key(), {best_move, score.from_node(ply), assessment.score, depth, bound, was_pv,
                                    assessment.sight.takers});
}

// The move is made. Later moves get a null window first, and the full one only if they beat it. What was
// looked at less deeply and is good nevertheless is looked at again, the deeper the better it is.
Score Tree::search_move(Window window, const Trial& trial, int ply, bool expects_cut) {
    const bool is_pv = !window.is_null();
    const Window full{-window.beta, -window.alpha};
    int depth = trial.depth;
    if (trial.is_first) return -search(full, depth, ply + 1, !is_pv && !expects_cut);
    const Window null{-window.alpha - 1, -window.alpha};
    frame(ply).reduction = trial.reduction;
    Score score = -search(null, depth - trial.reduction, ply + 1, trial.reduction > 0 || !expects_cut);
    frame(ply).reduction = 0;
    if (score > window.alpha && trial.reduction > 0) {
        if (score > trial.best + params_.deeper_margin) ++depth;
        if (score < trial.best + params_.shallower_margin) --depth;
        if (depth > trial.depth - trial.reduction) score = -search(null, depth, ply + 1, !expects_cut);
        learn_from_retrial(trial, score, window, ply);
    }
    if (is_pv && score > window.alpha && score < window.beta) score = -search(full, depth, ply + 1, false);
    return score;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): a node is one thing, told from top to bottom
Score Tree::search(Window window, int depth, int ply, bool expects_cut) {
    best_lines_[static_cast<std::size_t>(ply)].clear();
    // Check extension. Both sides can give check with every move, so extensions need an end.
    if (in_check() && ply <= 2 * iteration_ + params_.check_extensions) ++depth;
    if (depth <= 0) return quiesce(window, ply);
    const Move excluded = frame(ply).excluded;
    if (excluded.is_none()) {
        if (is_stopped()) return Score::draw();
        if (const auto end = judge_.outcome(path_, ply)) return *end;
        if (ply >= kMostPlies) return path_.assess().score;
        // Mate distance pruning: no line from here is better than a mate with the next move, or worse than
        // being mated now.
        window.alpha = std::max(window.alpha, Score::mated_in(ply));
        window.beta = std::min(window.beta, -Score::mated_in(ply + 1));
        if (window.alpha >= window.beta) return window.alpha;
    }
    Node node{.ply = ply, .is_pv = !window.is_null(), .expects_cut = expects_cut, .is_checked = in_check()};
    // So early, because memory takes longer to answer than an evaluation takes.
    if (may_try_null_move(node, position(), depth, params_)) table_.prefetch(position().key_after_pass());
    std::optional<Hit> hit;
    if (excluded.is_none()) hit = table_.probe(position().key());
    if (hit && !node.is_pv && hit->depth >= depth) {
        if (const auto score = proof_of(*hit, window, ply)) {
            if (*score >= window.beta) learn_from_table(hit->move, depth, ply);
            return *score;
        }
    }
    prefetch(hit);
    node.was_pv = node.is_pv || (hit && hit->was_pv);
    node.table_move_takes = hit && takes(hit->move);
    Frame& here = frame(ply);
    frame(ply + 1).killers = {};
    if (!node.is_checked) {
        if (excluded.is_none()) here.assessment = assess(hit, ply);
        node.evaluation = here.expectation = expect(here.assessment.score);
        const Score before = ply >= 2 ? frame(ply - 2).expectation : Score::unknown();
        node.is_improving = !before.is_known() || node.evaluation > before;
        if (excluded.is_none()) {
            learn_from_surprise(ply);
            if (depth >= 2 && was_costly(frame(ply - 1), here, params_)) --depth;
        }
        if (hit && !hit->score.is_decided()) {
            const bool is_better = hit->bound == Bound::exact ||
                                   (hit->bound == Bound::lower && hit->score > node.evaluation) ||
                                   (hit->bound == Bound::upper && hit->score < node.evaluation);
            if (is_better) node.evaluation = hit->score;
        }
        if (!node.is_pv && excluded.is_none()) {
            if (const auto score = reverse_futility(node, window, depth, params_)) {
                // For the evaluation's sake: it is not asked for again.
                if (!hit) store(Move::none(), *score, 0, Bound::lower, false, ply);
                return *score;
            }
            if (const auto score = razor(window, depth, node)) return *score;
            if (const auto score = try_null_move(window, depth, node)) return *score;
            if (const auto score = try_probcut(window, depth, node, hit)) return *score;
        }
    } else {
        here.assessment = {};
        here.expectation = Score::unknown();
    }
    if (excluded.is_none() && lacks_move(node, depth, hit, params_)) --depth;
    return search_moves(window, depth, node, hit);
}

// Razoring: only captures can help, and they do not.
std::optional<Score> Tree::razor(Window window, int depth, const Node& node) {
    if (!leaves_to_captures(node, window, depth, params_)) return std::nullopt;
    const Score score =
        quiesce({window.alpha, window.alpha + 1}, node.ply, params_.quiescence_answers, Assessed::yes);
    return score > window.alpha ? std::nullopt : std::optional{score};
}

// Null-move pruning. Passing is a legal move in Janggi, so what this proves is no guess: if even a pass
// searched less deeply holds beta, the best move does.
std::optional<Score> Tree::try_null_move(Window window, int depth, const Node& node) {
    if (!may_try_null_move(node, position(), depth, params_)) return std::nullopt;
    const auto reduction = null_move_reduction(node, window, depth, params_);
    if (!reduction) return std::nullopt;
    make(board::pass_of(position()), node.ply);
    const Score score =
        -search({-window.beta, -window.beta + 1}, depth - 1 - *reduction, node.ply + 1, !node.expects_cut);
    unmake();
    if (is_stopped()) return Score::draw();
    if (score < window.beta) return std::nullopt;
    return score.is_decided() ? window.beta : score;
}

// ProbCut: a capture that wins by a good margin at less depth will win here.
std::optional<Score> Tree::try_probcut(Window window, int depth, const Node& node,
                                       const std::optional<Hit>& hit) {
    const auto goal = probcut_goal(window, depth, hit, params_);
    if (!goal) return std::nullopt;
    const Ordering order = ordering(node.ply);
    MovePicker picker{position(), Choice::good_captures, hit ? hit->move : Move::none(), order};
    for (Move move = picker.next(); !move.is_none(); move = picker.next()) {
        if (!exchange_gains(position(), move, *goal - node.evaluation, values_) || overlooks(move)) continue;
        make(move, node.ply);
        Score score = -quiesce({-*goal, -*goal + 1}, node.ply + 1);
        if (score >= *goal) {
            score = -search({-*goal, -*goal + 1}, depth - params_.probcut_reduction, node.ply + 1,
                            !node.expects_cut);
        }
        unmake();
        if (is_stopped()) return Score::draw();
        if (score >= *goal) return score.is_decided() ? window.beta : score - params_.probcut_margin;
    }
    return std::nullopt;
}

// What the other moves reach without the table's, as far as it is less than the bar, at half the depth.
Score Tree::search_others(const Hit& hit, Score bar, int depth, const Node& node) {
    frame(node.ply).excluded = hit.move;
    const Score others = search({bar - 1, bar}, (depth - 1) / 2, node.ply, node.expects_cut);
    frame(node.ply).excluded = Move::none();
    return others;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): a node is one thing, told from top to bottom
Score Tree::search_moves(Window window, int depth, const Node& node, const std::optional<Hit>& hit) {
    const int ply = node.ply;
    const auto here = static_cast<std::size_t>(ply);
    const Score alpha_before = window.alpha;
    const Move excluded = frame(ply).excluded;
    const Move table_move = hit ? hit->move : Move::none();
    Score best = Score::mated_in(ply);
    Move best_move;
    int number = 0;
    Quiets quiets;
    Captures captures;
    const Ordering order = ordering(ply);
    MovePicker picker{position(), Choice::all, table_move, order};
    for (;;) {
        const bool may_prune = best > Score::mated_in(ply) + 2 * kMostPlies;
        const bool may_prune_quiets = may_prune && !node.is_checked;
        if (may_prune_quiets && !picker.skips_quiets() &&
            are_quiets_late(node, window, depth, number + 1, reductions_, params_))
            picker.skip_quiets();
        const Move move = picker.next();
        if (move.is_none()) break;
        if (move == excluded || overlooks(move)) continue;
        ++number;
        const bool is_quiet = !takes(move);
        const int worth = picker.last_worth();
        bool needs_check = false;
        if (may_prune_quiets && is_quiet && !picker.skips_quiets()) {
            if (is_history_bad(worth, depth, params_)) {
                picker.skip_quiets();  // those that follow are worth less
                needs_check = true;
            } else if (const auto loss = loss_allowed_to_quiet(depth, number, reductions_, params_)) {
                needs_check = !exchange_gains(position(), move, -*loss, values_);
            }
        }
        if (may_prune && picker.is_at_losses()) {
            if (const auto loss = loss_allowed_to_capture(depth, params_))
                needs_check = !exchange_gains(position(), move, -*loss, values_);
        }
        if (needs_check && !picker.gives_check(move)) continue;

        Extension extension;
        if (move == table_move && excluded.is_none() && may_be_singular(*hit, depth, params_)) {
            const Score bar = singular_bar(*hit, depth, params_);
            const Score others = search_others(*hit, bar, depth, node);
            if (is_stopped()) return Score::draw();
            extension = extension_of_table_move(others, bar, *hit, node, window, params_);
            if (extension.cuts) return window.beta;
        }

        make(move, ply);
        int less = 0;
        if (depth >= 2 && number > 1 + static_cast<int>(node.is_pv) && (is_quiet || picker.is_at_losses()))
            less = late_move_reduction(
                node, {.number = number, .worth = worth, .is_quiet = is_quiet, .gives_check = in_check()},
                depth, reductions_, params_);
        const Trial trial{.move = move,
                          .is_first = number == 1,
                          .is_quiet = is_quiet,
                          .depth = depth - 1 + extension.plies,
                          .reduction = less,
                          .best = best};
        const Score score = search_move(window, trial, ply, node.expects_cut);
        unmake();
        if (is_stopped()) return Score::draw();
        if (score > best) {
            best = score;
            if (score > window.alpha) {
                best_move = move;
                window.alpha = score;
                best_lines_[here].set(move, best_lines_[here + 1]);
            }
            if (score >= window.beta) {
                reward(move, is_quiet, depth, ply, quiets, captures);
                break;
            }
        }
        if (is_quiet && !quiets.is_full()) quiets.push_back(move);
        if (!is_quiet && !captures.is_full()) captures.push_back(move);
    }
    if (number == 0 && !excluded.is_none()) return window.alpha;
    if (excluded.is_none()) {
        const Bound bound = bound_of(best, alpha_before, window.beta);
        if (bound == Bound::upper) learn_from_reply(depth, ply);
        learn_correction(node, best, best_move, bound, depth);
        store(best_move, best, depth, bound, node.was_pv, ply);
    }
    return best;
}

}  // namespace janggun::search
