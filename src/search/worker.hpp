#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "blind_spots.hpp"
#include "correction.hpp"
#include "history.hpp"
#include "janggun/board/position.hpp"
#include "janggun/eval/counter.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/eval/state.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/control.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/report.hpp"
#include "janggun/search/table.hpp"
#include "janggun/util/static_vector.hpp"
#include "line.hpp"
#include "move_picker.hpp"
#include "path.hpp"
#include "reductions.hpp"

namespace janggun::search {

struct RootMove {
    board::Move move;
    eval::Score score = -eval::Score::infinite();
    eval::Score score_before = -eval::Score::infinite();  // after the last whole iteration
    Bound bound = Bound::exact;
    int depth = 0;
    int selective_depth = 0;
    std::uint64_t nodes = 0;  // below it, in all iterations
    Line line;
};

// What one worker is to search.
struct Task {
    const game::Game* game = nullptr;  // outlives the search
    std::vector<board::Move> root_moves;
    int most_depth = kMostPlies;
    std::uint64_t most_nodes = ~std::uint64_t{0};
    std::optional<int> mate;  // enough is a mate in that many moves
    int lines = 1;            // how many to find
    BlindSpots blind_spots;   // none for a strong player
    Params params;
};

// One thread's search. It owns its position, its history tables and its lines, and shares only the table and
// the control with others. Neither throws nor allocates below run().
class Worker {
  public:
    // Called by the leading worker: with the depth it has finished, or 0 for a bound on the line it is at.
    using Report = std::function<void(const Worker&, int depth, std::size_t line)>;

    Worker(Table& table, Control& control, unsigned number,
           std::unique_ptr<eval::Evaluation> evaluation = nullptr);

    // Before run(), on the caller's thread. The task has root moves.
    void prepare(const Task& task);
    void run(const Report* report);
    void forget();

    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_.load(std::memory_order_relaxed); }
    [[nodiscard]] const std::vector<RootMove>& root_moves() const noexcept { return root_moves_; }
    [[nodiscard]] int lines() const noexcept { return lines_wanted_; }

  private:
    struct Window {
        eval::Score alpha;
        eval::Score beta;
    };
    using Quiets = util::StaticVector<board::Move, 64>;
    using Captures = util::StaticVector<board::Move, 32>;
    // What is remembered of each node on the path.
    struct Frame {
        ByPlace* after = nullptr;     // histories of what follows the move that led here
        eval::Assessment assessment;  // unknown in check
        eval::Score expectation;      // the same with what the search knows besides
        int reduction = 0;            // in plies, of the move that is looked at
        board::Move excluded;         // while the others are tried without it
        Killers killers;
    };
    // How a move is looked at.
    struct Trial {
        board::Move move;
        bool is_first = false;
        bool is_quiet = false;
        int depth = 0;      // with all its depth,
        int reduction = 0;  // and by how much less at first
        eval::Score best;   // of the moves before it
    };
    // An extension that says: many moves hold the node, it need not be searched.
    static constexpr int kMultiCut = -100;
    // A node as search() sees it.
    struct Node {
        int ply = 0;
        bool is_pv = false;
        bool expects_cut = false;  // a null-window node that should fail high
        bool is_checked = false;
        bool is_improving = false;  // better than two plies ago
        bool table_move_takes = false;
        bool was_principal = false;  // here, or in an earlier search
        eval::Score evaluation = eval::Score::unknown();
    };

    // root.cpp
    void list_root_moves(const std::vector<board::Move>& moves);
    void search_iteration(int depth, const Report* report);
    void fall_back();
    [[nodiscard]] int reduction_at_root(std::size_t moves_before, int depth) const noexcept;
    [[nodiscard]] eval::Score search_root(Window window, int depth, std::size_t first);
    void aspire(int depth, std::size_t first, const Report* report);
    void note_root_move(RootMove& root, eval::Score score, Window window, int depth);
    [[nodiscard]] bool is_enough() const;
    void note_iteration();
    [[nodiscard]] double share_of_time() const;

