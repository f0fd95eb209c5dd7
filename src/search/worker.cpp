#include "worker.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "janggun/board/movegen.hpp"
#include "janggun/util/assert.hpp"

namespace janggun::search {

using eval::Score;

namespace {

// A bound is worth reporting only after the user has waited for a while.
constexpr Milliseconds kPatience{3000};

}  // namespace

Worker::Worker(Table& table, Control& control, unsigned number, std::unique_ptr<eval::Evaluation> evaluation)
    : control_{control}, number_{number}, tree_{table, control, std::move(evaluation)} {}

void Worker::prepare(const Task& task) {
    JANGGUN_ASSERT(!task.root_moves.empty());
    tree_.prepare(*task.game, task.params, task.blind_spots, task.most_nodes);
    list_root_moves(task.root_moves);
    lines_wanted_ = std::min(task.lines, static_cast<int>(root_moves_.size()));
    most_depth_ = std::min(task.most_depth, kMostPlies);
    mate_ = task.mate;
    time_share_.start();
}

// Lists the moves that the player sees: a mate is always seen, and if nothing else is, everything except the
// pass.
void Worker::list_root_moves(const std::vector<board::Move>& moves) {
    std::vector<board::Move> seen;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(seen), [this](board::Move move) {
        return !tree_.blind_spots().hide(tree_.position(), move, tree_.path().last()) ||
               board::mates(tree_.position(), move);
    });
    if (seen.empty()) {
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(seen),
                     [](board::Move move) { return !move.is_pass(); });
    }
    root_moves_.clear();
    for (const board::Move move : seen.empty() ? moves : seen) add_root_move(move);
}

void Worker::add_root_move(board::Move move) {
    board::Position next = tree_.position();
    const board::Undo undo = next.make(move);
    RootMove& root = root_moves_.emplace_back();
    root.move = move;
    root.is_quiet = undo.captured.is_none();
    root.is_reducible = root.is_quiet && !tree_.path().in_check() && !in_check(next);
    root.line.set(move, {});
}

void Worker::run(const Report* report) {
    const bool leads = report != nullptr;
    if (leads) tree_.lead();
    // Helpers start at different depths, so that they do not all search the same nodes at the same time.
    const int first = 1 + static_cast<int>(number_ % 2);
    for (int depth = first; depth <= most_depth_; ++depth) {
        search_iteration(depth, report);
        tree_.allow_stop();
        if (control_.is_stopped()) return;
        time_share_.note(root_moves_.front().move, root_moves_.front().score, depth == 1);
        if (leads && is_enough()) return;
    }
}

void Worker::search_iteration(int depth, const Report* report) {
    for (RootMove& root : root_moves_) root.score_before = root.score;
    for (std::size_t first = 0; first < static_cast<std::size_t>(lines_wanted_); ++first) {
        tree_.begin_line(depth);
        aspire(depth, first, report);
        const auto begin = root_moves_.begin();
        std::stable_sort(begin, begin + static_cast<std::ptrdiff_t>(first) + 1,
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        if (tree_.is_stopped()) return fall_back();
    }
    if (report != nullptr) (*report)(*this, depth, 0);
}

// After an interrupted iteration, the moves it did not reach get back their old scores, and rank below those
// it did reach.
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
    const Params& params = tree_.params();
    const Score last = root_moves_[first].score;
    // Scores of the last iteration cannot be compared with those that this one will find.
    for (std::size_t i = first; i < root_moves_.size(); ++i) root_moves_[i].score = -Score::infinite();
    int below = params.aspiration_window;
    int above = params.aspiration_window;
    const bool is_wide = depth < params.aspiration_depth || last.is_decided();
    for (;;) {
        const Score alpha = is_wide || below > params.aspiration_widest ? -Score::infinite() : last - below;
        const Score beta = is_wide || above > params.aspiration_widest ? Score::infinite() : last + above;
        const Score score = search_root({alpha, beta}, depth, first);
        std::stable_sort(root_moves_.begin() + static_cast<std::ptrdiff_t>(first), root_moves_.end(),
                         [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        if (tree_.is_stopped()) return;
        if (score > alpha && score < beta) return;
        if (score <= alpha) below *= params.aspiration_growth;
        if (score >= beta) above *= params.aspiration_growth;
        if (report != nullptr && control_.elapsed() >= kPatience) (*report)(*this, 0, first);
    }
}

// The reduction in plies of a quiet root move.
int Worker::reduction_at_root(std::size_t moves_before, int depth) const noexcept {
    const Params& params = tree_.params();
    const int number = static_cast<int>(moves_before);
    if (number < params.reduction_root_moves || depth < params.reduction_root_depth) return 0;
    const Hundredths less{tree_.reductions().of(depth, number).value - params.reduction_root};
    return std::clamp(less.plies(), 0, depth - 1);
}

Score Worker::search_root(Window window, int depth, std::size_t first) {
    Score best = -Score::infinite();
    tree_.look_at_root();
    for (std::size_t i = first; i < root_moves_.size(); ++i) {
        RootMove& root = root_moves_[i];
        const Trial trial{.move = root.move,
                          .is_first = i == first,
                          .is_quiet = root.is_quiet,
                          .depth = depth - 1,
                          .reduction = root.is_reducible ? reduction_at_root(i - first, depth) : 0,
                          .best = best};
        const std::uint64_t nodes_before = nodes();
        const Score score = tree_.search_root_move(window, trial);
        root.nodes += nodes() - nodes_before;
        if (tree_.is_stopped()) return best;
        if (i == first || score > window.alpha) {
            note_root_move(root, score, window, depth);
        } else {
            root.score = -Score::infinite();  // sorted after the moves with a score, in their old order
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
    root.selective_depth = std::max(tree_.selective_depth(), depth);
    // An upper bound on the first move says nothing new about what follows it.
    if (root.bound != Bound::upper || root.line.begin() == root.line.end())
        root.line.set(root.move, tree_.line_after_root_move());
}

// Whether the result of an iteration answers the question.
bool Worker::is_enough() const {
    const Score score = root_moves_.front().score;
    if (mate_ && score.is_mate() && score > Score::draw() && score.plies() <= 2 * *mate_ - 1) return true;
    return control_.is_past_soft_limit(share_of_time());
}

// A single legal move needs no time.
double Worker::share_of_time() const {
    if (root_moves_.size() == 1) return 0;
    const RootMove& best = root_moves_.front();
    const double effort =
        static_cast<double>(best.nodes) / static_cast<double>(std::max<std::uint64_t>(nodes(), 1));
    return time_share_.now(best.score, effort, tree_.params());
}

}  // namespace janggun::search
