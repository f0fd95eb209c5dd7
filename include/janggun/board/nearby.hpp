#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "janggun/board/position.hpp"
#include "janggun/board/reach.hpp"
#include "janggun/board/slot_set.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// Which pieces are near enough to a square to bear on it, asked of all sixteen of a side at once.

namespace janggun::board {

namespace detail {

// A byte for each slot.
struct alignas(16) BySlot {
    std::array<std::uint8_t, kSlotsPerSide> bytes{};
};

// How many cells lie between the ends of a piece's moves: four distances at the most, but for straight lines.
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
        for (std::size_t i = 0; i < slots_of(type).count; ++i) sliders.bytes[slots_of(type).first + i] = 0xFF;
    }
    return sliders;
}

inline constexpr auto kSpansBySlot = spans_by_slot();
inline constexpr BySlot kSlidersBySlot = sliders_by_slot();

}  // namespace detail

// The pieces of `side` that could go to `target` on some board: all that reaches() finds, and none that
// may_reach() denies.
[[nodiscard]] inline SlotSet pieces_near(const Position& position, Side side, Square target) noexcept {
    const std::span<const Square, kSlotsPerSide> squares = position.squares_of(side);
#if defined(__SSE2__)
    const auto load = [](const void* bytes) { return _mm_loadu_si128(static_cast<const __m128i*>(bytes)); };
    // Multiplied, because compilers fill a vector with a byte by reading all the bytes that follow it in
    // memory: if those were written just now, the processor waits for them.
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
