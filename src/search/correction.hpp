#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "history.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"
#include "janggun/board/zobrist.hpp"
#include "janggun/util/prefetch.hpp"

// Correction history: how far the evaluation was off in positions with a similar structure.

namespace janggun::search {

// Keys of parts of a position, over the pieces of both sides: the soldiers, the kings and guards, the leapers
// and the sliders.
class Structure {
  public:
    [[nodiscard]] static Structure of(const board::Position& position) noexcept {
        Structure structure;
        for (const board::Side side : board::kSides) {
            position.for_each_piece(side, [&structure](board::PieceId id, board::Square square) {
                structure.key_with(id) ^= board::zobrist::piece_key(id, square);
            });
        }
        return structure;
    }

    // Follows a move that changed the key of all pieces by `change`.
    void note(std::uint64_t change, board::PieceId mover, board::PieceId captured,
              board::Square target) noexcept {
        key_with(mover) ^= change;
        if (captured.is_none()) return;
        const std::uint64_t of_captured = board::zobrist::piece_key(captured, target);
        key_with(mover) ^= of_captured;
        key_with(captured) ^= of_captured;
    }

    static constexpr std::size_t kParts = 4;
    [[nodiscard]] const std::array<std::uint64_t, kParts>& keys() const noexcept { return keys_; }

    friend bool operator==(const Structure&, const Structure&) noexcept = default;

  private:
    [[nodiscard]] std::uint64_t& key_with(board::PieceId id) noexcept {
        // The part of the structure that each type belongs to: soldier, guard, king, horse, elephant,
        // chariot, cannon.
        constexpr std::array<std::uint8_t, board::kPieceTypes> kPartOf{0, 1, 1, 2, 2, 3, 3};
        return keys_[kPartOf[index(id.type())]];
    }

    std::array<std::uint64_t, kParts> keys_{};
};

// How far searches have shown the evaluation to be off, by side to move and part of the structure.
class Corrections {
  public:
    Corrections() : tables_{std::make_unique<Tables>()} {}

    // The correction for the side to move, in units of lessons.
    [[nodiscard]] int of(board::Side side, const Structure& structure) const noexcept {
        int sum = 0;
        for (std::size_t part = 0; part < Structure::kParts; ++part)
            sum += (*tables_)[index(side)][part][row(structure, part)].value();
        return sum;
    }

    // Asks the processor to fetch what of() will read.
    void prefetch(board::Side side, const Structure& structure) const noexcept {
        for (std::size_t part = 0; part < Structure::kParts; ++part)
            util::prefetch(&(*tables_)[index(side)][part][row(structure, part)]);
    }

    // Learns that a search found the position better than expected, by `surprise`.
    void learn(board::Side side, const Structure& structure, int surprise) noexcept {
        constexpr int kLargestLesson = Learnt::kMost / 4;
        const int lesson = std::clamp(surprise, -kLargestLesson, kLargestLesson);
        for (std::size_t part = 0; part < Structure::kParts; ++part)
            (*tables_)[index(side)][part][row(structure, part)].learn(lesson);
    }

    void forget() { std::construct_at(tables_.get()); }

  private:
    static constexpr std::size_t kRows = 16384;  // a power of two
    using Tables = std::array<std::array<std::array<Learnt, kRows>, Structure::kParts>, 2>;

    [[nodiscard]] static std::size_t row(const Structure& structure, std::size_t part) noexcept {
        return static_cast<std::size_t>(structure.keys()[part] % kRows);
    }

    std::unique_ptr<Tables> tables_;
};

}  // namespace janggun::search
