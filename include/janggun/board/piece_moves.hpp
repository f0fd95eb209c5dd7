#pragma once

#include <cstddef>
#include <utility>

#include "janggun/board/board.hpp"
#include "janggun/board/geometry.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// How each piece moves: the one description, for whoever generates, counts or weighs moves. Legality comes on
// top.
//
// A sink receives the squares that a piece on `from` may go to, in one of two forms, neither of which makes
// the description branch on what it finds:
//
//   sink.step(to, open)           one square, a target only where `open`
//   sink.run(first, step, count)  `count` targets in a row, `step` apart; only the last one can be a capture
//
// A sink with `static constexpr bool kJudgesTargets = true` knows itself what it can take. It is told, of
// every square that the way leads to, what stands there: nothing, any piece or the edge.
//
//   sink.step(there)                 one square
//   sink.leap(legs, there)           one square, if nothing stands on either of two whose contents are `legs`
//   sink.fork(leg, one, another)     two squares, if nothing stands on a third
//   sink.slide(empty, stop)          `empty` empty squares and the one after them, where `stop` stands
//   sink.jump(screen, empty, stop)   the same beyond what stands on another square, if that is a screen
//
// A sink with `static constexpr bool kOnlyTakes = true` is asked about captures alone: one square for each
// way that the piece may go, whatever its length.
//
//   sink.take(to, can)                `to` can be taken only if `can`
//
// One with `static constexpr bool kOnlyGoes = true` is asked about moves to empty squares alone, with step()
// and run() as above.
//
// And all of them are told, if they want to know, the cells on whose contents that depends:
//
//   sink.watch(square)
//   sink.watch_run(first, step, count)

