#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "janggun/board/kind_table.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/util/prefetch.hpp"

// What earlier nodes taught about moves: how often a move refuted its position, the later the more it counts.

namespace janggun::search {

// A value that learns, within +-kMost: each lesson moves it the less the nearer it is to that end.
class Learnt {
  public:
    static constexpr int kMost = 16384;

    [[nodiscard]] int value() const noexcept { return value_; }
    void learn(int lesson) noexcept {
        const int weight = lesson < 0 ? -lesson : lesson;
        value_ = static_cast<std::int16_t>(value_ + lesson - value_ * weight / kMost);
    }

  private:
    std::int16_t value_ = 0;
};

// A kind of piece on a point, numbered without gaps.
inline constexpr std::size_t kPoints = std::size_t{board::kFiles} * board::kRanks;
inline constexpr std::size_t kPlaces = board::kKinds * kPoints;

namespace detail {

constexpr std::array<std::uint8_t, board::kCells> number_points() {
    std::array<std::uint8_t, board::kCells> numbers{};
    std::uint8_t next = 0;
    board::for_each_square([&](board::Square square) { numbers[square.index()] = next++; });
    return numbers;
}

inline constexpr auto kPointNumbers = number_points();

// By a piece's raw id: the number of its kind on the first point.
constexpr std::array<std::uint16_t, 64> number_first_places() {
    std::array<std::uint16_t, 64> numbers{};
    for (const board::Side side : board::kSides) {
        for (std::size_t slot = 0; slot < board::kSlotsPerSide; ++slot) {
            const board::PieceId id{side, slot};
            numbers[id.raw()] = static_cast<std::uint16_t>(kind_of(side, id.type()) * kPoints);
        }
    }
    return numbers;
}

inline constexpr auto kFirstPlaces = number_first_places();

}  // namespace detail

[[nodiscard]] constexpr std::size_t point(board::Square square) noexcept {
    return detail::kPointNumbers[square.index()];
}
[[nodiscard]] constexpr std::size_t place(board::PieceId id, board::Square square) noexcept {
    return detail::kFirstPlaces[id.raw()] + point(square);
}

// By a piece and where it goes.
using ByPlace = std::array<Learnt, kPlaces>;
// Asks the processor to fetch what it says of one side's pieces.
inline void prefetch(const ByPlace& learnt, board::Side side) noexcept {
    constexpr std::size_t kOfSide = kPlaces / 2;
    constexpr std::size_t kStep = util::kCacheLine / sizeof(Learnt);
    const auto* const first = &learnt[index(side) * kOfSide];
    for (std::size_t i = 0; i < kOfSide; i += kStep) util::prefetch(first + i);
}

// By from and to.
using ByWay = std::array<Learnt, kPoints * kPoints>;
[[nodiscard]] constexpr std::size_t way(board::Move move) noexcept {
    return point(move.from()) * kPoints + point(move.to());
}

class Histories {
  public:
    Histories() : tables_{std::make_unique<Tables>()} {}

    // Quiet history (butterfly): of a side's quiet moves.
    [[nodiscard]] ByWay& quiet(board::Side side) noexcept { return tables_->quiet[index(side)]; }
    [[nodiscard]] Learnt& quiet(board::Side side, board::Move move) noexcept {
        return quiet(side)[way(move)];
    }
    // Capture history: by the piece and where it goes, and what it takes there.
    [[nodiscard]] Learnt& capture(std::size_t mover_place, board::PieceType victim) noexcept {
        return tables_->capture[mover_place][index(victim)];
    }
    // Continuation history: of quiet moves that follow a move, by that move's piece and where it went.
    [[nodiscard]] ByPlace& after(std::size_t earlier_place) noexcept { return tables_->after[earlier_place]; }
    // What follows no move at all.
    [[nodiscard]] ByPlace& after_nothing() noexcept { return tables_->after_nothing; }

    // In place: new memory would have to be got page by page during the search.
    void forget() { std::construct_at(tables_.get()); }

  private:
    struct Tables {
        std::array<ByWay, 2> quiet{};
        std::array<std::array<Learnt, board::kPieceTypes>, kPlaces> capture{};
        std::array<ByPlace, kPlaces> after{};
        ByPlace after_nothing{};
    };
    std::unique_ptr<Tables> tables_;
};

// The last two quiet moves that refuted a position at one distance from the root.
struct Killers {
    std::array<board::Move, 2> moves{};

    void learn(board::Move move) noexcept {
        if (moves[0] == move) return;
        moves[1] = moves[0];
        moves[0] = move;
    }
    [[nodiscard]] bool contain(board::Move move) const noexcept {
        return moves[0] == move || moves[1] == move;
    }
};

}  // namespace janggun::search
