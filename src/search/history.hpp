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

// History heuristics: how often a move refuted its position in earlier nodes. Later lessons count more.

namespace janggun::search {

// A value within +-kMost with gravity: a lesson moves it less, the nearer it is to that bound.
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

// For each piece, by its raw id: the index of its kind on the first point.
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

// A table by a piece and its target.
using ByPlace = std::array<Learnt, kPlaces>;
// Asks the processor to fetch the entries of one side's pieces.
inline void prefetch(const ByPlace& learnt, board::Side side) noexcept {
    constexpr std::size_t kOfSide = kPlaces / 2;
    constexpr std::size_t kStep = util::kCacheLine / sizeof(Learnt);
    const auto* const first = &learnt[index(side) * kOfSide];
    for (std::size_t i = 0; i < kOfSide; i += kStep) util::prefetch(first + i);
}

// A table by from and to square.
using ByWay = std::array<Learnt, kPoints * kPoints>;
[[nodiscard]] constexpr std::size_t way(board::Move move) noexcept {
    return point(move.from()) * kPoints + point(move.to());
}

class Histories {
  public:
    Histories() : tables_{std::make_unique<Tables>()} {}

    // Quiet history (butterfly): for quiet moves of a side.
    [[nodiscard]] ByWay& quiet(board::Side side) noexcept { return tables_->quiet[index(side)]; }
    [[nodiscard]] Learnt& quiet(board::Side side, board::Move move) noexcept {
        return quiet(side)[way(move)];
    }
    // Capture history: by the capturing piece, its target and the victim.
    [[nodiscard]] Learnt& capture(std::size_t mover_place, board::PieceType victim) noexcept {
        return tables_->capture[mover_place][index(victim)];
    }
    // Continuation history: for quiet moves after an earlier move, by that move's piece and target.
    [[nodiscard]] ByPlace& after(std::size_t earlier_place) noexcept { return tables_->after[earlier_place]; }
    // The table that stands in for the continuation history if there is no earlier move.
    [[nodiscard]] ByPlace& after_nothing() noexcept { return tables_->after_nothing; }

    // Clears in place: new memory would have to be mapped page by page during the search.
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

// Killer moves: the last two quiet moves that refuted a position at one distance from the root.
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