namespace janggun::board {

// A condition of two parts that are found out without a branch: which of them fails cannot be foretold.
constexpr bool both(bool one, bool another) noexcept {
    return (static_cast<unsigned>(one) & static_cast<unsigned>(another)) != 0;
}

// Whether a piece may go where `there` stands, as far as that decides it: not on one of its own side nor off
// the board, and no cannon takes a cannon.
constexpr bool may_go_on(PieceType type, Side side, PieceId there) noexcept {
    if (type == PieceType::cannon && !there.is_none() && there.is_cannon_or_edge()) return false;
    return !there.blocks(side);
}

// Whether what stands `there` is an enemy that a piece on a way to it may take.
constexpr bool may_take(PieceType type, Side side, PieceId there) noexcept {
    const bool is_barred = type == PieceType::cannon && there.is_cannon_or_edge();
    return both(!is_barred, there.is_piece_of(other(side)));
}

namespace detail {

template <class Sink>
constexpr bool only_goes() {
    if constexpr (requires { Sink::kOnlyGoes; }) return Sink::kOnlyGoes;
    return false;
}

template <class Sink>
constexpr bool judges_targets() {
    if constexpr (requires { Sink::kJudgesTargets; }) return Sink::kJudgesTargets;
    return false;
}

template <class Sink>
constexpr bool only_takes() {
    if constexpr (requires { Sink::kOnlyTakes; }) return Sink::kOnlyTakes;
    return false;
}

// `to`, where `there` stands: a target where the way there is `open` and the piece may go on it.
template <PieceType kType, class Sink>
void offer(Side side, Square to, PieceId there, bool open, Sink& sink) {
    if constexpr (judges_targets<Sink>()) {
        if (open) sink.step(there);
    } else if constexpr (only_takes<Sink>()) {
        sink.take(to, both(open, may_take(kType, side, there)));
    } else if constexpr (only_goes<Sink>()) {
        sink.step(to, both(open, there.is_none()));
    } else {
        sink.step(to, open && may_go_on(kType, side, there));
    }
}

template <class Sink>
void visit_steps(Side side, const Board& board, const Steps& steps, Sink& sink) {
    for (const Square to : steps) {
        sink.watch(to);
        offer<PieceType::guard>(side, to, board[to], true, sink);
    }
}

// Where leaps lead, for a sink that judges targets: two at a time, which share their first leg.
template <const Leaps& kLeaps, class Sink>
void judge_leaps(const Board& board, Square from, Sink& sink) {
    const auto judge_pair = [&]<std::size_t kPair>() {
        constexpr Leap kOne = kLeaps[2 * kPair];
        constexpr Leap kAnother = kLeaps[2 * kPair + 1];
        static_assert(kOne.first_leg == kAnother.first_leg);
        const PieceId leg = board.at(from, kOne.first_leg);
        if constexpr (kOne.second_leg == kOne.first_leg) {
            sink.fork(leg, board.at(from, kOne.target), board.at(from, kAnother.target));
        } else {
            const auto with = [leg](PieceId second) {
                return PieceId::from_raw(static_cast<std::uint8_t>(leg.raw() | second.raw()));
            };
            sink.leap(with(board.at(from, kOne.second_leg)), board.at(from, kOne.target));
            sink.leap(with(board.at(from, kAnother.second_leg)), board.at(from, kAnother.target));
        }
    };
    [&]<std::size_t... kPairs>(std::index_sequence<kPairs...>) {
        (judge_pair.template operator()<kPairs>(), ...);
    }
    (std::make_index_sequence<kLeaps.size() / 2>{});
}

// Two leaps share each first leg.
template <const Leaps& kLeaps, class Sink>
void visit_leaps(Side side, const Board& board, Square from, Sink& sink) {
    const auto leap = [&]<std::size_t kIndex>(PieceId on_first_leg) {
        constexpr Leap kLeap = kLeaps[kIndex];
        constexpr bool kHasSecondLeg = kLeap.second_leg != kLeap.first_leg;
        const Square to = from + kLeap.target;
        if constexpr (kHasSecondLeg) sink.watch(from + kLeap.second_leg);
        sink.watch(to);
        const PieceId on_second_leg = board.at(from, kLeap.second_leg);
        // One test where nothing must branch; two where the first one mostly decides.
        const bool is_free = only_goes<Sink>() || only_takes<Sink>()
                                 ? (on_first_leg.raw() | on_second_leg.raw()) == 0
                                 : on_first_leg.is_none() && (!kHasSecondLeg || on_second_leg.is_none());
        offer<PieceType::horse>(side, to, board.at(from, kLeap.target), is_free, sink);
    };
    const auto leap_pair = [&]<std::size_t kPair>() {
        static_assert(kLeaps[2 * kPair].first_leg == kLeaps[2 * kPair + 1].first_leg);
        constexpr int kFirstLeg = kLeaps[2 * kPair].first_leg;
        sink.watch(from + kFirstLeg);
        const PieceId on_first_leg = board.at(from, kFirstLeg);
        leap.template operator()<2 * kPair>(on_first_leg);
        leap.template operator()<2 * kPair + 1>(on_first_leg);
    };
    [&]<std::size_t... kPairs>(std::index_sequence<kPairs...>) {
        (leap_pair.template operator()<kPairs>(), ...);
    }
    (std::make_index_sequence<kLeaps.size() / 2>{});
}

// Calls `visit.operator()<Direction>()` for all four.
template <class Visit>
void for_each_direction(Visit&& visit) {
    visit.template operator()<Direction::north>();
    visit.template operator()<Direction::south>();
    visit.template operator()<Direction::east>();
    visit.template operator()<Direction::west>();
}

// What a chariot slides to in one direction, for a sink that judges targets. A file has ten points: where the
// next eight are empty, there may be a ninth.
template <Direction kDirection, class Sink>
void judge_slide(const Board& board, Square from, Sink& sink) {
    const auto ray = board.ray<kDirection>(from);
    const std::size_t empty = ray.empty_after(0);
    sink.slide(empty, ray[empty + 1]);
    constexpr bool kIsFile = kDirection == Direction::north || kDirection == Direction::south;
    if constexpr (kIsFile) {
        if (ray.is_open()) sink.step(ray[kRanks - 1]);
    }
}

// What a cannon jumps to. A screen that is the ninth point of a file has nothing beyond it.
template <Direction kDirection, class Sink>
void judge_jump(const Board& board, Square from, Sink& sink) {
    const auto ray = board.ray<kDirection>(from);
    const std::size_t screen = ray.empty_after(0) + 1;
    const std::size_t empty = ray.empty_after(screen);
    sink.jump(ray[screen], empty, ray[screen + empty + 1]);
}

// A chariot slides until something stops it, also along the diagonals of either palace.
template <class Sink>
void visit_chariot(Side side, const Board& board, Square from, Sink& sink) {
    for_each_direction([&]<Direction kDirection>() {
        if constexpr (judges_targets<Sink>()) {
            judge_slide<kDirection>(board, from, sink);
        } else if constexpr (only_takes<Sink>()) {
            const Square to = from + board.distance<kDirection>(from) * step(kDirection);
            sink.take(to, may_take(PieceType::chariot, side, board[to]));
        } else {
            constexpr int kStep = step(kDirection);
            const int distance = board.distance<kDirection>(from);
            const PieceId stop = board.at(from, distance * kStep);
            sink.watch_run(from + kStep, kStep, distance);
            const bool takes = !only_goes<Sink>() && may_go_on(PieceType::chariot, side, stop);
            sink.run(from + kStep, kStep, distance - 1 + static_cast<int>(takes));
        }
    });
    for (const DiagonalRay& ray : diagonal_rays(from)) {
        sink.watch(ray.near);
        offer<PieceType::chariot>(side, ray.near, board[ray.near], true, sink);
        if (ray.far.is_none()) continue;
        sink.watch(ray.far);
        offer<PieceType::chariot>(side, ray.far, board[ray.far], board.is_empty(ray.near), sink);
    }
}

// A cannon jumps exactly one piece, its screen, and slides on; it neither jumps nor takes a cannon. In a
// palace it jumps from corner to corner.
template <class Sink>
void visit_cannon(Side side, const Board& board, Square from, Sink& sink) {
    for_each_direction([&]<Direction kDirection>() {
        if constexpr (judges_targets<Sink>()) {
            judge_jump<kDirection>(board, from, sink);
        } else if constexpr (only_takes<Sink>()) {
            const Square screen = from + board.distance<kDirection>(from) * step(kDirection);
            const bool jumps = !board[screen].is_cannon_or_edge();
            const Square to = screen + board.distance<kDirection>(screen) * step(kDirection);
            sink.take(to, both(jumps, may_take(PieceType::cannon, side, board[to])));
        } else if constexpr (only_goes<Sink>()) {
            constexpr int kStep = step(kDirection);
            const Square screen = from + board.distance<kDirection>(from) * kStep;
            // Beyond the edge there is no way at all.
            const int empty = board.distance<kDirection>(screen) - 1;
            sink.run(screen + kStep, kStep, board[screen].is_cannon_or_edge() ? 0 : empty);
        } else {
            constexpr int kStep = step(kDirection);
            const int to_screen = board.distance<kDirection>(from);
            const Square screen = from + to_screen * kStep;
            sink.watch_run(from + kStep, kStep, to_screen);
            if (board[screen].is_cannon_or_edge()) return;
            const int distance = board.distance<kDirection>(screen);
            const PieceId stop = board.at(screen, distance * kStep);
            sink.watch_run(screen + kStep, kStep, distance);
            const bool takes = may_go_on(PieceType::cannon, side, stop);
            sink.run(screen + kStep, kStep, distance - 1 + static_cast<int>(takes));
        }
    });
    for (const DiagonalRay& ray : diagonal_rays(from)) {
        if (ray.far.is_none()) continue;
        sink.watch(ray.near);
        sink.watch(ray.far);
        if (board.is_empty(ray.near) || board[ray.near].is_cannon_or_edge()) continue;
        offer<PieceType::cannon>(side, ray.far, board[ray.far], true, sink);
    }
}

}  // namespace detail

// Calls `visit.operator()<PieceType>()` with the type as a constant.
template <class Visit>
void with_type(PieceType type, Visit&& visit) {
    switch (type) {
        case PieceType::soldier: return visit.template operator()<PieceType::soldier>();
        case PieceType::guard: return visit.template operator()<PieceType::guard>();
        case PieceType::horse: return visit.template operator()<PieceType::horse>();
        case PieceType::elephant: return visit.template operator()<PieceType::elephant>();
        case PieceType::chariot: return visit.template operator()<PieceType::chariot>();
        case PieceType::cannon: return visit.template operator()<PieceType::cannon>();
        case PieceType::king: return visit.template operator()<PieceType::king>();
    }
}

// The targets of a piece of `side` and type `kType` on `from`, whether or not its king would stand in
// check afterwards.
template <PieceType kType, class Sink>
void visit_moves(Side side, const Board& board, Square from, Sink& sink) {
    if constexpr (kType == PieceType::soldier) {
        detail::visit_steps(side, board, soldier_steps(from, side), sink);
    } else if constexpr (kType == PieceType::guard || kType == PieceType::king) {
        detail::visit_steps(side, board, palace_steps(from), sink);
    } else if constexpr (kType == PieceType::horse && detail::judges_targets<Sink>()) {
        detail::judge_leaps<kHorseLeaps>(board, from, sink);
    } else if constexpr (kType == PieceType::elephant && detail::judges_targets<Sink>()) {
        detail::judge_leaps<kElephantLeaps>(board, from, sink);
    } else if constexpr (kType == PieceType::horse) {
        detail::visit_leaps<kHorseLeaps>(side, board, from, sink);
    } else if constexpr (kType == PieceType::elephant) {
        detail::visit_leaps<kElephantLeaps>(side, board, from, sink);
    } else if constexpr (kType == PieceType::chariot) {
        detail::visit_chariot(side, board, from, sink);
    } else {
        detail::visit_cannon(side, board, from, sink);
    }
}

}  // namespace janggun::board
