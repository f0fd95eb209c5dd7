#include "janggun/board/legality.hpp"

#include <algorithm>

#include "janggun/board/palace.hpp"
#include "janggun/board/ways.hpp"

namespace janggun::board {

using palace_attacks::Aim;
using palace_attacks::aim_of;
using palace_attacks::Line;
using palace_attacks::line_to;

Restraints::Restraints(const Position& position, const Siege& siege, Side mover) noexcept
    : king_{position.king(siege.defender())}, defender_{siege.defender()}, mover_{mover} {
    const Board& board = position.board();
    for (const Siege::Besieger& leaper : siege.leapers()) watch_leaper(board, leaper);
    for (const Siege::Besieger& slider : siege.sliders()) watch_slider(board, slider.square, slider.type);
    watch_soldiers(board, siege);
    if (mover_ == defender_ && position.is_bound()) {
        const bool was_in_check = in_check_;
        watch_slider(board, position.king(other(defender_)), PieceType::chariot);
        in_check_ = was_in_check;
        bound_ = true;
    }
}

void Restraints::watch_leaper(const Board& board, const Siege::Besieger& leaper) noexcept {
    const Aim aim = aim_of(leaper.type, leaper.square, defender_, king_);
    if (aim.is_none()) return;
    const bool first_free = board.is_empty(aim.first_leg);
    const bool second_free = board.is_empty(aim.second_leg);
    if (first_free && second_free) {
        in_check_ = everyone_ = true;
    } else if (!first_free && !second_free && aim.first_leg != aim.second_leg) {
        return;  // one move leaves at least one of an elephant's two legs blocked; a horse's only leg is
                 // named twice
    } else {
        suspect(board, first_free ? aim.second_leg : aim.first_leg);
    }
    leapers_.push_back({leaper.square, aim});
}

void Restraints::watch_slider(const Board& board, Square square, PieceType type) noexcept {
    const Line line = line_to(square, defender_, king_);
    if (line.kind == Line::Kind::none) return;
    const Screens screens = screens_on(board, king_, line);
    // How many pieces stop a slider for good follows from is_open_for(): one move takes away one of them at
    // most, so two pieces stop a chariot for good and three a cannon.
    const int safe = type == PieceType::chariot ? 2 : 3;
    if (screens.count >= safe) return;
    if (screens.let_through(board, type)) {
        in_check_ = everyone_ = true;
    } else if (type == PieceType::cannon && screens.count < 2) {
        // Nobody may land on the line and become the screen, or replace the cannon that is none.
        everyone_ = true;
    } else {
        suspect(board, screens.first);
        if (screens.count == 2) suspect(board, screens.second);
    }
    sliders_.push_back({square, type, stretch_between(king_, square, line), screens});
}

Restraints::Stretch Restraints::stretch_between(Square point, Square end, const Line& line) noexcept {
    // The middle of a diagonal, if it has one.
    if (line.kind == Line::Kind::diagonal) return {0, 0xFF, line.middle.raw(), 0xFF};
    const bool is_rank = point.rank() == end.rank();
    const Square low = point < end ? point : end;
    const int length = point < end ? end.raw() - point.raw() : point.raw() - end.raw();
    const auto mask = static_cast<std::uint8_t>(is_rank ? 0xF0 : 0x0F);
    return {low.raw(), static_cast<std::uint8_t>(length - 1), static_cast<std::uint8_t>(low.raw() & mask),
            mask};
}

void Restraints::watch_soldiers(const Board& board, const Siege& siege) noexcept {
    siege.for_each_attacking_soldier(board, king_, [this](Square soldier) { soldiers_.push_back(soldier); });
    if (!soldiers_.empty()) in_check_ = everyone_ = true;
}

void Restraints::suspect(const Board& board, Square square) noexcept {
    const PieceId id = board[square];
    if (id.is_piece_of(mover_)) suspects_.add(id.slot());
}

bool Restraints::attacks_after(const SliderWatch& slider, const Board& board, Square from,
                               Square to) noexcept {
    if (to == slider.square || from == slider.square) return false;
    const bool leaves = slider.between.contains(from);
    const bool lands = slider.between.contains(to);
    const Screens& screens = slider.screens;
    const int count =
        screens.count - static_cast<int>(leaves) + static_cast<int>(lands && board.is_empty(to));
    // The only piece between is the one that moved, or the one that did not.
    const auto only = [&] {
        const Square stays = screens.first == from ? screens.second : screens.first;
        return board[lands ? from : stays];
    };
    return is_open_for(slider.type, Counted{count, only});
}

bool Restraints::attacks_after(const LeaperWatch& leaper, const Board& board, Square from,
                               Square to) noexcept {
    if (to == leaper.square || from == leaper.square) return false;
    const auto is_free = [&](Square leg) { return leg != to && (leg == from || board.is_empty(leg)); };
    return is_free(leaper.aim.first_leg) && is_free(leaper.aim.second_leg);
}

bool Restraints::permit_in_way(const Board& board, Square from, Square to) const noexcept {
    for (const SliderWatch& slider : sliders_) {
        if (attacks_after(slider, board, from, to)) return false;
    }
    for (const LeaperWatch& leaper : leapers_) {
        if (attacks_after(leaper, board, from, to)) return false;
    }
    return std::all_of(soldiers_.begin(), soldiers_.end(), [to](Square soldier) { return to == soldier; });
}

}  // namespace janggun::board
