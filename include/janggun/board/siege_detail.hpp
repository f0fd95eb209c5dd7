#pragma once

#include "janggun/board/board.hpp"
#include "janggun/board/move.hpp"
#include "janggun/board/palace.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/board/siege_tables.hpp"
#include "janggun/board/ways.hpp"

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

// A chariot or cannon behind the screens attacks the point.
[[nodiscard]] inline bool hits_through(const Board& board, PieceType slider,
                                       const Screens& screens) noexcept {
    return is_open_for(slider, Counted{screens.count, [&] { return board[screens.first]; }});
}

// The cells strictly between the ends of a line.
struct Stretch {
    std::uint8_t before = 0;  // the lower end of a straight line
    std::uint8_t count = 0;   // of cell numbers from there to the other end
    std::uint8_t like = 0;    // the bits of a cell's number that those between share,
    std::uint8_t mask = 0;    // and which bits those are

    [[nodiscard]] constexpr bool contains(Square square) const noexcept {
        const auto ahead = static_cast<std::uint8_t>(square.raw() - before - 1);
        return ahead < count && (square.raw() & mask) == like;
    }
};

[[nodiscard]] constexpr Stretch stretch_between(Square point, Square end,
                                                const siege_tables::Line& line) noexcept {
    // Of a diagonal the middle, if it has one.
    if (line.kind == siege_tables::Line::Kind::diagonal) return {0, 0xFF, line.middle.raw(), 0xFF};
    const bool is_rank = point.rank() == end.rank();
    const Square low = point < end ? point : end;
    const int length = point < end ? end.raw() - point.raw() : point.raw() - end.raw();
    const auto mask = static_cast<std::uint8_t>(is_rank ? 0xF0 : 0x0F);
    return {low.raw(), static_cast<std::uint8_t>(length - 1), static_cast<std::uint8_t>(low.raw() & mask),
            mask};
}

// The same as hits_through() after a move that leaves a point between, lands on one, or both; `screens` are
// those of the board before it.
[[nodiscard]] inline bool hits_after(const Board& board, PieceType slider, const Screens& screens, Move move,
                                     bool leaves, bool lands) noexcept {
    const int count =
        screens.count - static_cast<int>(leaves) + static_cast<int>(lands && board.is_empty(move.to()));
    // The only one is the piece that moved, or the one that did not.
    const auto only = [&] {
        const Square stays = screens.first == move.from() ? screens.second : screens.first;
        return board[lands ? move.from() : stays];
    };
    return is_open_for(slider, Counted{count, only});
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
