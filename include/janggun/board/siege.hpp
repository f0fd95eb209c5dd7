#pragma once

#include <cstdint>

#include "janggun/board/board.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/palace_attacks.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/board/ways.hpp"
#include "janggun/util/static_vector.hpp"

namespace janggun::board {

// The pieces on the line between a palace point and a besieger, nearest to the point first.
struct Screens {
    static constexpr int kMost = 3;  // more are not told apart: three make any line safe

    int count = 0;
    Square first;
    Square second;

    // Whether a chariot or cannon beyond these pieces attacks the point.
    [[nodiscard]] bool let_through(const Board& board, PieceType slider) const noexcept {
        return is_open_for(slider, Counted{count, [&] { return board[first]; }});
    }
};

namespace detail {

[[nodiscard]] inline Screens screens_on_diagonal(const Board& board, const palace_attacks::Line& line,
                                                 Square vacated) noexcept {
    const bool is_open = line.length == 1 || board.is_empty(line.middle) || line.middle == vacated;
    return is_open ? Screens{} : Screens{1, line.middle, Square::none()};
}

}  // namespace detail

// The pieces between `point` and the square at the end of `line`; a piece on `vacated` is not seen.
[[nodiscard]] inline Screens screens_on(const Board& board, Square point, const palace_attacks::Line& line,
                                        Square vacated = Square::none()) noexcept {
    if (line.kind == palace_attacks::Line::Kind::diagonal)
        return detail::screens_on_diagonal(board, line, vacated);
    Screens screens;
    Square at = point;
    int left = line.length;
    while (screens.count < Screens::kMost) {
        const int distance = board.distance(at, line.direction);
        if (distance >= left) break;
        left -= distance;
        at = at + distance * step(line.direction);
        if (at == vacated) continue;
        if (screens.count == 0) screens.first = at;
        if (screens.count == 1) screens.second = at;
        ++screens.count;
    }
    return screens;
}

// The pieces that, from where they stand and over whatever stands in between, bear on the palace of the side
// they besiege. Few pieces do at a time, and no other piece can attack a king: every question about check
// asks only these.
class Siege {
  public:
    struct Besieger {
        Square square;
        PieceType type = PieceType::chariot;
    };
    using Besiegers = util::StaticVector<Besieger, 5>;  // four at most, and one spare

    Siege(const Position& position, Side defender) noexcept;

    // Whether a besieger attacks the palace point `point` on the position's board. `vacated` is a cell to
    // treat as empty: the square that the king leaves to step on `point`.
    [[nodiscard]] bool attacks(const Board& board, Square point,
                               Square vacated = Square::none()) const noexcept;

    // Horses and elephants, chariots and cannons.
    [[nodiscard]] const Besiegers& leapers() const noexcept { return leapers_; }
    [[nodiscard]] const Besiegers& sliders() const noexcept { return sliders_; }
    [[nodiscard]] Side defender() const noexcept { return defender_; }

    // Calls `visit(Square)` with each soldier that attacks `point`.
    template <class Visit>
    void for_each_attacking_soldier(const Board& board, Square point, Visit&& visit) const noexcept {
        if (!has_soldiers_) return;
        const Side attacker = other(defender_);
        for (const Square from : soldier_origins(point, attacker)) {
            if (board[from].is_soldier_of(attacker)) visit(from);
        }
    }

  private:
    Besiegers leapers_;
    Besiegers sliders_;
    Side defender_;
    bool has_soldiers_ = false;
};

// Whether the king of the side to move is attacked.
[[nodiscard]] bool in_check(const Position& position) noexcept;
// Whether the king of the side to move is attacked, where `move` was the last one made and the side to move
// was not in check before it.
[[nodiscard]] bool in_check_after(const Position& position, Move move) noexcept;
// Whether `side`'s king is attacked, whoever is to move.
[[nodiscard]] bool in_check(const Position& position, Side side) noexcept;

}  // namespace janggun::board
