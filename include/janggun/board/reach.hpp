#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/board.hpp"
#include "janggun/board/geometry.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/board/ways.hpp"

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

// By the difference of the cells. No leap wraps round the frame, and none shares a difference with another.
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

// The same as reaches(), of a piece that may_reach() does not deny.
template <PieceType kType>
[[nodiscard]] bool bridges(const Board& board, Side side, Square from, Square to, Square vacated) noexcept {
    return detail::bridges<kType>(detail::Vacated{board, vacated}, side, from, to);
}

// Whether a piece of `side`, standing on `from`, could go to `to` if an enemy stood there that is no cannon;
// what really stands on `from` and `to` does not matter, what stands between does, but for a piece on
// `vacated`. From Square::none() nothing reaches any point.
template <PieceType kType>
[[nodiscard]] bool reaches(const Board& board, Side side, Square from, Square to,
                           Square vacated = Square::none()) noexcept {
    return may_reach(kType, from, to) && bridges<kType>(board, side, from, to, vacated);
}
[[nodiscard]] inline bool reaches(const Board& board, PieceId id, Square from, Square to,
                                  Square vacated = Square::none()) noexcept {
    return may_reach(id.type(), from, to) && detail::bridges(board, id, from, to, vacated);
}

}  // namespace janggun::board
