#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "janggun/board/board.hpp"
#include "janggun/board/geometry.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/sets.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/board/ways.hpp"

// Which pieces reach a point: whether a given piece does, and which of a side's sixteen are close enough to.

namespace janggun::board {

namespace detail {

// For each difference of two cells, the types of pieces that may bridge it on some board, a bit for each.
constexpr std::array<std::uint8_t, 2 * kCells> types_by_difference() {
    std::array<std::uint8_t, 2 * kCells> types{};
    const auto add = [&types](PieceType type, int difference) {
        const auto bit = static_cast<std::uint8_t>(1U << index(type));
        const auto ahead = static_cast<std::size_t>(difference < 0 ? -difference : difference);
        types[kCells + ahead] |= bit;
        types[kCells - ahead] |= bit;
    };
    for (const Leap& leap : kHorseLeaps) add(PieceType::horse, leap.target);
    for (const Leap& leap : kElephantLeaps) add(PieceType::elephant, leap.target);
    for (const PieceType slider : {PieceType::chariot, PieceType::cannon}) {
        for (int length = 1; length < kRanks; ++length) {
            add(slider, length);
            add(slider, length * kRowLength);
        }
        for (const int diagonal : {kRowLength - 1, kRowLength + 1}) {
            add(slider, diagonal);
            add(slider, 2 * diagonal);
        }
    }
    for (const PieceType stepper : {PieceType::soldier, PieceType::guard, PieceType::king}) {
        for (const int neighbour : {1, kRowLength - 1, kRowLength, kRowLength + 1}) add(stepper, neighbour);
    }
    return types;
}

inline constexpr auto kTypesByDifference = types_by_difference();

}  // namespace detail

// False if no board would let a piece of this type go from one square to the other: a cheap test to make
// first.
[[nodiscard]] constexpr bool may_reach(PieceType type, Square from, Square to) noexcept {
    const std::size_t difference = kCells + to.raw() - from.raw();
    return (unsigned{detail::kTypesByDifference[difference]} >> index(type) & 1U) != 0;
}

// False if a piece that comes to `cell` or leaves it neither opens nor stops any attack on the palace point
// `point`: it is on no line with it, straight or diagonal, and no leg of a leap.
[[nodiscard]] constexpr bool lies_in_way(Square cell, Square point) noexcept {
    return may_reach(PieceType::chariot, cell, point);
}
// Whether a move may open or stop an attack on `point`, by what it leaves or where it comes to.
[[nodiscard]] constexpr bool changes_ways_to(Square point, Square from, Square to) noexcept {
    return lies_in_way(from, point) || lies_in_way(to, point);
}

namespace detail {

// The legs of a leap, as steps from where it begins; no leap where both are 0.
struct Legs {
    std::int8_t first = 0;
    std::int8_t second = 0;
};

// The legs of a leap are found by the difference of the cells that it joins: no leap wraps round the frame,
// and no two have the same.
inline constexpr int kLargestDifference = 64;
using LegTable = std::array<Legs, std::size_t{2} * kLargestDifference>;

constexpr LegTable legs_by_difference(const Leaps& leaps) {
    LegTable table{};
    for (const Leap& leap : leaps) {
        const int index = leap.target + kLargestDifference;
        table[static_cast<std::size_t>(index)] = {static_cast<std::int8_t>(leap.first_leg),
                                                  static_cast<std::int8_t>(leap.second_leg)};
    }
    return table;
}

inline constexpr LegTable kHorseLegs = legs_by_difference(kHorseLeaps);
inline constexpr LegTable kElephantLegs = legs_by_difference(kElephantLeaps);

// A board from which one piece may have gone.
class Vacated {
  public:
    Vacated(const Board& board, Square square) noexcept : board_{board}, square_{square} {}

    [[nodiscard]] bool is_empty(Square cell) const { return board_.is_empty(cell) || cell == square_; }
    [[nodiscard]] PieceId operator[](Square cell) const {
        return cell == square_ ? PieceId::none() : board_[cell];
    }
    [[nodiscard]] Between between(Square a, Square b) const { return board_.between(a, b, square_); }

