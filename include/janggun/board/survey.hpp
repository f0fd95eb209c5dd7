#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "janggun/board/palace.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/seen.hpp"
#include "janggun/board/sets.hpp"
#include "janggun/board/sight.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/board/ways.hpp"

// One walk over everything that the pieces of a position attack and protect. The board finds the facts; a
// surveyor that weighs what the pieces do is called on the way, and cannot change them.

namespace janggun::board {

// What a surveyor collects about the empty squares that a piece can go to, and about what a cannon jumps.
template <class T>
concept SurveyedSpan = requires(T& span, PieceId screen, std::size_t empty) {
    span.slide(empty);
    // The points beyond the screen count as empty only if it is a screen.
    span.jump(screen, empty);
};

// Weighs what the pieces of one side do.
template <class T>
concept Surveyor = requires(T& surveyor, Square square, const Seen& seen) {
    { surveyor.contents(PieceType::horse) } -> std::same_as<const SeenByContent&>;  // contents_seen_by()
    { surveyor.span() } -> SurveyedSpan;
    surveyor.template note<PieceType::horse>(square, seen, surveyor.span());
};

// What the pieces of a side attack or protect from where they stand, soldiers and leapers apart from sliders.
struct Reach {
    PieceSet near;
    PieceSet far;
    TypeSet takers;  // see Sight
};

// The pieces of a side that are attacked, by soldiers and leapers or by sliders alone, and all that are
// protected.
struct Attacked {
    SlotSet near;
    SlotSet far;
    SlotSet covered;

    [[nodiscard]] SlotSet endangered() const noexcept { return near | (far - covered); }
};

namespace detail {

// A sink of visit_ways() that looks at the squares one piece can go to.
template <SurveyedSpan Span>
struct Glance {
    const SeenByContent& contents;
    Span span;
    Seen seen;

    void step(const Step& step) {
        if (step.is_open) see(step.there);
    }
    void slide(const auto& slide) {
        see(slide.stop());
        span.slide(slide.empty());
    }
    void jump(const auto& jump) {
        const auto beyond = jump.beyond();
        const Seen mask = kScreenMasks[jump.screen().raw()];
        seen.add(contents[beyond.stop().raw()].masked(mask));
        span.jump(jump.screen(), beyond.empty() & static_cast<std::size_t>(mask.sum()));
    }
    template <class Pair>
    void leaps(const Pair& pair) {
        const Landing one = pair.one();
        const Landing another = pair.another();
        if constexpr (Pair::kHasSecondLegs) {
            seen.add(contents[one.there.raw()].masked(kEmptyMasks[one.legs.raw()]));
            seen.add(contents[another.there.raw()].masked(kEmptyMasks[another.legs.raw()]));
        } else {
            Seen both = contents[one.there.raw()];
            both.add(contents[another.there.raw()]);
            seen.add(both.masked(kEmptyMasks[pair.on_first_leg().raw()]));
        }
    }

    void see(PieceId there) { seen.add(contents[there.raw()]); }
};

template <PieceType kType, class Span>
Glance<Span> glance_from(Square square, Side side, const Board& board, const SeenByContent& contents,
                         Span span) {
    Glance<Span> glance{contents, span, {}};
    if constexpr (kType == PieceType::soldier) {
        // The soldier looks forward and sideways only; survey_type() allows for captures along palace
        // diagonals.
        for (const int offset : {step(forward(side)), -1, 1}) glance.see(board.at(square, offset));
    } else {
        visit_ways<kType>(side, board, square, glance);
    }
    return glance;
}

// Whether a cell lies in a side's palace. A table is faster than computing it.
constexpr BySide<std::array<bool, kCells>> palaces() {
    BySide<std::array<bool, kCells>> table{};
    for (const Side side : kSides)
        for_each_square([&](Square square) { table[side][square.index()] = is_in_palace(square, side); });
    return table;
}

inline constexpr auto kInPalace = palaces();

// The pieces of one type, what they see, and whether they can take something.
template <PieceType kType, class Surveyor>
void survey_type(Side side, const Position& position, Surveyor& surveyor, Reach& reach) {
    constexpr bool kSlides = kType == PieceType::chariot || kType == PieceType::cannon;
    const auto squares = position.squares_of(side);
    PieceSet pieces;
    bool enters = false;
// The loop is not unrolled: all that is run at every node has to fit into the processor's cache for
// instructions.
#pragma GCC unroll 1
    for (const std::size_t slot : slots_of(kType)) {
        const Square square = squares[slot];
        if (square.is_none()) continue;
        const auto glance =
            glance_from<kType>(square, side, position.board(), surveyor.contents(kType), surveyor.span());
        pieces |= glance.seen.pieces();
        surveyor.template note<kType>(square, glance.seen, glance.span);
        if constexpr (kType == PieceType::soldier) enters |= kInPalace[other(side)][square.index()];
    }
    (kSlides ? reach.far : reach.near) |= pieces;
    const bool sees_enemies = pieces.meets(PieceSet::all_of(other(side)));
    reach.takers.add_if(kType, kType == PieceType::soldier ? enters || sees_enemies : sees_enemies);
}

// The set of one piece, by the raw content of a cell. A table is faster than shifting a bit.
constexpr std::array<PieceSet, 64> single_pieces() {
    std::array<PieceSet, 64> sets{};
    for (std::size_t raw = 0; raw < sets.size(); ++raw)
        sets[raw] = PieceSet{PieceId::from_raw(static_cast<std::uint8_t>(raw))};
    return sets;
}

inline constexpr auto kSinglePieces = single_pieces();

// The pieces in a side's palace, of both sides.
inline PieceSet in_palace(Side side, const Board& board) {
    PieceSet set;
    for (std::size_t i = 0; i < kPalacePoints; ++i) set |= kSinglePieces[board[palace_point(i, side)].raw()];
    return set;
}

}  // namespace detail

template <Surveyor T>
[[nodiscard]] Reach survey(Side side, const Position& position, T& surveyor) {
    Reach reach;
    detail::survey_type<PieceType::horse>(side, position, surveyor, reach);
    detail::survey_type<PieceType::elephant>(side, position, surveyor, reach);
    detail::survey_type<PieceType::chariot>(side, position, surveyor, reach);
    detail::survey_type<PieceType::cannon>(side, position, surveyor, reach);
    detail::survey_type<PieceType::soldier>(side, position, surveyor, reach);
    return reach;
}

// Pieces in their own palace count as protected: the king or a guard protects them, or nearly does.
[[nodiscard]] inline Attacked attacked_of(Side side, const Position& position, const Reach& own,
                                          const Reach& enemy) noexcept {
    const SlotSet near = enemy.near.of(side);
    return {near, enemy.far.of(side) - near,
            (own.near | own.far | detail::in_palace(side, position.board())).of(side)};
}

}  // namespace janggun::board