    // worker.cpp
    [[nodiscard]] eval::Score search(Window window, int depth, int ply, bool expects_cut);
    [[nodiscard]] eval::Score search_moves(Window window, int depth, const Node& node,
                                           const std::optional<Hit>& hit);
    [[nodiscard]] eval::Score search_move(Window window, const Trial& trial, int ply, bool expects_cut);
    [[nodiscard]] Ordering ordering(int ply);
    // The table's move is tried soon, whatever is found out before: what the table knows of what follows it
    // may come meanwhile.
    void announce(const std::optional<Hit>& hit) const noexcept {
        if (hit && !hit->move.is_none()) table_.prefetch(position().key_after(hit->move));
    }
    [[nodiscard]] const board::Sight& sight(int ply) noexcept;
    [[nodiscard]] eval::Assessment assess(const std::optional<Hit>& hit, int ply) noexcept;
    void remember(board::Move best_move, eval::Score score, int depth, Bound bound, bool was_principal,
                  int ply) noexcept;
    // The score of a table entry that answers the question of the window.
    [[nodiscard]] static std::optional<eval::Score> proof_of(const Hit& hit, Window window,
                                                             int ply) noexcept {
        const eval::Score score = hit.score.from_root(ply);
        const bool is_proof = hit.bound == Bound::exact ||
                              (hit.bound == Bound::lower && score >= window.beta) ||
                              (hit.bound == Bound::upper && score <= window.alpha);
        return is_proof ? std::optional{score} : std::nullopt;
    }
    // What `best` says of a node that was searched with `alpha`, and up to `beta`.
    [[nodiscard]] static Bound bound_of(eval::Score best, eval::Score alpha, eval::Score beta) noexcept {
        if (best >= beta) return Bound::lower;
        return best > alpha ? Bound::exact : Bound::upper;
    }
    [[nodiscard]] eval::Score expect(eval::Score evaluation) const noexcept {
        const int correction =
            corrections_.of(position().side_to_move(), path_.structure()) / params_.correction_units;
        return weighed_by_counter(eval::bounded(evaluation.raw() + correction), position(), path_.material(),
                                  rules_);
    }
    [[nodiscard]] int reduction_of_move(const Node& node, int depth, int number, int worth,
                                        bool is_quiet) const noexcept;
    [[nodiscard]] bool was_costly(int ply) noexcept;
    [[nodiscard]] bool are_quiets_late(Window window, int depth, const Node& node, int number) const noexcept;
    [[nodiscard]] bool takes(board::Move move) const noexcept {
        return !move.is_none() && !move.is_pass() && !position().at(move.to()).is_none();
    }
    [[nodiscard]] std::optional<eval::Score> outcome(int ply) const;
    [[nodiscard]] eval::Score undecided_outcome(int ply) const;
    [[nodiscard]] std::optional<eval::Score> recurrence(int ply) const;
    void make(board::Move move, int ply);
    void unmake() noexcept { path_.unmake(); }
    [[nodiscard]] const board::Position& position() const noexcept { return path_.position(); }
    [[nodiscard]] bool in_check() const noexcept { return path_.in_check(); }
    // Below the root. A pass is there for everybody, or what is not seen could be taken for a mate.
    [[nodiscard]] bool overlooks(board::Move move) const noexcept {
        return !move.is_pass() && blind_spots_.hide(position(), move, path_.last());
    }
    [[nodiscard]] bool is_stopped() const noexcept { return may_stop_ && control_.is_stopped(); }
    [[nodiscard]] Frame& frame(int ply) noexcept {
        const int index = ply + kBefore;
        return frames_[static_cast<std::size_t>(index)];
    }
    void count_node(int ply);
    // In hundredths of a ply.
    [[nodiscard]] int reduction(int depth, int number) const noexcept {
        return reductions_.of(depth, number);
    }
    // What is left of the depth for a move that is reduced by its number alone.
    [[nodiscard]] int reduced_depth(int depth, int number) const noexcept {
        return std::max(depth - reduction(depth, number) / 100, 0);
    }

