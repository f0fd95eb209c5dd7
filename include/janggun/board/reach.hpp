#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/board.hpp"
#include "janggun/board/geometry.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

namespace janggun::board {

namespace detail {

// By the difference of two cells: a bit for each type of piece that may bridge it on some board.
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

// False where no board would let a piece of this type go from one to the other: a cheap question to ask
// first.
[[nodiscard]] constexpr bool may_reach(PieceType type, Square from, Square to) noexcept {
    const std::size_t difference = kCells + to.raw() - from.raw();
    return (unsigned{detail::kTypesByDifference[difference]} >> index(type) & 1U) != 0;
}

// False where a piece that comes to `cell` or leaves it neither opens nor stops any attack on the palace
// point `point`: it is on no line with it, straight or diagonal, and no leg of a leap.
[[nodiscard]] constexpr bool lies_in_way(Square cell, Square point) noexcept {
    return may_reach(PieceType::chariot, cell, point);
}

namespace detail {

[[nodiscard]] bool bridges(const Board& board, PieceId id, Square from, Square to, Square vacated) noexcept;

}  // namespace detail

// Whether the piece `id`, standing on `from`, could go to `to` if an enemy stood there that is no cannon;
// what really stands on `from` and `to` does not matter, what stands between does, but for a piece on
// `vacated`. From Square::none() nothing reaches any point.
[[nodiscard]] inline bool reaches(const Board& board, PieceId id, Square from, Square to,
                                  Square vacated = Square::none()) noexcept {
    return may_reach(id.type(), from, to) && detail::bridges(board, id, from, to, vacated);
}

}  // namespace janggun::board
