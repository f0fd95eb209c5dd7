#include "janggun/game/verdict.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "janggun/board/movegen.hpp"
#include "janggun/util/assert.hpp"

namespace janggun::game {

using board::Move;
using board::Side;

namespace {

Result win_for(Side side) { return side == Side::cho ? Result::cho_wins : Result::han_wins; }

Result undecided_result(const Rules& rules, const Points& points) {
    return rules.undecided == Undecided::draw ? Result::draw : win_for(points.leader());
}

// A game looked at from its last position: ply 0 is that position, ply 1 the one before, and so on. The
// window holds the positions since the last capture, which nothing before it can repeat.
class Past {
  public:
    Past(std::span<const PlyRecord> history, int halfmove_clock)
        : history_{history},
          window_{std::min(static_cast<std::size_t>(halfmove_clock), history.size() - 1)} {}

    [[nodiscard]] std::size_t window() const { return window_; }
    [[nodiscard]] const PlyRecord& operator[](std::size_t back) const {
        return history_[history_.size() - 1 - back];
    }

  private:
    std::span<const PlyRecord> history_;
    std::size_t window_;
};

// The position has stood `fold` times, this time included. Whoever gave check with every move since the first
// of them is at fault, unless both did.
std::optional<Repetition> find_fold(const Past& past, int fold) {
    int occurrences = 1;
    bool mover_checks = past[0].in_check;
    bool waiter_checks = true;
    for (std::size_t back = 2; back <= past.window(); back += 2) {
        mover_checks = mover_checks && past[back].in_check;
        waiter_checks = waiter_checks && past[back - 1].in_check;
        if (past[back].placement_key != past[0].placement_key || ++occurrences < fold) continue;
        if (mover_checks == waiter_checks) return Repetition{back, Fault::nobody};
        return Repetition{back, mover_checks ? Fault::mover : Fault::waiter};
    }
    return std::nullopt;
}

// The last mover has led one piece, not its king or a guard, to b, back to a, to b, back and to b again in
// five turns, the first of which came from anywhere, without a capture. One pass directly before the last of
// them does not count. Nobody captured meanwhile, and none of the five answered a check.
bool repeats_moves(const Past& past) {
    const PlyRecord& last = past[0];
    if (last.move.is_none() || last.move.is_pass() || last.is_king_or_guard) return false;
    const bool skips_pass = past.window() >= 2 && past[2].move.is_pass();
    const std::size_t previous = skips_pass ? 4 : 2;  // plies back to the turn before the last
    const std::size_t arrival = previous + 6;         // and to the first of the five
    if (past.window() < arrival || past[arrival].move.is_none()) return false;

    const auto answers_check = [&](std::size_t back) { return past[back + 1].in_check; };
    if (answers_check(0) || answers_check(arrival)) return false;
    Move expected = last.move;
    for (std::size_t back = previous; back < arrival; back += 2) {
        expected = expected.reversed();
        if (past[back].move != expected || answers_check(back)) return false;
    }
    const PlyRecord& first = past[arrival];
    return first.move.to() == last.move.to() && !first.move.is_pass() && !first.captures;
}

}  // namespace

std::optional<Repetition> find_repetition(std::span<const PlyRecord> history, int halfmove_clock,
                                          int fold) noexcept {
    return find_fold(Past{history, halfmove_clock}, fold);
}

std::optional<Claim> find_claim(std::span<const PlyRecord> history, int halfmove_clock,
                                const Rules& rules) noexcept {
    if (halfmove_clock >= rules.move_limit) return Claim{Reason::move_limit, Fault::nobody};
    const Past past{history, halfmove_clock};
    if (rules.forbids_move_repetition && repeats_moves(past))
        return Claim{Reason::move_repetition, Fault::mover};
    const std::optional<Repetition> repetition = find_fold(past, rules.fold);
    if (!repetition) return std::nullopt;
    return Claim{repetition->checker == Fault::nobody ? Reason::repetition : Reason::perpetual_check,
                 repetition->checker};
}

std::string_view text(Result result) noexcept {
    switch (result) {
        case Result::cho_wins: return "1-0";
        case Result::han_wins: return "0-1";
        case Result::draw: return "1/2-1/2";
        case Result::undecided: break;
    }
    return "*";
}

std::string_view reason_text(const Verdict& verdict) noexcept {
    switch (verdict.reason) {
        case Reason::mate: return "mate";
        case Reason::double_pass:
            return verdict.result == Result::draw ? "double pass" : "points after double pass";
        case Reason::bikjang_accepted: return "bikjang accepted";
        case Reason::repetition: return "repetition";
        case Reason::perpetual_check: return "perpetual check";
        case Reason::move_repetition: return "move repetition";
        case Reason::move_limit: return "move limit";
        case Reason::none: break;
    }
    return "";
}

Verdict judge(const board::Position& position, std::span<const PlyRecord> history, const Rules& rules) {
    JANGGUN_ASSERT(!history.empty());
    const Points points = count_points(position);
    const Side waiter = position.side_to_move();
    const Side mover = other(waiter);
    if (position.has_ended()) {
        const Reason reason = position.is_bound() ? Reason::bikjang_accepted : Reason::double_pass;
        return {undecided_result(rules, points), reason, points};
    }
    if (board::count_legal(position) == 0) return {win_for(mover), Reason::mate, points};
    const std::optional<Claim> claim = find_claim(history, position.halfmove_clock(), rules);
    if (!claim) return {Result::undecided, Reason::none, points};
    switch (claim->fault) {
        case Fault::mover: return {win_for(waiter), claim->reason, points};
        case Fault::waiter: return {win_for(mover), claim->reason, points};
        case Fault::nobody: break;
    }
    return {undecided_result(rules, points), claim->reason, points};
}

}  // namespace janggun::game
