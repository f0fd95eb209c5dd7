#include <algorithm>

#include "exchange.hpp"
#include "move_picker.hpp"
#include "tree.hpp"

namespace janggun::search {

using board::Move;
using eval::Score;

// Lazy evaluation: a cheap estimate that is so far above beta that the evaluation need not be computed.
std::optional<Score> Tree::stand_unseen(Score beta, int ply) noexcept {
    const eval::Assessment& before = frame(ply - 1).assessment;
    if (!before.score.is_known() || beta.is_decided()) return std::nullopt;
    if (position().passes() == board::Passes::one) return std::nullopt;  // evaluated exactly, at no cost
    const std::optional<Score> foreseen = path_.foresee(before);
    if (!foreseen) return std::nullopt;
    const Score likely = expect(*foreseen);
    return likely - params_.lazy_margin >= beta ? std::optional{likely} : std::nullopt;
}

// Quiescence search: only captures that do not lose are searched, or in check every move, until the position
// is quiet enough to be evaluated. Check evasions are searched a limited number of times on a line: each can
// give check itself, and such lines need not end.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): a node is one thing, told from top to bottom
Score Tree::quiesce(Window window, int ply, int answers_left, Assessed assessed) {
    const auto here = static_cast<std::size_t>(ply);
    best_lines_[here].clear();
    if (is_stopped()) return Score::draw();
    if (position().has_ended()) return judge_.undecided_outcome(path_, ply);
    if (ply >= kMostPlies) return path_.assess().score;

    const bool is_pv = !window.is_null();
    const std::optional<Hit> hit = table_.probe(position().key());
    if (hit && !is_pv) {
        if (const auto score = proof_of(*hit, window, ply)) return *score;
    }
    prefetch(hit);
    const bool checked = in_check() && answers_left > 0;
    if (!hit && !is_pv && !checked && assessed == Assessed::no) {
        if (const auto score = stand_unseen(window.beta, ply)) return *score;
    }
    const Score alpha_before = window.alpha;
    Score best = Score::mated_in(ply);
    if (assessed == Assessed::no) frame(ply).assessment = checked ? eval::Assessment{} : assess(hit, ply);
    if (!checked) {
        best = expect(frame(ply).assessment.score);
        if (best >= window.beta) {
            if (!hit) store(Move::none(), best, 0, Bound::lower, is_pv, ply);
            return best;
        }
        window.alpha = std::max(window.alpha, best);
    }
    const Score standing = best;
    frame(ply + 1).killers = {};
    Move best_move;
    Ordering order = ordering(ply);
    // Delta pruning: leaves out captures that would not reach alpha even if they cost nothing.
    const int margin = params_.delta_margin;
    if (!checked && !window.alpha.is_decided())
        order.hopeless_gain = std::max(window.alpha - standing - margin, 0);
    MovePicker picker{position(), checked ? Choice::all : Choice::good_captures,
                      hit ? hit->move : Move::none(), order};
    for (Move move = picker.next(); !move.is_none(); move = picker.next()) {
        if (overlooks(move)) continue;
        if (!checked) {
            const int victim = values_[position().at(move.to()).type()];
            if (!window.alpha.is_decided() && standing + victim + margin <= window.alpha) {
                best = std::max(best, standing + victim + margin);
                continue;
            }
        }
        make(move, ply);
        const Score score = -quiesce({-window.beta, -window.alpha}, ply + 1,
                                     answers_left - static_cast<int>(checked), Assessed::no);
        unmake();
        if (is_stopped()) return Score::draw();
        if (score <= best) continue;
        best = score;
        if (score <= window.alpha) continue;
        best_move = move;
        window.alpha = score;
        best_lines_[here].set(move, best_lines_[here + 1]);
        if (score >= window.beta) break;
    }
    if (picker.omitted_gain() > 0) best = std::max(best, standing + picker.omitted_gain() + margin);
    const Bound bound = bound_of(best, alpha_before, window.beta);
    const bool was_pv = is_pv || (hit && hit->was_pv);
    store(best_move, best, 0, bound, was_pv, ply);
    return best;
}

}  // namespace janggun::search
