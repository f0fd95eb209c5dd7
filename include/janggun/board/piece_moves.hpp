#pragma once

#include <concepts>

#include "janggun/board/board.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/board/ways.hpp"

// What moves the ways of a piece are: all of them, captures, or moves to empty points. Legality comes on top.

namespace janggun::board {

// Takes targets, in two forms that do not make the moves branch on what is found: a square that is a target
// only where `open`, and `count` targets in a row, `step` apart.
template <class T>
concept TargetSink = requires(T& sink, Square to, bool open, int step, int count) {
    sink.step(to, open);
    sink.run(to, step, count);
};

// Takes captures: a square for each way that the piece may go, whatever its length, with a capture only where
// the piece `can`.
template <class T>
concept CaptureSink = requires(T& sink, Square to, bool can) {
    sink.take(to, can);
};

// A condition of two parts that are found out without a branch: which of them fails cannot be predicted.
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

// Turns ways into targets.
template <PieceType kType, TargetSink Sink>
struct Targets {
    Side side;
    Sink& sink;

    void step(const Step& step) { sink.step(step.to, step.is_open && goes_on(step.there)); }
    void slide(const auto& slide) {
        const int empty = static_cast<int>(slide.empty());
        sink.run(slide.first(), slide.kStep, empty + static_cast<int>(goes_on(slide.stop())));
    }
    void jump(const auto& jump) {
        if (jump.is_open()) slide(jump.beyond());
    }
    void leaps(const auto& pair) {
        land(pair.one());
        land(pair.another());
    }

  private:
    [[nodiscard]] bool goes_on(PieceId there) const { return may_go_on(kType, side, there); }
    void land(const Landing& leap) { sink.step(leap.to, leap.legs.is_none() && goes_on(leap.there)); }
};

// Turns ways into targets on empty points only.
template <TargetSink Sink>
struct QuietTargets {
    Sink& sink;

    void step(const Step& step) { sink.step(step.to, both(step.is_open, step.there.is_none())); }
    void slide(const auto& slide) { sink.run(slide.first(), slide.kStep, points(slide)); }
    void jump(const auto& jump) {
        const auto beyond = jump.beyond();
        sink.run(beyond.first(), jump.kStep, jump.is_open() ? points(beyond) : 0);
    }
    void leaps(const auto& pair) {
        land(pair.one());
        land(pair.another());
    }

  private:
    [[nodiscard]] static int points(const auto& slide) {
        return static_cast<int>(slide.empty()) + static_cast<int>(slide.stop().is_none());
    }
    void land(const Landing& leap) { sink.step(leap.to, both(leap.legs.is_none(), leap.there.is_none())); }
};

// Turns ways into captures.
template <PieceType kType, CaptureSink Sink>
struct Captures {
    Side side;
    Sink& sink;

    void step(const Step& step) { sink.take(step.to, both(step.is_open, takes(step.there))); }
    void slide(const auto& slide) { sink.take(slide.last(), takes(slide.stop())); }
    void jump(const auto& jump) {
        const auto beyond = jump.beyond();
        sink.take(beyond.last(), both(jump.is_open(), takes(beyond.stop())));
    }
    void leaps(const auto& pair) {
        land(pair.one());
        land(pair.another());
    }

  private:
    [[nodiscard]] bool takes(PieceId there) const { return may_take(kType, side, there); }
    void land(const Landing& leap) { sink.take(leap.to, both(leap.legs.is_none(), takes(leap.there))); }
};

}  // namespace detail

// Shows the sink the targets of a piece of `side` and type `kType` on `from`, whether or not its king would
// stand in check afterwards.
template <PieceType kType, TargetSink Sink>
void visit_moves(Side side, const Board& board, Square from, Sink& sink) {
    detail::Targets<kType, Sink> targets{side, sink};
    visit_ways<kType>(side, board, from, targets);
}

// Shows only the targets on which nothing stands.
template <PieceType kType, TargetSink Sink>
void visit_quiets(Side side, const Board& board, Square from, Sink& sink) {
    detail::QuietTargets<Sink> targets{sink};
    visit_ways<kType>(side, board, from, targets);
}

// Shows only the targets on which an enemy stands.
template <PieceType kType, CaptureSink Sink>
void visit_captures(Side side, const Board& board, Square from, Sink& sink) {
    detail::Captures<kType, Sink> captures{side, sink};
    visit_ways<kType>(side, board, from, captures);
}

}  // namespace janggun::board
