#pragma once

#include <cstdint>

#include "janggun/board/palace_attacks.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/reach.hpp"
#include "janggun/board/sets.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/util/static_vector.hpp"

namespace janggun::board {

// What keeps moves of the side to move from being legal, its king's and the pass apart. A few besiegers
// attack the king or would do so after a single move; each is watched, and whether it attacks after a given
// move follows from the move and from what stands in its way now: no move is tried on a board.
//
// The besiegers' own moves can be asked about as well: those that are not permitted uncover an attack of
// another piece than the one that moves.
class Restraints {
  public:
    // These restraints concern the moves of `mover`, which is the besieged side unless it is named.
    Restraints(const Position& position, const Siege& siege, Side mover) noexcept;
    Restraints(const Position& position, const Siege& siege) noexcept
        : Restraints{position, siege, siege.defender()} {}

    [[nodiscard]] bool is_in_check() const noexcept { return in_check_; }
    // The kings face each other under rules that bind the side to move then.
    [[nodiscard]] bool is_bound() const noexcept { return bound_; }

    // Any move may be illegal: check, facing kings, or a line on which nobody may land.
    [[nodiscard]] bool concern_everyone() const noexcept { return everyone_; }
    // The pieces that may be tied to where they stand.
    [[nodiscard]] SlotSet suspects() const noexcept { return suspects_; }
    // Every move of this piece is legal.
    [[nodiscard]] bool leave_free(PieceId id) const noexcept {
        return !everyone_ && !suspects_.contains(id.slot());
    }
    // Whether a move that is not the king's is legal.
    [[nodiscard]] bool permit(const Board& board, Square from, Square to) const noexcept {
        if (!changes_ways_to(king_, from, to)) {
            // A piece that attacks now goes on attacking, unless it is taken.
            if (!in_check_ && !bound_) return true;
            if (board.is_empty(to)) return false;
        }
        return permit_in_way(board, from, to);
    }

  private:
    // The cells strictly between the ends of a line.
    struct Stretch {
        std::uint8_t before = 0;  // the lower end, if the line is straight
        std::uint8_t count = 0;   // number of cells from there to the upper end
        std::uint8_t like = 0;    // the bits that the cells between have in common,
        std::uint8_t mask = 0;    // and the mask that selects those bits

        [[nodiscard]] constexpr bool contains(Square square) const noexcept {
            const auto ahead = static_cast<std::uint8_t>(square.raw() - before - 1);
            return ahead < count && (square.raw() & mask) == like;
        }
    };
    // A chariot or cannon on a line with the king, with so few pieces between that it matters. The enemy king
    // counts as a chariot while facing binds.
    struct SliderWatch {
        Square square;
        PieceType type = PieceType::chariot;
        Stretch between;
        Screens screens;
    };
    // A horse or elephant that aims at the king, with at most one piece in its way.
    struct LeaperWatch {
        Square square;
        palace_attacks::Aim aim;
    };

    [[nodiscard]] bool permit_in_way(const Board& board, Square from, Square to) const noexcept;
    void watch_leaper(const Board& board, const Siege::Besieger& leaper) noexcept;
    void watch_slider(const Board& board, Square square, PieceType type) noexcept;
    void watch_soldiers(const Board& board, const Siege& siege) noexcept;
    void suspect(const Board& board, Square square) noexcept;

    [[nodiscard]] static Stretch stretch_between(Square point, Square end,
                                                 const palace_attacks::Line& line) noexcept;
    [[nodiscard]] static bool attacks_after(const SliderWatch& slider, const Board& board, Square from,
                                            Square to) noexcept;
    [[nodiscard]] static bool attacks_after(const LeaperWatch& leaper, const Board& board, Square from,
                                            Square to) noexcept;

    Square king_;
    Side defender_;
    Side mover_;
    bool in_check_ = false;
    bool bound_ = false;
    bool everyone_ = false;
    SlotSet suspects_;
    util::StaticVector<SliderWatch, 6> sliders_;
    util::StaticVector<LeaperWatch, 5> leapers_;
    util::StaticVector<Square, 6> soldiers_;
};

// Everything about a position that the legality of a move depends on, except the move itself. It is computed
// once and holds for every move of the side to move until one is made.
class Legality {
  public:
    explicit Legality(const Position& position) noexcept
        : siege_{position, position.side_to_move()}, restraints_{position, siege_} {}

    [[nodiscard]] const Siege& siege() const noexcept { return siege_; }
    [[nodiscard]] const Restraints& restraints() const noexcept { return restraints_; }

  private:
    Siege siege_;
    Restraints restraints_;
};

}  // namespace janggun::board
