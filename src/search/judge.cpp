#include "judge.hpp"

#include <limits>

#include "janggun/board/movegen.hpp"
#include "janggun/game/points.hpp"
#include "janggun/game/verdict.hpp"

namespace janggun::search {

using eval::Score;

Judge::Judge(const game::Game& game, int recurrence) noexcept
    : rules_{game.rules()}, is_judged_{!game.plies_unclaimed()}, recurrence_{recurrence} {
    // Claims are not looked for then; but evaluations also look at the counter.
    if (!is_judged_) rules_.move_limit = std::numeric_limits<int>::max();
}

Score Judge::undecided_outcome(const Path& path, int ply) const {
    if (rules_.undecided == game::Undecided::draw) return Score::draw();
    const board::Position& position = path.position();
    const Score lost = Score::points_lost_in(ply);
    return game::count_points(position).leader() == position.side_to_move() ? -lost : lost;
}

// A position seen before on the path is worth little to either side: only a true repetition ends a game. The
// counter still weighs it, as it weighs an evaluation.
std::optional<Score> Judge::recurrence(const Path& path, int ply) const {
    const auto again = game::find_repetition(path.records(), path.position().halfmove_clock(), 2);
    if (!again || again->plies > static_cast<std::size_t>(ply)) return std::nullopt;
    const auto worth = [&](int units) { return weigh(Score{units}, path); };
    switch (again->checker) {
        case game::Fault::mover: return worth(recurrence_);
        case game::Fault::waiter: return worth(-recurrence_);
        case game::Fault::nobody: break;
    }
    const Score end = undecided_outcome(path, ply);
    if (end == Score::draw()) return end;
    return worth(end > Score::draw() ? recurrence_ : -recurrence_);
}

std::optional<Score> Judge::outcome(const Path& path, int ply) const {
    constexpr int kShortestRecurrence = 4;
    const board::Position& position = path.position();
    if (position.has_ended()) return undecided_outcome(path, ply);
    if (position.halfmove_clock() < kShortestRecurrence) return std::nullopt;
    if (!is_judged_) {
        // Nothing can be claimed, and returning to a position gains nothing for either side.
        return path.has_stood_before() ? std::optional{Score::draw()} : std::nullopt;
    }
    const auto claim = game::find_claim(path.records(), position.halfmove_clock(), rules_);
    if (!claim) return recurrence(path, ply);
    if (path.in_check() && board::count_legal(position) == 0) return Score::mated_in(ply);
    // Breaking a rule scores like a loss on points, because it is no mate.
    const Score lost = Score::points_lost_in(ply);
    switch (claim->fault) {
        case game::Fault::mover: return -lost;
        case game::Fault::waiter: return lost;
        case game::Fault::nobody: break;
    }
    return undecided_outcome(path, ply);
}

}  // namespace janggun::search
