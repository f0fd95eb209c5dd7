#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "blind_spots.hpp"
#include "janggun/board/move.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/eval/state.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/control.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/params.hpp"
#include "janggun/search/report.hpp"
#include "janggun/search/table.hpp"
#include "line.hpp"
#include "time_share.hpp"
#include "tree.hpp"

namespace janggun::search {

struct RootMove {
    board::Move move;
    bool is_quiet = false;
    bool is_reducible = false;  // quiet, and no check is given or answered
    eval::Score score = -eval::Score::infinite();
    eval::Score score_before = -eval::Score::infinite();  // the score after the last complete iteration
    Bound bound = Bound::exact;
    int depth = 0;
    int selective_depth = 0;
    std::uint64_t nodes = 0;  // nodes below this move, in all iterations
    Line line;
};

// The task of one worker.
struct Task {
    const game::Game* game = nullptr;  // outlives the search
    std::vector<board::Move> root_moves;
    int most_depth = kMostPlies;
    std::uint64_t most_nodes = ~std::uint64_t{0};
    std::optional<int> mate;  // stop at a mate in that many moves
    int lines = 1;            // how many lines to find
    BlindSpots blind_spots;   // none for a full-strength player
    Params params;
};

// One thread's search from the root: iterations, windows, the order of root moves, and when it is enough.
class Worker {
  public:
    // Called by the leading worker: with the depth it has finished, or 0 for a bound on the line it is at.
    using Report = std::function<void(const Worker&, int depth, std::size_t line)>;

    Worker(Table& table, Control& control, unsigned number,
           std::unique_ptr<eval::Evaluation> evaluation = nullptr);

    // Called before run(), on the caller's thread. The task has root moves.
    void prepare(const Task& task);
    void run(const Report* report);
    void forget() { tree_.forget(); }

    [[nodiscard]] std::uint64_t nodes() const noexcept { return tree_.nodes(); }
    [[nodiscard]] const std::vector<RootMove>& root_moves() const noexcept { return root_moves_; }
    [[nodiscard]] int lines() const noexcept { return lines_wanted_; }

  private:
    void list_root_moves(const std::vector<board::Move>& moves);
    void add_root_move(board::Move move);
    void search_iteration(int depth, const Report* report);
    void fall_back();
    void aspire(int depth, std::size_t first, const Report* report);
    [[nodiscard]] eval::Score search_root(Window window, int depth, std::size_t first);
    [[nodiscard]] int reduction_at_root(std::size_t moves_before, int depth) const noexcept;
    void note_root_move(RootMove& root, eval::Score score, Window window, int depth);
    [[nodiscard]] bool is_enough() const;
    [[nodiscard]] double share_of_time() const;

    Control& control_;
    unsigned number_;
    Tree tree_;
    std::vector<RootMove> root_moves_;
    int lines_wanted_ = 1;
    int most_depth_ = kMostPlies;
    std::optional<int> mate_;
    TimeShare time_share_;
};

}  // namespace janggun::search
