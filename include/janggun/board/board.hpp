#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "janggun/board/geometry.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"

namespace janggun::board {

namespace cells {

constexpr std::uint64_t reversed(std::uint64_t word) noexcept {
    constexpr std::uint64_t kBytes = 0x00FF00FF00FF00FF;
    constexpr std::uint64_t kPairs = 0x0000FFFF0000FFFF;
    word = (word & kBytes) << 8U | (word >> 8U & kBytes);
    word = (word & kPairs) << 16U | (word >> 16U & kPairs);
    return word << 32U | word >> 32U;
}

// Eight cells, the first one in the lowest byte.
inline std::uint64_t read_word(const std::uint8_t* cells) noexcept {
    std::uint64_t word = 0;
    std::memcpy(&word, cells, sizeof word);
    return std::endian::native == std::endian::big ? reversed(word) : word;
}

// Eight bytes, the lowest one first.
inline void write_word(void* bytes, std::uint64_t word) noexcept {
    if constexpr (std::endian::native == std::endian::big) word = reversed(word);
    std::memcpy(bytes, &word, sizeof word);
}

}  // namespace cells

// What stands on the cells between two points of a line, eight at most.
class Between {
  public:
    // Looks at the first `length` cells of a word.
    constexpr Between(std::uint64_t cells, int length) noexcept
        : cells_{length >= kMost ? cells : cells & ~(~std::uint64_t{0} << (8 * length))} {}

    // Takes away what stands on the cell of that number.
    constexpr void clear(int number) noexcept { cells_ &= ~(std::uint64_t{0xFF} << (8 * number)); }

    [[nodiscard]] constexpr bool is_empty() const noexcept { return cells_ == 0; }
    [[nodiscard]] constexpr int count() const noexcept {
        // No piece has the highest bit of its byte set, so an addition carries into that bit for every cell
        // that is not empty.
        static_assert(PieceId::edge().raw() < 0x80);
        const std::uint64_t marked = (cells_ + 0x7F * kEachByte) & (0x80 * kEachByte);
        return static_cast<int>((marked >> 7U) * kEachByte >> 56U);
    }
    // The piece, if there is exactly one: the sum of all cells.
    [[nodiscard]] constexpr PieceId only() const noexcept {
        return PieceId::from_raw(static_cast<std::uint8_t>(cells_ * kEachByte >> 56U));
    }

  private:
    static constexpr int kMost = 8;
    static constexpr std::uint64_t kEachByte = 0x0101010101010101;

    std::uint64_t cells_;
};

// The cells in one direction from a square, by their distance from it. They are neighbours in memory, in
// ascending or descending order.
template <Direction kDirection>
class Ray {
  public:
    explicit Ray(const std::uint8_t* square) noexcept : square_{square} {}

    [[nodiscard]] PieceId operator[](std::size_t distance) const noexcept {
        return PieceId::from_raw(kIsAhead ? square_[distance] : *(square_ - distance));
    }
    // How many empty cells follow the one at `distance`, seven at most: if there are eight, the eighth is
    // left to the caller, who finds it empty.
    [[nodiscard]] std::size_t empty_after(std::size_t distance) const noexcept {
        constexpr std::uint64_t kEighth = std::uint64_t{0x80} << 56U;
        return static_cast<unsigned>(std::countr_zero(word_after(distance) | kEighth)) / 8;
    }
    // The next eight cells are empty.
    [[nodiscard]] bool is_open() const noexcept {
        return cells::read_word(kIsAhead ? square_ + 1 : square_ - 8) == 0;
    }

  private:
    static constexpr bool kIsAhead = kDirection == Direction::north || kDirection == Direction::east;

    [[nodiscard]] std::uint64_t word_after(std::size_t distance) const noexcept {
        if constexpr (kIsAhead) return cells::read_word(square_ + distance + 1);
        // The word is reversed: counting from its other end is slow on processors without an instruction for
        // it.
        return cells::reversed(cells::read_word(square_ - distance - 8));
    }

    const std::uint8_t* square_;
};

// The mailbox: what stands on each cell, nothing more. It is stored twice, rank by rank and file by file, so
// that the next eight cells in any of the four directions lie side by side in memory and are read as one
// word: a slider finds the piece that stops it without a loop.
class Board {
  public:
    constexpr Board() noexcept {
        by_rank_.fill(PieceId::edge().raw());
        for_each_square([this](Square square) { by_rank_[square.index()] = PieceId::none().raw(); });
        for (std::size_t i = 0; i < kCells; ++i)
            by_file_[Square::from_raw(static_cast<int>(i)).transposed_index()] = by_rank_[i];
    }

