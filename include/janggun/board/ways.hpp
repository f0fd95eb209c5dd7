#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "janggun/board/board.hpp"
#include "janggun/board/geometry.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// The ways in which pieces move, each described once. Walked from a square, a way is a step, a slide, a jump
// or a pair of leaps: visit_ways() shows a sink all that a piece has, and the sink makes moves, captures or
// an evaluation of them. Looked at from both ends, the way of a chariot or cannon is open or not by what
// stands between: is_open_for().

namespace janggun::board {

// A step leads to one point. The second point of a palace diagonal is open or not by what stands on the
// first, `via`; all others are always open.
struct Step {
    Square to;
    PieceId there;
    bool is_open = true;
    Square via = Square::none();
};

// A slide leads over empty points in one direction, up to what stops the piece: it is the way of a chariot,
// and of a cannon from its screen on.
template <Direction kDirection>
class Slide {
  public:
    static constexpr int kStep = step(kDirection);

    // The slide begins `start` cells from `from`; `ray` holds the cells from `from` on.
    Slide(Ray<kDirection> ray, Square from, std::size_t start) noexcept
        : ray_{ray}, from_{from}, start_{start}, empty_{ray.empty_after(start)} {}

    // How many empty points come first. Seven at most: an eighth one is the stop.
    [[nodiscard]] std::size_t empty() const noexcept { return empty_; }
    // What stands on the point after them: a piece, the edge, or nothing if it is the eighth.
    [[nodiscard]] PieceId stop() const noexcept { return ray_[start_ + empty_ + 1]; }

    [[nodiscard]] Square first() const noexcept { return at(start_ + 1); }
    [[nodiscard]] Square last() const noexcept { return at(start_ + empty_ + 1); }

  private:
    [[nodiscard]] Square at(std::size_t distance) const noexcept {
        return from_ + static_cast<int>(distance) * kStep;
    }

    Ray<kDirection> ray_;
    Square from_;
    std::size_t start_;
    std::size_t empty_;
};

// The way of a cannon in one direction: up to the first piece, which is its screen unless it is a cannon, and
// from there on like a chariot. If the next eight cells are empty the eighth stands for the screen, which it
// is not: a piece on the ninth would be the last on its file, with nothing beyond.
template <Direction kDirection>
class Jump {
  public:
    static constexpr int kStep = step(kDirection);

    Jump(Ray<kDirection> ray, Square from) noexcept
        : ray_{ray}, from_{from}, distance_{ray.empty_after(0) + 1} {}

    // Steps to what should be the screen, and what it is.
    [[nodiscard]] std::size_t distance() const noexcept { return distance_; }
    [[nodiscard]] PieceId screen() const noexcept { return ray_[distance_]; }
    [[nodiscard]] bool is_open() const noexcept { return screen().is_screen(); }
    // The slide beyond the screen, which means something only if the jump is open.
    [[nodiscard]] Slide<kDirection> beyond() const noexcept { return {ray_, from_, distance_}; }

    [[nodiscard]] Square first() const noexcept { return from_ + kStep; }

  private:
    Ray<kDirection> ray_;
    Square from_;
    std::size_t distance_;
};

// One leap of a horse or an elephant. It is open if its legs are empty; their contents are combined in one
// value.
struct Landing {
    Square to;
    PieceId there;
    PieceId legs;
    Square second_leg;
};

// Two leaps of a horse or an elephant, which share their first leg. The horse has no second one.
template <const Leaps& kLeaps, std::size_t kPair>
class LeapPair {
  public:
    static constexpr bool kHasSecondLegs = kLeaps[2 * kPair].second_leg != kLeaps[2 * kPair].first_leg;

    LeapPair(const Board& board, Square from) noexcept
        : board_{board}, from_{from}, on_first_leg_{board.at(from, kOne.first_leg)} {}

    [[nodiscard]] Square first_leg() const noexcept { return from_ + kOne.first_leg; }
    [[nodiscard]] PieceId on_first_leg() const noexcept { return on_first_leg_; }
    [[nodiscard]] Landing one() const noexcept { return landing<kOne.second_leg, kOne.target>(); }
    [[nodiscard]] Landing another() const noexcept { return landing<kAnother.second_leg, kAnother.target>(); }

  private:
    static constexpr Leap kOne = kLeaps[2 * kPair];
    static constexpr Leap kAnother = kLeaps[2 * kPair + 1];
    static_assert(kOne.first_leg == kAnother.first_leg);

    template <int kSecondLeg, int kTarget>
    [[nodiscard]] Landing landing() const noexcept {
        unsigned legs = on_first_leg_.raw();
        if constexpr (kHasSecondLegs) legs |= board_.at(from_, kSecondLeg).raw();
        return {from_ + kTarget, board_.at(from_, kTarget),
                PieceId::from_raw(static_cast<std::uint8_t>(legs)), from_ + kSecondLeg};
    }

