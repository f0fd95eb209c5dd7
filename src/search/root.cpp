#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "janggun/board/movegen.hpp"
#include "janggun/util/assert.hpp"
#include "worker.hpp"

// The part of a worker's search that happens at the root: iterations, windows, and the order of root moves.

namespace janggun::search {

using eval::Score;

namespace {

// What is beyond is won or lost, and by how much tells no more about how to use the clock.
constexpr int kMostTelling = 2000;

// Bounds are worth a report only to someone who has been waiting for a while.
constexpr Milliseconds kPatience{3000};

}  // namespace

Worker::Worker(Table& table, Control& control, unsigned number, std::unique_ptr<eval::Evaluation> evaluation)
    : table_{table}, control_{control}, number_{number}, path_{std::move(evaluation)} {}

void Worker::prepare(const Task& task) {
    JANGGUN_ASSERT(!task.root_moves.empty());
    is_judged_ = !task.game->plies_unclaimed();
    rules_ = task.game->rules();
    // Claims are not asked for then, but evaluations look at the counter too.
    if (!is_judged_) rules_.move_limit = std::numeric_limits<int>::max();
    params_ = task.params;
    reductions_.fill(params_.reduction_base, params_.reduction_divisor);
    blind_spots_ = task.blind_spots;
    path_.reset(*task.game);
    list_root_moves(task.root_moves);
    lines_wanted_ = std::min(task.lines, static_cast<int>(root_moves_.size()));
    most_depth_ = std::min(task.most_depth, kMostPlies);
    most_nodes_ = task.most_nodes;
    mate_ = task.mate;
    next_look_ = 0;
    settled_ = board::Move::none();
    settled_for_ = 0;
    nodes_.store(0, std::memory_order_relaxed);
    frames_.fill({&histories_.after_nothing(), {}, Score::infinite(), 0, {}, {}});
}

// All that are seen: a mate always is, and where nothing is, everything but the pass.
void Worker::list_root_moves(const std::vector<board::Move>& moves) {
    std::vector<board::Move> seen;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(seen), [this](board::Move move) {
        return !blind_spots_.hide(position(), move, path_.last()) || board::mates(position(), move);
    });
    if (seen.empty()) {
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(seen),
                     [](board::Move move) { return !move.is_pass(); });
    }
    root_moves_.clear();
    for (const board::Move move : seen.empty() ? moves : seen) {
        root_moves_.emplace_back();
        root_moves_.back().move = move;
        root_moves_.back().line.set(move, {});
    }
}

void Worker::forget() {
    histories_.forget();
    corrections_.forget();
}

void Worker::run(const Report* report) {
    leads_ = report != nullptr;
    may_stop_ = false;
    // Helpers start at different depths, so that they do not all look at the same nodes at the same time.
    for (int depth = 1 + static_cast<int>(number_ % 2); depth <= most_depth_; ++depth) {
        search_iteration(depth, report);
        may_stop_ = true;
        if (control_.is_stopped()) return;
        note_iteration();
        if (leads_ && is_enough()) return;
    }
}

