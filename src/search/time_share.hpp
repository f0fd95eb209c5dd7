#pragma once

#include "janggun/board/move.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/search/params.hpp"

namespace janggun::search {

// How much of the time planned for a move this one is worth: little where the same move has been best for
// long and hardly another was looked at, much where the best move has just changed or turned out worse than
// it seemed.
class TimeShare {
  public:
    void start() noexcept { *this = {}; }
    // What an iteration ended with.
    void note(board::Move best, eval::Score score, bool is_first_iteration) noexcept;
    // With what part of all nodes the best move took.
    [[nodiscard]] double now(eval::Score score, double effort, const Params& params) const noexcept;

  private:
    board::Move settled_;     // the best move of the last iteration,
    int settled_for_ = 0;     // of as many before it without a change
    double usual_score_ = 0;  // of the iterations so far, the last ones most
};

}  // namespace janggun::search
