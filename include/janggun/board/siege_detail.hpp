#pragma once

#include "janggun/board/board.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/board/siege_tables.hpp"

// The parts of a siege that legality looks at one by one.

namespace janggun::board::siege_detail {

// How a leaper aims at a palace point.
[[nodiscard]] inline siege_tables::Aim aim_of(const Siege::Besieger& leaper, Side defender,
                                              Square point) noexcept {
    const auto& aims =
        leaper.type == PieceType::horse ? siege_tables::kHorseAims : siege_tables::kElephantAims;
    return siege_tables::at(aims[index(defender)][palace_index(point, defender)], leaper.square);
}

[[nodiscard]] inline siege_tables::Line line_to(Square square, Side defender, Square point) noexcept {
    return siege_tables::at(siege_tables::kLines[index(defender)][palace_index(point, defender)], square);
}

[[nodiscard]] inline Screens screens_on_diagonal(const Board& board, const siege_tables::Line& line,
                                                 Square vacated) noexcept {
    const bool is_open = line.length == 1 || board.is_empty(line.middle) || line.middle == vacated;
    return is_open ? Screens{} : Screens{1, line.middle, Square::none()};
}

// The pieces between `point` and the square at the end of `line`; a piece on `vacated` is not seen.
[[nodiscard]] inline Screens screens_on(const Board& board, Square point, const siege_tables::Line& line,
                                        Square vacated) noexcept {
    if (line.kind == siege_tables::Line::Kind::diagonal) return screens_on_diagonal(board, line, vacated);
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

// A chariot needs a clear line, a cannon exactly one screen that is not a cannon.
[[nodiscard]] inline bool hits_through(const Board& board, PieceType slider,
                                       const Screens& screens) noexcept {
    if (slider == PieceType::chariot) return screens.count == 0;
    return screens.count == 1 && !board[screens.first].is_cannon_or_edge();
}

// Strictly between `point` and the far end of `line`, which begins there.
[[nodiscard]] inline bool is_between(Square square, Side defender, Square point,
                                     const siege_tables::Line& line) noexcept {
    const siege_tables::Line mine = line_to(square, defender, point);
    return mine.kind == line.kind && mine.direction == line.direction && mine.length < line.length;
}

// The same as hits_through() after a move that leaves a point between, lands on one, or both; `screens` are
// those of the board before it.
[[nodiscard]] inline bool hits_after(const Board& board, PieceType slider, const Screens& screens, Move move,
                                     bool leaves, bool lands) noexcept {
    const int count =
        screens.count - static_cast<int>(leaves) + static_cast<int>(lands && board.is_empty(move.to()));
    if (slider == PieceType::chariot) return count == 0;
    if (count != 1) return false;
    // The only screen: the piece that moved, or the one that did not.
    const Square stays = screens.first == move.from() ? screens.second : screens.first;
    return !board[lands ? move.from() : stays].is_cannon_or_edge();
}

// Whether the legs of `aim` are free after a move.
[[nodiscard]] inline bool are_legs_free_after(const Board& board, const siege_tables::Aim& aim,
                                              Move move) noexcept {
    const auto is_free = [&](Square leg) {
        return leg != move.to() && (leg == move.from() || board.is_empty(leg));
    };
    return is_free(aim.first_leg) && is_free(aim.second_leg);
}

}  // namespace janggun::board::siege_detail