  private:
    const Board& board_;
    Square square_;
};

inline bool leaps_to(const Vacated& board, const LegTable& table, Square from, Square to) {
    const int index = to.raw() - from.raw() + kLargestDifference;
    if (index < 0 || index >= 2 * kLargestDifference) return false;
    const Legs legs = table[static_cast<std::size_t>(index)];
    return legs.first != 0 && board.is_empty(from + legs.first) && board.is_empty(from + legs.second);
}

inline bool steps_to(const Steps& steps, Square to) {
    return std::find(steps.begin(), steps.end(), to) != steps.end();
}

template <PieceType kSlider>
bool slides_to(const Vacated& board, Square from, Square to) {
    if (share_line(from, to)) return is_open_for(kSlider, board.between(from, to));
    const DiagonalRays& rays = diagonal_rays(from);
    return std::any_of(rays.begin(), rays.end(), [&](const DiagonalRay& ray) {
        if (ray.near == to) return kSlider == PieceType::chariot;
        return ray.far == to && is_open_for(kSlider, on_one_point(board[ray.near]));
    });
}

template <PieceType kType>
bool bridges(const Vacated& board, Side side, Square from, Square to) {
    if constexpr (kType == PieceType::soldier) return steps_to(soldier_steps(from, side), to);
    if constexpr (kType == PieceType::guard || kType == PieceType::king)
        return steps_to(palace_steps(from), to);
    if constexpr (kType == PieceType::horse) return leaps_to(board, kHorseLegs, from, to);
    if constexpr (kType == PieceType::elephant) return leaps_to(board, kElephantLegs, from, to);
    if constexpr (kType == PieceType::chariot || kType == PieceType::cannon)
        return slides_to<kType>(board, from, to);
}

[[nodiscard]] bool bridges(const Board& board, PieceId id, Square from, Square to, Square vacated) noexcept;

}  // namespace detail

// Like reaches(), for a piece that may_reach() does not rule out.
template <PieceType kType>
[[nodiscard]] bool bridges(const Board& board, Side side, Square from, Square to, Square vacated) noexcept {
    return detail::bridges<kType>(detail::Vacated{board, vacated}, side, from, to);
}

// Whether a piece of `side`, standing on `from`, could go to `to` if an enemy stood there that is no cannon;
// what really stands on `from` and `to` does not matter, only what stands between does, and of that not a
// piece on `vacated`. From Square::none() nothing reaches any point.
template <PieceType kType>
[[nodiscard]] bool reaches(const Board& board, Side side, Square from, Square to,
                           Square vacated = Square::none()) noexcept {
    return may_reach(kType, from, to) && bridges<kType>(board, side, from, to, vacated);
}
[[nodiscard]] inline bool reaches(const Board& board, PieceId id, Square from, Square to,
                                  Square vacated = Square::none()) noexcept {
    return may_reach(id.type(), from, to) && detail::bridges(board, id, from, to, vacated);
}

namespace detail {

// A byte for each slot.
struct alignas(16) BySlot {
    std::array<std::uint8_t, kSlotsPerSide> bytes{};
};

// How many cells lie between the ends of a piece's moves: at most four distances, except on straight lines.
inline constexpr std::size_t kSpans = 4;

constexpr std::array<BySlot, kSpans> spans_by_slot() {
    std::array<BySlot, kSpans> spans{};
    for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
        const PieceType type = PieceId{Side::cho, slot}.type();
        const bool slides = type == PieceType::chariot || type == PieceType::cannon;
        std::size_t count = 0;
        for (std::size_t span = 1; span < kCells; ++span) {
            const bool is_bridged = (unsigned{kTypesByDifference[kCells + span]} >> index(type) & 1U) != 0;
            const bool is_straight = span < kRanks || span % kRowLength == 0;
            // One too many would be written past the end, which a constant expression refuses.
            if (is_bridged && !(slides && is_straight))
                spans[count++].bytes[slot] = static_cast<std::uint8_t>(span);
        }
    }
    return spans;
}

constexpr BySlot sliders_by_slot() {
    BySlot sliders;
    for (const PieceType type : {PieceType::chariot, PieceType::cannon}) {
        for (const std::size_t slot : slots_of(type)) sliders.bytes[slot] = 0xFF;
    }
    return sliders;
}

inline constexpr auto kSpansBySlot = spans_by_slot();
inline constexpr BySlot kSlidersBySlot = sliders_by_slot();

}  // namespace detail

// The pieces of `side` that could go to `target` on some board: every piece that reaches() finds, and no
// piece that may_reach() rules out.
[[nodiscard]] inline SlotSet pieces_near(const Position& position, Side side, Square target) noexcept {
    const std::span<const Square, kSlotsPerSide> squares = position.squares_of(side);
#if defined(__SSE2__)
    const auto load = [](const void* bytes) { return _mm_loadu_si128(static_cast<const __m128i*>(bytes)); };
    // A multiplication, because compilers fill a vector with a byte by reading all the bytes that follow it
    // in memory: if those were written just now, the processor waits for them.
    const auto fill = [](std::uint64_t byte) {
        const std::uint64_t eight_bytes = byte * 0x0101'0101'0101'0101;
        return _mm_set1_epi64x(static_cast<long long>(eight_bytes));
    };
    const __m128i from = load(squares.data());
    const __m128i to = fill(target.raw());
    const __m128i span = _mm_or_si128(_mm_subs_epu8(from, to), _mm_subs_epu8(to, from));
    const __m128i unlike = _mm_xor_si128(from, to);  // a row in one half of the byte, a column in the other
    const __m128i zero = _mm_setzero_si128();
    const __m128i in_line = _mm_or_si128(_mm_cmpeq_epi8(_mm_and_si128(unlike, fill(0xF0)), zero),
                                         _mm_cmpeq_epi8(_mm_and_si128(unlike, fill(0x0F)), zero));
    __m128i near = _mm_and_si128(in_line, load(&detail::kSlidersBySlot));
    for (const detail::BySlot& spans : detail::kSpansBySlot)
        near = _mm_or_si128(near, _mm_cmpeq_epi8(span, load(&spans)));
    near = _mm_andnot_si128(_mm_cmpeq_epi8(unlike, zero), near);  // not what stands on the target itself
    return SlotSet::from_raw(static_cast<std::uint16_t>(_mm_movemask_epi8(near)));
#else
    SlotSet near;
    for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
        if (may_reach(PieceId{side, slot}.type(), squares[slot], target)) near.add(slot);
    }
    return near;
#endif
}

}  // namespace janggun::board
