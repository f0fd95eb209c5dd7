#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "blind_spots.hpp"
#include "correction.hpp"
#include "exchange.hpp"
#include "history.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/sight.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/eval/state.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/control.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/table.hpp"
#include "janggun/util/static_vector.hpp"
#include "judge.hpp"
#include "line.hpp"
#include "meter.hpp"
#include "move_picker.hpp"
#include "node.hpp"
#include "path.hpp"
#include "reductions.hpp"

namespace janggun::search {

// The search below the root: alpha-beta with a null window for all but the first move, and what one thread
// learns on the way. It shares only the table and the control with others, and neither throws nor allocates
// after prepare().
class Tree {
  public:
    Tree(Table& table, Control& control, std::unique_ptr<eval::Evaluation> evaluation);

    void prepare(const game::Game& game, const Params& params, const BlindSpots& blind_spots,
                 std::uint64_t most_nodes);
    void forget();
    void lead() noexcept { meter_.lead(); }
    void allow_stop() noexcept { meter_.allow_stop(); }

    // How an iteration begins, and each of its lines.
    void begin_line(int iteration) noexcept {
        iteration_ = iteration;
        selective_depth_ = 0;
    }
    void look_at_root() noexcept;
    // The score of a move at the root, which is one of its legal moves.
    [[nodiscard]] eval::Score search_root_move(Window window, const Trial& trial);

    [[nodiscard]] const board::Position& position() const noexcept { return path_.position(); }
    [[nodiscard]] const Path& path() const noexcept { return path_; }
    [[nodiscard]] const Params& params() const noexcept { return params_; }
    [[nodiscard]] const BlindSpots& blind_spots() const noexcept { return blind_spots_; }
    [[nodiscard]] const Reductions& reductions() const noexcept { return reductions_; }
    // What followed the root move that was searched last.
    [[nodiscard]] const Line& line_after_root_move() const noexcept { return best_lines_[1]; }
    [[nodiscard]] int selective_depth() const noexcept { return selective_depth_; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return meter_.nodes(); }
    [[nodiscard]] bool is_stopped() const noexcept { return meter_.is_stopped(); }

  private:
    using Quiets = util::StaticVector<board::Move, 64>;
    using Captures = util::StaticVector<board::Move, 32>;

    // tree.cpp
    [[nodiscard]] eval::Score search(Window window, int depth, int ply, bool expects_cut);
    [[nodiscard]] eval::Score search_moves(Window window, int depth, const Node& node,
                                           const std::optional<Hit>& hit);
    [[nodiscard]] eval::Score search_move(Window window, const Trial& trial, int ply, bool expects_cut);
    [[nodiscard]] std::optional<eval::Score> razor(Window window, int depth, const Node& node);
    [[nodiscard]] std::optional<eval::Score> try_null_move(Window window, int depth, const Node& node);
    [[nodiscard]] std::optional<eval::Score> try_probcut(Window window, int depth, const Node& node,
                                                         const std::optional<Hit>& hit);
    [[nodiscard]] eval::Score search_others(const Hit& hit, eval::Score bar, int depth, const Node& node);
    [[nodiscard]] Ordering ordering(int ply);
    [[nodiscard]] const board::Sight& sight(int ply) noexcept;
    // The table's move is tried soon, whatever is found out before: what the table knows of what follows it
    // may come meanwhile.
    void prefetch(const std::optional<Hit>& hit) const noexcept {
        if (hit && !hit->move.is_none()) table_.prefetch(position().key_after(hit->move));
    }
    [[nodiscard]] eval::Assessment assess(const std::optional<Hit>& hit, int ply) noexcept;
    [[nodiscard]] eval::Score expect(eval::Score evaluation) const noexcept {
        const int correction =
            corrections_.of(position().side_to_move(), path_.structure()) / params_.correction_units;
        return judge_.weigh(eval::bounded(evaluation.raw() + correction), path_);
    }
    void store(board::Move best_move, eval::Score score, int depth, Bound bound, bool was_pv,
               int ply) noexcept;
    [[nodiscard]] bool takes(board::Move move) const noexcept {
        return !move.is_none() && !move.is_pass() && !position().at(move.to()).is_none();
    }
    void make(board::Move move, int ply);
    void unmake() noexcept { path_.unmake(); }
    [[nodiscard]] bool in_check() const noexcept { return path_.in_check(); }
    // A weak player's blind spots, below the root. A pass is there for everybody, or what is not seen could
    // be taken for a mate.
    [[nodiscard]] bool overlooks(board::Move move) const noexcept {
        return !move.is_pass() && blind_spots_.hide(position(), move, path_.last());
    }
    [[nodiscard]] Frame& frame(int ply) noexcept {
        const int index = ply + kBefore;
        return frames_[static_cast<std::size_t>(index)];
    }

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
    enum class Assessed : bool { no, yes };  // whether the frame holds the node's assessment already
    [[nodiscard]] eval::Score quiesce(Window window, int ply) {
        return quiesce(window, ply, params_.quiescence_answers, Assessed::no);
    }
    [[nodiscard]] eval::Score quiesce(Window window, int ply, int answers_left, Assessed assessed);
    [[nodiscard]] std::optional<eval::Score> stand_unseen(eval::Score beta, int ply) noexcept;

    Table& table_;
    Meter meter_;
    Params params_;
    ExchangeValues values_;
    Reductions reductions_;
    BlindSpots blind_spots_;
    Judge judge_;
    Path path_;
    int iteration_ = 1;  // its depth
    int selective_depth_ = 0;

    static constexpr int kBefore = 2;  // frames before the root's

    Histories histories_;
    Corrections corrections_;
    std::array<Frame, kMostPlies + kBefore + 2> frames_{};
    std::array<Line, kMostPlies + 2> best_lines_{};
};

}  // namespace janggun::search
