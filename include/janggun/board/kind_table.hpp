#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

// Tables by a side's type of piece and the cell it stands on, for what is looked up with every move: one step
// from a piece's id to its row.

namespace janggun::board {

// Cho's types, then Han's.
inline constexpr std::size_t kKinds = 2 * kPieceTypes;

[[nodiscard]] constexpr std::size_t kind_of(Side side, PieceType type) noexcept {
    return index(side) * kPieceTypes + index(type);
}

// A cell has its number among those of the rows that hold the board.
template <class T>
using ByKindAndCell = std::array<T, kKinds * kBoardCells>;

[[nodiscard]] constexpr std::size_t kind_and_cell(Side side, PieceType type, Square square) noexcept {
    return kind_of(side, type) * kBoardCells + square.board_index();
}

namespace detail {

// The row of each piece, by its raw id.
constexpr std::array<std::uint16_t, 64> number_rows() {
    std::array<std::uint16_t, 64> rows{};
    for (const Side side : kSides) {
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            rows[id.raw()] = static_cast<std::uint16_t>(kind_of(side, id.type()) * kBoardCells);
        }
    }
    return rows;
}

inline constexpr auto kRows = number_rows();

}  // namespace detail

[[nodiscard]] constexpr std::size_t kind_and_cell(PieceId id, Square square) noexcept {
    return detail::kRows[id.raw()] + square.board_index();
}

}  // namespace janggun::board
