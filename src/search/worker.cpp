#include "worker.hpp"

#include <algorithm>

#include "exchange.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/sight.hpp"
#include "janggun/game/points.hpp"
#include "janggun/game/verdict.hpp"
#include "janggun/util/assert.hpp"
#include "move_picker.hpp"

namespace janggun::search {

using board::Move;
using board::PieceId;
using board::PieceType;
using eval::Score;

namespace {

// What the first recurrence of a position is worth, in units of the evaluation, to the side that a third one
// would favour: more than nothing, and far less than the win that only a true repetition brings.
constexpr int kRecurrence = 60;

// How many plies beyond twice the iteration's depth answers to check are searched one ply deeper.
constexpr int kMostExtensions = 8;

}  // namespace

void Worker::make(Move move, int ply) {
    count_node(ply + 1);
    frame(ply + 1).after = &histories_.after(place(position().at(move.from()), move.to()));
    path_.make(move);
    corrections_.prefetch(position().side_to_move(), path_.structure());
}

// A node is a position that a move led to, however often it is looked at there.
void Worker::count_node(int ply) {
    if (is_stopped()) return;  // on the way back to the root nothing is searched any more
    const std::uint64_t nodes = nodes_.load(std::memory_order_relaxed) + 1;
    nodes_.store(nodes, std::memory_order_relaxed);
    selective_depth_ = std::max(selective_depth_, ply);
    if (!leads_ || nodes < next_look_) return;
    constexpr std::uint64_t kNodesBetweenLooks = 1024;
    next_look_ = std::min(nodes + kNodesBetweenLooks, std::max(most_nodes_, nodes + 1));
    if (nodes >= most_nodes_) {
        control_.stop();
    } else {
        control_.look_at_clock();
    }
}

// The side to move has lost, won or drawn by an ending that is no mate.
Score Worker::undecided_outcome(int ply) const {
    if (rules_.undecided == game::Undecided::draw) return Score::draw();
    const Score lost = Score::points_lost_in(ply);
    return game::count_points(position()).leader() == position().side_to_move() ? -lost : lost;
}

// A position seen before on the path is worth little to either side: only a true repetition ends a game. But
// the counter has gone on, as it does for an evaluation.
std::optional<Score> Worker::recurrence(int ply) const {
    const auto again = game::find_repetition(path_.records(), position().halfmove_clock(), 2);
    if (!again || again->plies > static_cast<std::size_t>(ply)) return std::nullopt;
    const auto worth = [this](int units) {
        return weighed_by_counter(Score{units}, position(), path_.material(), rules_);
    };
    switch (again->checker) {
        case game::Fault::mover: return worth(kRecurrence);
        case game::Fault::waiter: return worth(-kRecurrence);
        case game::Fault::nobody: break;
    }
    const Score end = undecided_outcome(ply);
    if (end == Score::draw()) return end;
    return worth(end > Score::draw() ? kRecurrence : -kRecurrence);
}

// What the rules about the past make of this node, below the root.
std::optional<Score> Worker::outcome(int ply) const {
    constexpr int kShortestRecurrence = 4;
    if (position().has_ended()) return undecided_outcome(ply);
    if (position().halfmove_clock() < kShortestRecurrence) return std::nullopt;
    if (!is_judged_) {
        // Nothing can be claimed, and to come back to a position is worth nothing to anybody.
        return path_.has_stood_before() ? std::optional{Score::draw()} : std::nullopt;
    }
    const auto claim = game::find_claim(path_.records(), position().halfmove_clock(), rules_);
    if (!claim) return recurrence(ply);
    if (in_check() && board::count_legal(position()) == 0) return Score::mated_in(ply);
    // Breaking a rule loses like a count of points does: it is no mate.
    const Score lost = Score::points_lost_in(ply);
    switch (claim->fault) {
        case game::Fault::mover: return -lost;
        case game::Fault::waiter: return lost;
        case game::Fault::nobody: break;
    }
    return undecided_outcome(ply);
}

// What the board shows, for the order of moves. Where the evaluation has not looked on its way, this does,
// after all that could have made it needless. In check every move is an answer.
const board::Sight& Worker::sight(int ply) noexcept {
    eval::Assessment& assessment = frame(ply).assessment;
    if (!assessment.has_looked && !in_check()) {
        assessment.sight = board::see(position());
        assessment.has_looked = true;
    }
    return assessment.sight;
}

Ordering Worker::ordering(int ply) {
    return {.table = table_,
            .histories = histories_,
            .params = params_,
            .after_last = *frame(ply).after,
            .after_previous = *frame(ply - 1).after,
            .killers = frame(ply).killers,
            .sight = sight(ply),
            .may_be_checked = in_check()};
}

eval::Assessment Worker::assess(const std::optional<Hit>& hit, int ply) noexcept {
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
void Worker::remember(Move best_move, Score score, int depth, Bound bound, bool was_principal,
                      int ply) noexcept {
    const eval::Assessment& assessment = frame(ply).assessment;
    table_.store(position().key(), {best_move, score.from_node(ply), assessment.score, depth, bound,
                                    was_principal, assessment.sight.takers});
}

// The move is made. Later moves get a null window first, and the full one only if they beat it. What was
// looked at less deeply and is good nevertheless is looked at again, the deeper the better it is.
Score Worker::search_move(Window window, const Trial& trial, int ply, bool expects_cut) {
    const bool is_pv = window.beta - window.alpha > 1;
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

// Hindsight reduction: the move that led here was looked at less deeply, and it has cost its side much.
bool Worker::was_costly(int ply) noexcept {
    const Frame& before = frame(ply - 1);
    return before.reduction > 0 && before.expectation.is_known() &&
           before.expectation.raw() + frame(ply).expectation.raw() > params_.costly_margin;
}

// Late move reductions: by how many plies less deeply a move is looked at, that is made.
int Worker::reduction_of_move(const Node& node, int depth, int number, int worth,
                              bool is_quiet) const noexcept {
    int less = reduction(depth, number);
    if (node.is_pv) less -= params_.reduction_pv;
    if (node.was_principal) less -= params_.reduction_was_principal;
    if (node.expects_cut) less += params_.reduction_cut;
    if (node.table_move_takes) less += params_.reduction_after_capture;
    if (!node.is_improving) less += params_.reduction_worse;
    if (in_check()) less -= params_.reduction_check;
    if (node.is_checked) less -= params_.reduction_answer;
    if (is_quiet) {
        const int most = params_.reduction_history_most;
        less -= std::clamp(worth / params_.reduction_history, -most, most);
    } else {
        less -= params_.reduction_loss;
    }
    return std::clamp(less / 100, 0, depth - 1);
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): a node is one thing, told from top to bottom
Score Worker::search(Window window, int depth, int ply, bool expects_cut) {
    best_lines_[static_cast<std::size_t>(ply)].clear();
    // Both sides can give check with every move, so extensions need an end.
    if (in_check() && ply <= 2 * iteration_ + kMostExtensions) ++depth;
    if (depth <= 0) return quiesce(window, ply);
    const Move excluded = frame(ply).excluded;
    if (excluded.is_none()) {
        if (is_stopped()) return Score::draw();
        if (const auto end = outcome(ply)) return *end;
        if (ply >= kMostPlies) return path_.assess().score;
        // Mate distance pruning: no line from here is better than a mate with the next move, or worse than
        // being mated now.
        window.alpha = std::max(window.alpha, Score::mated_in(ply));
        window.beta = std::min(window.beta, -Score::mated_in(ply + 1));
        if (window.alpha >= window.beta) return window.alpha;
    }
    Node node{ply, window.beta - window.alpha > 1, expects_cut, in_check()};
    // So early, because memory takes longer to answer than an evaluation takes.
    if (may_pass_first(depth, node)) table_.prefetch(position().key_after_pass());
    std::optional<Hit> hit;
    if (excluded.is_none()) hit = table_.probe(position().key());
    if (hit && !node.is_pv && hit->depth >= depth) {
        if (const auto score = proof_of(*hit, window, ply)) {
            if (*score >= window.beta) learn_from_table(hit->move, depth, ply);
            return *score;
        }
    }
    announce(hit);
    node.was_principal = node.is_pv || (hit && hit->was_principal);
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
            if (depth >= 2 && was_costly(ply)) --depth;
        }
        if (hit && !hit->score.is_decided()) {
            const bool is_better = hit->bound == Bound::exact ||
                                   (hit->bound == Bound::lower && hit->score > node.evaluation) ||
                                   (hit->bound == Bound::upper && hit->score < node.evaluation);
            if (is_better) node.evaluation = hit->score;
        }
        if (!node.is_pv && excluded.is_none()) {
            if (const auto score = hold_by_evaluation(window, depth, node)) {
                // For the evaluation's sake: it is not asked for again.
                if (!hit) remember(Move::none(), *score, 0, Bound::lower, false, ply);
                return *score;
            }
            if (const auto score = give_up_to_captures(window, depth, node)) return *score;
            if (const auto score = pass_first(window, depth, node)) return *score;
            if (const auto score = capture_first(window, depth, node, hit)) return *score;
        }
    } else {
        here.assessment = {};
        here.expectation = Score::unknown();
    }
    // Internal iterative reduction: without a move to begin with the search here is a poor one. Look less
    // deeply, and know one next time.
    if (depth >= params_.unknown_move_depth && excluded.is_none() && (!hit || hit->move.is_none()) &&
        (node.is_pv || expects_cut))
        --depth;
    return search_moves(window, depth, node, hit);
}

// Late move pruning and futility pruning: whether move `number` and those after it, if they are quiet, come
// too late to be looked at unless they give check. So many others were better, or the node is so far below
// alpha.
bool Worker::are_quiets_late(Window window, int depth, const Node& node, int number) const noexcept {
    const int enough = (params_.count_base + depth * depth) / (node.is_improving ? 1 : 2);
    if (depth <= params_.count_depth && number > enough + 2) return true;
    const int reduced = reduced_depth(depth, number);
    return reduced <= params_.futility_depth &&
           node.evaluation + params_.futility_base + params_.futility_margin * reduced <= window.alpha;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): a node is one thing, told from top to bottom
Score Worker::search_moves(Window window, int depth, const Node& node, const std::optional<Hit>& hit) {
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
        if (may_prune_quiets && !picker.skips_quiets() && are_quiets_late(window, depth, node, number + 1))
            picker.skip_quiets();
        const Move move = picker.next();
        if (move.is_none()) break;
        if (move == excluded || overlooks(move)) continue;
        ++number;
        const bool is_quiet = !takes(move);
        const int worth = picker.last_worth();
        bool needs_check = false;
        if (may_prune_quiets && is_quiet && !picker.skips_quiets()) {
            if (depth <= params_.history_depth && worth < -100 * params_.history_margin * depth) {
                picker.skip_quiets();  // those that follow are worth less
                needs_check = true;
            } else if (depth <= params_.quiet_exchange_depth) {
                const int reduced = reduced_depth(depth, number);
                needs_check =
                    !exchange_gains(position(), move, -params_.quiet_exchange_margin * reduced * reduced);
            }
        }
        if (may_prune && picker.is_at_losses() && depth <= params_.capture_exchange_depth)
            needs_check = !exchange_gains(position(), move, -params_.capture_exchange_margin * depth);
        if (needs_check && !picker.gives_check(move)) continue;

        int extension = 0;
        if (move == table_move && excluded.is_none() && ply > 0)
            extension = extension_of_table_move(window, depth, node, *hit);
        if (is_stopped()) return Score::draw();
        if (extension == kMultiCut) return window.beta;

        make(move, ply);
        int less = 0;
        if (depth >= 2 && number > 1 + static_cast<int>(node.is_pv) && (is_quiet || picker.is_at_losses()))
            less = reduction_of_move(node, depth, number, worth, is_quiet);
        const Score score = search_move(
            window, {move, number == 1, is_quiet, depth - 1 + extension, less, best}, ply, node.expects_cut);
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
        if (is_quiet && quiets.size() < 64) quiets.push_back(move);
        if (!is_quiet && captures.size() < 32) captures.push_back(move);
    }
    if (number == 0 && !excluded.is_none()) return window.alpha;
    if (excluded.is_none()) {
        const Bound bound = bound_of(best, alpha_before, window.beta);
        if (bound == Bound::upper) learn_from_reply(depth, ply);
        learn_correction(node, best, best_move, bound, depth);
        remember(best_move, best, depth, bound, node.was_principal, ply);
    }
    return best;
}

}  // namespace janggun::search
