#pragma once

#include <optional>

#include "history.hpp"
#include "janggun/board/move.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/eval/state.hpp"
#include "janggun/search/table.hpp"

// The parts of a node of the search.

namespace janggun::search {

// The scores that a node is searched for; of a score outside only a bound is found.
struct Window {
    eval::Score alpha;
    eval::Score beta;

    [[nodiscard]] bool is_null() const noexcept { return beta - alpha <= 1; }
};

// The bound that `best` is, for a node that was searched with `alpha` and `beta`.
[[nodiscard]] inline Bound bound_of(eval::Score best, eval::Score alpha, eval::Score beta) noexcept {
    if (best >= beta) return Bound::lower;
    return best > alpha ? Bound::exact : Bound::upper;
}

// The score of a table entry, if that is enough to cut off a node with this window.
[[nodiscard]] inline std::optional<eval::Score> proof_of(const Hit& hit, Window window, int ply) noexcept {
    const eval::Score score = hit.score.from_root(ply);
    const bool is_proof = hit.bound == Bound::exact || (hit.bound == Bound::lower && score >= window.beta) ||
                          (hit.bound == Bound::upper && score <= window.alpha);
    return is_proof ? std::optional{score} : std::nullopt;
}

struct Node {
    int ply = 0;
    bool is_pv = false;
    bool expects_cut = false;  // a null-window node that should fail high
    bool is_checked = false;
    bool is_improving = false;  // the evaluation is better than two plies ago
    bool table_move_takes = false;
    bool was_pv = false;  // on the principal variation here, or in an earlier search
    eval::Score evaluation = eval::Score::unknown();
};

// What is remembered of each node on the path.
struct Frame {
    ByPlace* after = nullptr;       // continuation history: what follows the move that led here
    eval::Assessment assessment{};  // unknown if the side is in check
    eval::Score expectation{};      // the evaluation after corrections
    int reduction = 0;              // in plies, of the move being searched
    board::Move excluded{};         // the table's move while the others are tried without it
    Killers killers{};
};

// How a move is searched.
struct Trial {
    board::Move move{};
    bool is_first = false;
    bool is_quiet = false;
    int depth = 0;       // at full depth,
    int reduction = 0;   // and by how many plies less at first
    eval::Score best{};  // the best score of the moves before it
};

}  // namespace janggun::search
