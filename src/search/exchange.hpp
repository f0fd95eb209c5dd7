#pragma once

#include <array>
#include <cstddef>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"
#include "janggun/search/params.hpp"

namespace janggun::search {

// What a piece is worth in an exchange, in units of the evaluation.
class ExchangeValues {
  public:
    static constexpr int kKing = 5000;  // more than all that can be won for it

    constexpr explicit ExchangeValues(const Params& params = {}) noexcept
        : of_type_{board::by_type<int>({.soldier = params.exchange_soldier,
                                        .guard = params.exchange_guard,
                                        .king = kKing,
                                        .horse = params.exchange_horse,
                                        .elephant = params.exchange_elephant,
                                        .chariot = params.exchange_chariot,
                                        .cannon = params.exchange_cannon})} {
        for (std::size_t slot = 0; slot < of_slot_.size(); ++slot)
            of_slot_[slot] = of_type_[board::PieceId{board::Side::cho, slot}.type()];
    }

    [[nodiscard]] constexpr int operator[](board::PieceType type) const noexcept { return of_type_[type]; }
    [[nodiscard]] constexpr int of_slot(std::size_t slot) const noexcept { return of_slot_[slot]; }

  private:
    board::ByType<int> of_type_;
    std::array<int, board::kSlotsPerSide> of_slot_{};
};

// Static exchange evaluation (SEE): whether the side to move comes out with at least `threshold` units when
// `move` is made and then both sides take on its target for as long as it pays, the least valuable piece
// first. Screens, legs and lines are re-examined after each capture; checks and pins are ignored.
[[nodiscard]] bool exchange_gains(const board::Position& position, board::Move move, int threshold,
                                  const ExchangeValues& values) noexcept;

}  // namespace janggun::search