    [[nodiscard]] constexpr PieceId operator[](Square square) const noexcept {
        return PieceId::from_raw(by_rank_[square.index()]);
    }

    [[nodiscard]] constexpr bool is_empty(Square square) const noexcept {
        return by_rank_[square.index()] == 0;
    }

    // Reads a cell by its offset from another: the frame is wide enough for every offset that a piece on the
    // board uses, so that nothing needs to wrap.
    [[nodiscard]] constexpr PieceId at(Square from, int offset) const noexcept {
        return PieceId::from_raw(by_rank_[from.index() + static_cast<std::size_t>(offset)]);
    }

    // Whether a piece of `side` stands on one of the nine points of which `corner` is the lower left one. It
    // must be the corner of a palace: from there, the words that are read hold no edge.
    [[nodiscard]] bool has_piece_of(Side side, Square corner) const noexcept {
        constexpr std::uint64_t kThreeCells = 0x010101;
        const auto row = [&](int number) {
            return cells::read_word(&by_rank_[(corner + number * kRowLength).index()]);
        };
        const std::uint64_t all = row(0) | row(1) | row(2);
        return (all & kThreeCells * PieceId::side_bit(side)) != 0;
    }

    constexpr void set(Square square, PieceId id) noexcept {
        by_rank_[square.index()] = id.raw();
        by_file_[square.transposed_index()] = id.raw();
    }

    // How many steps from `from` to the first cell that is not empty, be it a piece or the edge.
    template <Direction kDirection>
    [[nodiscard]] int distance(Square from) const noexcept {
        if constexpr (kDirection == Direction::east) {
            return 1 + leading_empty(&by_rank_[from.index() + 1]);
        } else if constexpr (kDirection == Direction::west) {
            return 1 + trailing_empty(&by_rank_[from.index() - kWord]);
        } else if constexpr (kDirection == Direction::north) {
            const int steps = 1 + leading_empty(&by_file_[from.transposed_index() + 1]);
            return steps + ninth_is_empty(from + steps * kRowLength);
        } else {
            const int steps = 1 + trailing_empty(&by_file_[from.transposed_index() - kWord]);
            return steps + ninth_is_empty(from + -steps * kRowLength);
        }
    }

    template <Direction kDirection>
    [[nodiscard]] Ray<kDirection> ray(Square from) const noexcept {
        constexpr bool kIsFile = kDirection == Direction::north || kDirection == Direction::south;
        return Ray<kDirection>{kIsFile ? &by_file_[from.transposed_index()] : &by_rank_[from.index()]};
    }

    [[nodiscard]] int distance(Square from, Direction direction) const noexcept {
        switch (direction) {
            case Direction::north: return distance<Direction::north>(from);
            case Direction::south: return distance<Direction::south>(from);
            case Direction::east: return distance<Direction::east>(from);
            case Direction::west: return distance<Direction::west>(from);
        }
        return 0;
    }

    // What stands strictly between two points of one rank or file, a piece on `vacated` left out.
    [[nodiscard]] Between between(Square a, Square b, Square vacated = Square::none()) const noexcept {
        const Square low = a < b ? a : b;
        const Square high = a < b ? b : a;
        const bool is_rank = low.rank() == high.rank();
        const std::uint8_t* const first =
            is_rank ? &by_rank_[low.index() + 1] : &by_file_[low.transposed_index() + 1];
        const auto steps_to = [&](Square square) {
            const int difference = square.raw() - low.raw();
            return is_rank ? difference : difference / kRowLength;
        };
        Between between{cells::read_word(first), steps_to(high) - 1};
        if (vacated > low && vacated < high && (is_rank || vacated.file() == low.file()))
            between.clear(steps_to(vacated) - 1);
        return between;
    }

    friend bool operator==(const Board&, const Board&) noexcept = default;

  private:
    static constexpr std::size_t kWord = 8;  // cells in a word

    static int leading_empty(const std::uint8_t* cells) noexcept {
        return std::countr_zero(cells::read_word(cells)) / 8;
    }
    static int trailing_empty(const std::uint8_t* cells) noexcept {
        return std::countl_zero(cells::read_word(cells)) / 8;
    }

    // A file has ten points, so eight empty ones can be followed by an empty ninth, and only then by the
    // edge. A rank has nine. The cell asked about is not empty in any other case.
    [[nodiscard]] int ninth_is_empty(Square square) const noexcept {
        return static_cast<int>(is_empty(square));
    }

    std::array<std::uint8_t, kCells> by_rank_{};
    std::array<std::uint8_t, kCells> by_file_{};
};

}  // namespace janggun::board
