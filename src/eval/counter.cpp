#include "janggun/eval/counter.hpp"

#include <algorithm>

namespace janggun::eval {

namespace {

// What a win on points is worth as an evaluation, to the side that will have it when the counter runs out.
constexpr int kPointsWin = 600;

}  // namespace

Score detail::weighed_by_late_counter(Score evaluation, const board::Position& position,
                                      const game::Material& material, const game::Rules& rules) noexcept {
    const int whole = rules.move_limit / 2;  // plies of the second half
    const int gone = std::min(position.halfmove_clock() - whole, whole);
    int undecided = 0;
    if (rules.undecided == game::Undecided::points)
        undecided = material.leader() == position.side_to_move() ? kPointsWin : -kPointsWin;
    return Score{(evaluation.raw() * (whole - gone) + undecided * gone) / whole};
}

}  // namespace janggun::eval