    // pruning.cpp: each returns a score where the node need not be searched.
    [[nodiscard]] std::optional<eval::Score> hold_by_evaluation(Window window, int depth,
                                                                const Node& node) const;
    [[nodiscard]] std::optional<eval::Score> give_up_to_captures(Window window, int depth, const Node& node);
    // Not where the pass itself would be special: the kings face each other, or the reply could end the game
    // by a second pass.
    [[nodiscard]] bool may_pass_first(int depth, const Node& node) const noexcept {
        constexpr int kLeastDepth = 2;
        return depth >= kLeastDepth && !node.is_pv && !node.is_checked &&
               position().passes() == board::Passes::none && !position().is_bound();
    }
    [[nodiscard]] std::optional<eval::Score> pass_first(Window window, int depth, const Node& node);
    [[nodiscard]] std::optional<eval::Score> capture_first(Window window, int depth, const Node& node,
                                                           const std::optional<Hit>& hit);
    [[nodiscard]] int extension_of_table_move(Window window, int depth, const Node& node, const Hit& hit);

    // learning.cpp
    [[nodiscard]] int lesson_of(int depth) const noexcept;
    void learn_quiet(board::Side side, board::PieceId mover, board::Move move, int ply, int lesson) noexcept;
    void reward(board::Move best, bool is_quiet, int depth, int ply, const Quiets& quiets,
                const Captures& captures);
    [[nodiscard]] board::Move quiet_move_to(int ply) const noexcept;
    void learn_from_table(board::Move move, int depth, int ply) noexcept;
    void learn_from_retrial(const Trial& trial, eval::Score score, Window window, int ply) noexcept;
    void learn_from_reply(int depth, int ply) noexcept;
    void learn_from_surprise(int ply) noexcept;
    void learn_correction(const Node& node, eval::Score best, board::Move best_move, Bound bound,
                          int depth) noexcept;

    // quiescence.cpp
    static constexpr int kAnswersInQuiescence = 4;
    [[nodiscard]] std::optional<eval::Score> stand_unseen(eval::Score beta, int ply) noexcept;
    enum class Assessed : bool { no, yes };  // whether the frame holds the node's assessment already
    [[nodiscard]] eval::Score quiesce(Window window, int ply, int answers_left = kAnswersInQuiescence,
                                      Assessed assessed = Assessed::no);

    Table& table_;
    Control& control_;
    unsigned number_;
    game::Rules rules_{};
    bool is_judged_ = true;  // who could claim an end of the game gets it
    Params params_;
    Reductions reductions_;
    BlindSpots blind_spots_;
    Path path_;
    std::vector<RootMove> root_moves_;
    int lines_wanted_ = 1;
    int most_depth_ = kMostPlies;
    std::optional<int> mate_;
    std::uint64_t most_nodes_ = 0;
    std::uint64_t next_look_ = 0;  // at the clock, in nodes
    std::atomic<std::uint64_t> nodes_{0};
    bool may_stop_ = false;  // not before the first iteration is whole: there must be a move to answer with
    bool leads_ = false;
    int selective_depth_ = 0;
    int iteration_ = 1;       // its depth
    board::Move settled_;     // the best move of the last iteration,
    int settled_for_ = 0;     // of as many before it without a change
    double usual_score_ = 0;  // of the iterations so far, the last ones most

    static constexpr int kBefore = 2;  // frames before the root's

    Histories histories_;
    Corrections corrections_;
    std::array<Frame, kMostPlies + kBefore + 2> frames_{};
    std::array<Line, kMostPlies + 2> best_lines_{};
};

}  // namespace janggun::search
