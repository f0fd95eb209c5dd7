#include <algorithm>

#include "tree.hpp"

// What one thread learns from what it has searched: about moves, and about the evaluation.

namespace janggun::search {

using board::Move;
using board::PieceId;
using board::Side;
using eval::Score;

namespace {

int percent_of(int lesson, int percent) { return lesson * percent / 100; }

}  // namespace

int Tree::lesson_of(int depth) const noexcept {
    return std::min(depth * params_.lesson_ply + depth * depth * params_.lesson_square, params_.lesson_most);
}

// Updates the histories for a quiet move, `mover` being its piece and `ply` the node where it was made.
void Tree::learn_quiet(Side side, PieceId mover, Move move, int ply, int lesson) noexcept {
    const std::size_t where = place(mover, move.to());
    histories_.quiet(side, move).learn(lesson);
    (*frame(ply).after)[where].learn(lesson);
    (*frame(ply - 1).after)[where].learn(lesson);
}

// `best` refuted the node, and the moves before it did not.
void Tree::reward(Move best, bool is_quiet, int depth, int ply, const Quiets& quiets,
                  const Captures& captures) {
    const int lesson = lesson_of(depth);
    const int unlearnt = -percent_of(lesson, params_.lesson_unlearnt);
    const auto learn_own = [&](Move move, int by) {
        learn_quiet(position().side_to_move(), position().at(move.from()), move, ply, by);
    };
    const auto learn_capture = [&](Move move, int by) {
        const std::size_t where = place(position().at(move.from()), move.to());
        histories_.capture(where, position().at(move.to()).type()).learn(by);
    };
    if (is_quiet) {
        frame(ply).killers.learn(best);
        learn_own(best, lesson);
        for (const Move move : quiets) learn_own(move, unlearnt);
    } else {
        learn_capture(best, lesson);
    }
    for (const Move move : captures) learn_capture(move, unlearnt);
}

// The table knows a move that refutes the node. The entry may belong to another position with the same key,
// so the move need not make sense here.
void Tree::learn_from_table(Move move, int depth, int ply) noexcept {
    if (move.is_none() || move.is_pass()) return;
    const PieceId mover = position().at(move.from());
    if (mover.is_none() || !position().at(move.to()).is_none()) return;
    learn_quiet(position().side_to_move(), mover, move, ply,
                percent_of(lesson_of(depth), params_.lesson_table));
}

// A reduced move was searched again at full depth, and is on the board.
void Tree::learn_from_retrial(const Trial& trial, Score score, Window window, int ply) noexcept {
    if (!trial.is_quiet || is_stopped()) return;
    if (score > window.alpha && score < window.beta) return;
    const int lesson = percent_of(lesson_of(trial.depth), params_.lesson_retrial);
    const std::size_t where = place(position().at(trial.move.to()), trial.move.to());
    for (const int earlier : {ply, ply - 1})
        (*frame(earlier).after)[where].learn(score >= window.beta ? lesson : -lesson);
}

// The move that led to the current node, if the quiet histories can learn from it.
Move Tree::quiet_move_to(int ply) const noexcept {
    const game::PlyRecord& last = path_.last();
    return ply == 0 || last.captures || last.move.is_pass() ? Move::none() : last.move;
}

// No move was good enough here, so the move that led here was good.
void Tree::learn_from_reply(int depth, int ply) noexcept {
    const Move last = quiet_move_to(ply);
    if (last.is_none()) return;
    learn_quiet(other(position().side_to_move()), position().at(last.to()), last, ply - 1,
                percent_of(lesson_of(depth), params_.lesson_reply));
}

// The move that led here changed the evaluation: its quiet history learns by how much.
void Tree::learn_from_surprise(int ply) noexcept {
    const Move last = quiet_move_to(ply);
    if (last.is_none()) return;
    const Score before = frame(ply - 1).expectation;
    if (!before.is_known()) return;
    const int gain = -frame(ply).expectation.raw() - before.raw();
    const int most = params_.lesson_surprise_most;
    histories_.quiet(other(position().side_to_move()), last)
        .learn(std::clamp(gain * params_.lesson_surprise, -most, most));
}

// Teaches the correction history what the search of a node found, unless that is only a bound on the wrong
// side of the evaluation. The gain of a capture does not count as an error of the evaluation.
void Tree::learn_correction(const Node& node, Score best, Move best_move, Bound bound, int depth) noexcept {
    if (node.is_checked || best.is_decided()) return;
    if (takes(best_move)) return;
    const Score expectation = frame(node.ply).expectation;
    if (bound == Bound::lower && best <= expectation) return;
    if (bound == Bound::upper && best >= expectation) return;
    corrections_.learn(position().side_to_move(), path_.structure(),
                       (best - expectation) * depth * params_.correction_lesson);
}

}  // namespace janggun::search
