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
// A sink with `static constexpr bool kJudgesTargets = true` knows itself what it can take, and is told of
// every square that the way leads to, be there a piece of its own, the edge or, for a cannon, a cannon.
//
// and, if it wants them, the cells on whose contents that depends:
//
//   sink.watch(square)
//   sink.watch_run(first, step, count)

namespace janggun::board {
namespace detail {

template <class Sink>
constexpr bool judges_targets() {
    if constexpr (requires { Sink::kJudgesTargets; }) return Sink::kJudgesTargets;
    return false;
}

// Whether a piece of `kSide` may go to a square that its way leads to, as far as `Sink` does not judge
// that.
template <Side kSide, PieceType kType, class Sink>
bool admits(const Board& board, Square to) {
    if constexpr (judges_targets<Sink>()) return true;
    if constexpr (kType == PieceType::cannon)
        return !board[to].is_cannon_or_edge() && !board[to].blocks(kSide);
    return !board[to].blocks(kSide);
}

template <Side kSide, class Sink>
void visit_steps(const Board& board, const Steps& steps, Sink& sink) {
    for (const Square to : steps) {
        sink.watch(to);
        sink.step(to, admits<kSide, PieceType::guard, Sink>(board, to));
    }
}

// Two leaps share each first leg.
template <Side kSide, const Leaps& kLeaps, class Sink>
void visit_leaps(const Board& board, Square from, Sink& sink) {
    const auto leap = [&]<std::size_t kIndex>(bool first_is_free) {
        constexpr Leap kLeap = kLeaps[kIndex];
        constexpr bool kHasSecondLeg = kLeap.second_leg != kLeap.first_leg;
        const Square second_leg = from + kLeap.second_leg;
        const Square to = from + kLeap.target;
        if constexpr (kHasSecondLeg) sink.watch(second_leg);
        sink.watch(to);
        const bool is_free = first_is_free && (!kHasSecondLeg || board.is_empty(second_leg));
        sink.step(to, is_free && admits<kSide, PieceType::horse, Sink>(board, to));
    };
    const auto leap_pair = [&]<std::size_t kPair>() {
        static_assert(kLeaps[2 * kPair].first_leg == kLeaps[2 * kPair + 1].first_leg);
        const Square first_leg = from + kLeaps[2 * kPair].first_leg;
        sink.watch(first_leg);
        const bool is_free = board.is_empty(first_leg);
        leap.template operator()<2 * kPair>(is_free);
        leap.template operator()<2 * kPair + 1>(is_free);
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

// A chariot slides until something stops it, also along the diagonals of either palace.
template <Side kSide, class Sink>
void visit_chariot(const Board& board, Square from, Sink& sink) {
    for_each_direction([&]<Direction kDirection>() {
        constexpr int kStep = step(kDirection);
        const int distance = board.distance<kDirection>(from);
        const Square stop = from + distance * kStep;
        sink.watch_run(from + kStep, kStep, distance);
        if constexpr (judges_targets<Sink>()) {
            sink.slide(stop, distance, true);
        } else {
            const bool takes = !board[stop].blocks(kSide);
            sink.run(from + kStep, kStep, distance - 1 + static_cast<int>(takes));
        }
    });
    for (const DiagonalRay& ray : diagonal_rays(from)) {
        sink.watch(ray.near);
        sink.step(ray.near, admits<kSide, PieceType::chariot, Sink>(board, ray.near));
        if (ray.far.is_none()) continue;
        sink.watch(ray.far);
        sink.step(ray.far,
                  board.is_empty(ray.near) && admits<kSide, PieceType::chariot, Sink>(board, ray.far));
    }
}

// A cannon jumps exactly one piece, its screen, and slides on; it neither jumps nor takes a cannon. In a
// palace it jumps from corner to corner.
template <Side kSide, class Sink>
void visit_cannon(const Board& board, Square from, Sink& sink) {
    const auto takes = [&](Square target) { return admits<kSide, PieceType::cannon, Sink>(board, target); };
    for_each_direction([&]<Direction kDirection>() {
        constexpr int kStep = step(kDirection);
        const Square screen = from + board.distance<kDirection>(from) * kStep;
        sink.watch_run(from + kStep, kStep, board.distance<kDirection>(from));
        const bool jumps = !board[screen].is_cannon_or_edge();
        if constexpr (judges_targets<Sink>()) {
            const int distance = board.distance<kDirection>(screen);
            sink.slide(screen + distance * kStep, distance, jumps);
        } else if (jumps) {
            const int distance = board.distance<kDirection>(screen);
            const Square stop = screen + distance * kStep;
            sink.watch_run(screen + kStep, kStep, distance);
            sink.run(screen + kStep, kStep, distance - 1 + static_cast<int>(takes(stop)));
        }
    });
    for (const DiagonalRay& ray : diagonal_rays(from)) {
        if (ray.far.is_none()) continue;
        sink.watch(ray.near);
        sink.watch(ray.far);
        if (board.is_empty(ray.near) || board[ray.near].is_cannon_or_edge()) continue;
        sink.step(ray.far, board.is_empty(ray.far) || takes(ray.far));
    }
}

}  // namespace detail

// Calls `visit.operator()<PieceType>()` with the type as a constant.
template <class Visit>
decltype(auto) with_type(PieceType type, Visit&& visit) {
    switch (type) {
        case PieceType::soldier: return visit.template operator()<PieceType::soldier>();
        case PieceType::guard: return visit.template operator()<PieceType::guard>();
        case PieceType::horse: return visit.template operator()<PieceType::horse>();
        case PieceType::elephant: return visit.template operator()<PieceType::elephant>();
        case PieceType::chariot: return visit.template operator()<PieceType::chariot>();
        case PieceType::cannon: return visit.template operator()<PieceType::cannon>();
        case PieceType::king: break;
    }
    return visit.template operator()<PieceType::king>();
}

// The targets of a piece of `kSide` and type `kType` on `from`, whether or not its king would stand in
// check afterwards.
template <Side kSide, PieceType kType, class Sink>
void visit_moves(const Board& board, Square from, Sink& sink) {
    if constexpr (kType == PieceType::soldier) {
        detail::visit_steps<kSide>(board, soldier_steps(from, kSide), sink);
    } else if constexpr (kType == PieceType::guard || kType == PieceType::king) {
        detail::visit_steps<kSide>(board, palace_steps(from), sink);
    } else if constexpr (kType == PieceType::horse) {
        detail::visit_leaps<kSide, kHorseLeaps>(board, from, sink);
    } else if constexpr (kType == PieceType::elephant) {
        detail::visit_leaps<kSide, kElephantLeaps>(board, from, sink);
    } else if constexpr (kType == PieceType::chariot) {
        detail::visit_chariot<kSide>(board, from, sink);
    } else {
        detail::visit_cannon<kSide>(board, from, sink);
    }
}

}  // namespace janggun::board
