#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace janggun::board {

inline constexpr int kFiles = 9;
inline constexpr int kRanks = 10;

// A cell of the 16 x 16 mailbox. The board's 90 points lie inside a frame of edge cells wide enough for the
// longest leap: a1 is column 3 of row 3, so every offset that a piece uses stays between 0 and 255, and none
// that leaves the board comes back onto it.
inline constexpr int kFrame = 3;
inline constexpr int kRowLength = 16;
inline constexpr std::size_t kCells = 256;
// The rows that hold the board, for tables by cell that leave out the rest.
inline constexpr std::size_t kFirstBoardCell = 48;
inline constexpr std::size_t kBoardCells = 160;
static_assert(int{kFirstBoardCell} == kFrame * kRowLength && int{kBoardCells} == kRanks * kRowLength);

class Square {
  public:
    constexpr Square() noexcept = default;
    // file 0..8 is a..i, rank 0..9 is 1..10
    constexpr Square(int file, int rank) noexcept
        : raw_{static_cast<std::uint8_t>((rank + kFrame) * kRowLength + file + kFrame)} {}

    [[nodiscard]] static constexpr Square none() noexcept { return {}; }
    [[nodiscard]] static constexpr Square from_raw(int raw) noexcept {
        Square square;
        square.raw_ = static_cast<std::uint8_t>(raw);
        return square;
    }

    [[nodiscard]] constexpr std::uint8_t raw() const noexcept { return raw_; }
    [[nodiscard]] constexpr std::size_t index() const noexcept { return raw_; }
    // The number of the cell in tables that leave out the rows without points.
    [[nodiscard]] constexpr std::size_t board_index() const noexcept { return raw_ - kFirstBoardCell; }
    // The index of the point in the second copy of the board, which is stored file by file: columns and rows
    // change places.
    [[nodiscard]] constexpr std::size_t transposed_index() const noexcept {
        return static_cast<std::uint8_t>((raw_ << 4U) | (raw_ >> 4U));
    }
    [[nodiscard]] constexpr bool is_none() const noexcept { return raw_ == 0; }

    [[nodiscard]] constexpr int file() const noexcept { return raw_ % kRowLength - kFrame; }
    [[nodiscard]] constexpr int rank() const noexcept { return raw_ / kRowLength - kFrame; }
    [[nodiscard]] constexpr bool is_on_board() const noexcept {
        return file() >= 0 && file() < kFiles && rank() >= 0 && rank() < kRanks;
    }

    [[nodiscard]] constexpr Square operator+(int offset) const noexcept { return from_raw(raw_ + offset); }

    friend constexpr bool operator==(Square, Square) noexcept = default;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 finds a literal 0 in every spaceship
    friend constexpr auto operator<=>(Square, Square) noexcept = default;

  private:
    std::uint8_t raw_ = 0;
};

static_assert(sizeof(Square) == 1);
static_assert(Square(0, 0).raw() == 51 && Square(8, 9).raw() == 203);
static_assert(!Square::none().is_on_board());

// Whether both stand on one rank or on one file.
[[nodiscard]] constexpr bool share_line(Square a, Square b) noexcept {
    const unsigned difference = unsigned{a.raw()} ^ b.raw();
    return difference % kRowLength == 0 || difference < kRowLength;
}

// Calls `visit(Square)` for each of the 90 points, a1 first, rank by rank.
template <class Visit>
constexpr void for_each_square(Visit&& visit) {
    for (int rank = 0; rank < kRanks; ++rank) {
        for (int file = 0; file < kFiles; ++file) visit(Square{file, rank});
    }
}

// "a1" to "i10".
[[nodiscard]] std::string to_string(Square square);

// Reads a square at the front of `text` and removes it. If there is none, returns nothing and removes
// nothing.
[[nodiscard]] std::optional<Square> take_square(std::string_view& text);

}  // namespace janggun::board
