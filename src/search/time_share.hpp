#pragma once

#include "janggun/board/move.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/search/params.hpp"

namespace janggun::search {

// How much of the planned time a move gets: little if the same move has been best for long and took most of
// the nodes, much if the best move has just changed or its score has fallen.
class TimeShare {
  public:
    void start() noexcept { *this = {}; }
    // Records the result of an iteration.
    void note(board::Move best, eval::Score score, bool is_first_iteration) noexcept;
    // The share of the time; `effort` is the part of all nodes that the best move took.
    [[nodiscard]] double now(eval::Score score, double effort, const Params& params) const noexcept;

  private:
    board::Move settled_;     // the best move of the last iteration,
    int settled_for_ = 0;     // for how many iterations before it, without a change
    double usual_score_ = 0;  // the mean score of the iterations so far, later ones weighing more
};

}  // namespace janggun::search