void Worker::search_iteration(int depth, const Report* report) {
    iteration_ = depth;
    for (RootMove& root : root_moves_) root.score_before = root.score;
    for (std::size_t first = 0; first < static_cast<std::size_t>(lines_wanted_); ++first) {
        selective_depth_ = 0;
        aspire(depth, first, report);
        const auto begin = root_moves_.begin();
        std::stable_sort(begin, begin + static_cast<std::ptrdiff_t>(first) + 1,
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        if (is_stopped()) return fall_back();
    }
    if (report != nullptr) (*report)(*this, depth, 0);
}

// In an iteration that was cut short, what it has not reached is worth what it was before, behind what it
// has.
void Worker::fall_back() {
    const auto unknown = std::find_if(root_moves_.begin(), root_moves_.end(),
                                      [](const RootMove& root) { return root.score == -Score::infinite(); });
    for (auto root = unknown; root != root_moves_.end(); ++root) root->score = root->score_before;
    std::stable_sort(unknown, root_moves_.end(),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
}

// Aspiration windows: searches one line with a window around its last score, and widens it until the score
// lies inside.
void Worker::aspire(int depth, std::size_t first, const Report* report) {
    constexpr int kLeastDepth = 4;
    const Score last = root_moves_[first].score;
    // What the last iteration thought of the others is no match for what this one will find.
    for (std::size_t i = first; i < root_moves_.size(); ++i) root_moves_[i].score = -Score::infinite();
    int below = params_.first_window;
    int above = params_.first_window;
    const bool is_wide = depth < kLeastDepth || last.is_decided();
    for (;;) {
        constexpr int kWidest = 1000;
        const Score alpha = is_wide || below > kWidest ? -Score::infinite() : last - below;
        const Score beta = is_wide || above > kWidest ? Score::infinite() : last + above;
        const Score score = search_root({alpha, beta}, depth, first);
        std::stable_sort(root_moves_.begin() + static_cast<std::ptrdiff_t>(first), root_moves_.end(),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        if (is_stopped()) return;
        if (score > alpha && score < beta) return;
        if (score <= alpha) below *= 4;
        if (score >= beta) above *= 4;
        if (report != nullptr && control_.elapsed() >= kPatience) (*report)(*this, 0, first);
    }
}

// By how many plies less deeply a quiet root move is looked at, that is made.
int Worker::reduction_at_root(std::size_t moves_before, int depth) const noexcept {
    constexpr std::size_t kWhole = 3;  // moves that are looked at with all their depth
    constexpr int kLeastDepth = 3;
    const bool is_about_check = in_check() || path_.records().end()[-2].in_check;
    if (moves_before < kWhole || depth < kLeastDepth || is_about_check) return 0;
    const int less = reduction(depth, static_cast<int>(moves_before)) - params_.reduction_root;
    return std::clamp(less / 100, 0, depth - 1);
}

Score Worker::search_root(Window window, int depth, std::size_t first) {
    Score best = -Score::infinite();
    frame(0).assessment = in_check() ? eval::Assessment{} : assess({}, 0);
    frame(0).expectation = in_check() ? Score::unknown() : expect(frame(0).assessment.score);
    for (std::size_t i = first; i < root_moves_.size(); ++i) {
        RootMove& root = root_moves_[i];
        make(root.move, 0);
        const std::uint64_t nodes_before = nodes();
        const bool is_quiet = !path_.last().captures;
        const int reduction = is_quiet ? reduction_at_root(i - first, depth) : 0;
        const Score score =
            search_move(window, {root.move, i == first, is_quiet, depth - 1, reduction, best}, 0, false);
        root.nodes += nodes() - nodes_before;
        unmake();
        if (is_stopped()) return best;
        if (i == first || score > window.alpha) {
            note_root_move(root, score, window, depth);
        } else {
            root.score = -Score::infinite();  // behind those whose score is known, in the order it had
        }
        best = std::max(best, score);
        window.alpha = std::max(window.alpha, score);
        if (score >= window.beta) break;
    }
    return best;
}

void Worker::note_root_move(RootMove& root, Score score, Window window, int depth) {
    root.score = score;
    root.bound = score <= window.alpha ? Bound::upper : score >= window.beta ? Bound::lower : Bound::exact;
    root.depth = depth;
    root.selective_depth = std::max(selective_depth_, depth);
    // A bound on the first move says nothing new about what follows it.
    if (root.bound != Bound::upper || root.line.begin() == root.line.end())
        root.line.set(root.move, best_lines_[1]);
}

// Whether what is known after an iteration answers the question.
bool Worker::is_enough() const {
    const Score score = root_moves_.front().score;
    if (mate_ && score.is_mate() && score > Score::draw() && score.plies() <= 2 * *mate_ - 1) return true;
    return control_.is_past_soft_limit(share_of_time());
}

void Worker::note_iteration() {
    const RootMove& best = root_moves_.front();
    settled_for_ = best.move == settled_ ? settled_for_ + 1 : 0;
    settled_ = best.move;
    const double score = std::clamp(best.score.raw(), -kMostTelling, kMostTelling);
    usual_score_ = iteration_ == 1 ? score : (usual_score_ + score) / 2;
}

// How much of the time planned for a move this one is worth: little where the same move has been best for
// long and hardly another was looked at, much where the best move has just changed or turned out worse than
// it seemed. An only move is worth none.
double Worker::share_of_time() const {
    if (root_moves_.size() == 1) return 0;
    const RootMove& best = root_moves_.front();
    const double effort =
        static_cast<double>(best.nodes) / static_cast<double>(std::max<std::uint64_t>(nodes(), 1));
    const double of_effort = 1.7 - effort;
    const double of_change = 1.3 - 0.08 * std::min(settled_for_, 8);
    const double score = std::clamp(best.score.raw(), -kMostTelling, kMostTelling);
    const double of_score = std::clamp(1 + (usual_score_ - score) / 100, 0.8, 1.5);
    return of_effort * of_change * of_score;
}

}  // namespace janggun::search