    const Board& board_;
    Square from_;
    PieceId on_first_leg_;
};

// Takes what visit_ways() shows of a piece: all its ways, open or not, and what stands at their ends.
template <class T>
concept WaySink = requires(T& sink, const Step& step, const Slide<Direction::north>& slide,
                           const Jump<Direction::east>& jump, const LeapPair<kHorseLeaps, 0>& horse,
                           const LeapPair<kElephantLeaps, 0>& elephant) {
    sink.step(step);
    sink.slide(slide);
    sink.jump(jump);
    sink.leaps(horse);
    sink.leaps(elephant);
};

// Describes what stands between two points, as Board::between() does: `only` may be called if there is one
// piece.
template <class T>
concept Intervening = requires(const T& between) {
    { between.is_empty() } -> std::same_as<bool>;
    { between.count() } -> std::same_as<int>;
    { between.only() } -> std::same_as<PieceId>;
};

// Whether a chariot or cannon attacks over what stands between: a chariot over nothing, a cannon over exactly
// one piece that is no cannon.
template <Intervening Between>
[[nodiscard]] constexpr bool is_open_for(PieceType slider, const Between& between) noexcept {
    if (slider == PieceType::chariot) return between.is_empty();
    return between.count() == 1 && !between.only().is_cannon_or_edge();
}

// Pieces between that somebody has counted. If there is one, `find_only` finds it.
template <class FindOnly>
struct Counted {
    int number;
    FindOnly find_only;

    [[nodiscard]] constexpr bool is_empty() const noexcept { return number == 0; }
    [[nodiscard]] constexpr int count() const noexcept { return number; }
    [[nodiscard]] constexpr PieceId only() const noexcept { return find_only(); }
};
template <class FindOnly>
Counted(int, FindOnly) -> Counted<FindOnly>;

// Wraps the content of the only point between.
[[nodiscard]] constexpr auto on_one_point(PieceId there) noexcept {
    return Counted{there.is_none() ? 0 : 1, [there] { return there; }};
}

namespace detail {

// Calls `visit.operator()<Direction>()` for all four directions.
template <class Visit>
void for_each_direction(Visit&& visit) {
    visit.template operator()<Direction::north>();
    visit.template operator()<Direction::south>();
    visit.template operator()<Direction::east>();
    visit.template operator()<Direction::west>();
}

template <WaySink Sink>
void visit_steps(const Board& board, const Steps& steps, Sink& sink) {
    for (const Square to : steps) sink.step(Step{to, board[to]});
}

template <const Leaps& kLeaps, WaySink Sink>
void visit_leaps(const Board& board, Square from, Sink& sink) {
    [&]<std::size_t... kPairs>(std::index_sequence<kPairs...>) {
        (sink.leaps(LeapPair<kLeaps, kPairs>{board, from}), ...);
    }
    (std::make_index_sequence<kLeaps.size() / 2>{});
}

template <Direction kDirection, WaySink Sink>
void visit_slide(const Board& board, Square from, Sink& sink) {
    const Ray<kDirection> ray = board.ray<kDirection>(from);
    sink.slide(Slide<kDirection>{ray, from, 0});
    // A file has ten points: if the next eight are empty, there may be a ninth.
    constexpr int kNinth = kRanks - 1;
    if constexpr (kDirection == Direction::north || kDirection == Direction::south) {
        if (ray.is_open()) sink.step(Step{from + kNinth * step(kDirection), ray[kNinth]});
    }
}

// The diagonals of either palace.
template <PieceType kSlider, WaySink Sink>
void visit_diagonals(const Board& board, Square from, Sink& sink) {
    for (const DiagonalRay& ray : diagonal_rays(from)) {
        const PieceId near = board[ray.near];
        if (kSlider == PieceType::chariot) sink.step(Step{ray.near, near});
        if (ray.far.is_none()) continue;
        sink.step(Step{ray.far, board[ray.far], is_open_for(kSlider, on_one_point(near)), ray.near});
    }
}

}  // namespace detail

// Shows the sink all ways of a piece of `side` and type `kType` on `from`.
template <PieceType kType, WaySink Sink>
void visit_ways(Side side, const Board& board, Square from, Sink& sink) {
    if constexpr (kType == PieceType::soldier) {
        detail::visit_steps(board, soldier_steps(from, side), sink);
    } else if constexpr (kType == PieceType::guard || kType == PieceType::king) {
        detail::visit_steps(board, palace_steps(from), sink);
    } else if constexpr (kType == PieceType::horse) {
        detail::visit_leaps<kHorseLeaps>(board, from, sink);
    } else if constexpr (kType == PieceType::elephant) {
        detail::visit_leaps<kElephantLeaps>(board, from, sink);
    } else {
        detail::for_each_direction([&]<Direction kDirection>() {
            if constexpr (kType == PieceType::chariot) {
                detail::visit_slide<kDirection>(board, from, sink);
            } else {
                sink.jump(Jump<kDirection>{board.ray<kDirection>(from), from});
            }
        });
        detail::visit_diagonals<kType>(board, from, sink);
    }
}

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

}  // namespace janggun::board
