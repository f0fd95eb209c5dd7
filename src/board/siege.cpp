#include "janggun/board/siege.hpp"

#include <algorithm>

#include "janggun/board/palace.hpp"
#include "janggun/board/reach.hpp"

namespace janggun::board {

using palace_attacks::Aim;
using palace_attacks::aim_of;
using palace_attacks::Line;
using palace_attacks::line_to;

Siege::Siege(const Position& position, Side defender) noexcept : defender_{defender} {
    const Side attacker = other(defender);
    const auto for_each_of = [&](PieceType type, auto&& visit) {
        for (const std::size_t slot : slots_of(type)) {
            const Square square = position.square_of({attacker, slot});
            visit(square, bears_on_palace(type, square, defender));
        }
    };
    const auto collect = [&](Besiegers& list, PieceType type) {
        for_each_of(type, [&](Square square, bool bears) { list.push_back_if({square, type}, bears); });
    };
    collect(leapers_, PieceType::horse);
    collect(leapers_, PieceType::elephant);
    collect(sliders_, PieceType::chariot);
    collect(sliders_, PieceType::cannon);
    for_each_of(PieceType::soldier, [&](Square /*square*/, bool bears) { has_soldiers_ |= bears; });
}

bool Siege::attacks(const Board& board, Square point, Square vacated) const noexcept {
    const auto is_free = [&](Square leg) { return board.is_empty(leg) || leg == vacated; };
    for (const Besieger& leaper : leapers_) {
        const Aim aim = aim_of(leaper.type, leaper.square, defender_, point);
        if (!aim.is_none() && is_free(aim.first_leg) && is_free(aim.second_leg)) return true;
    }
    for (const Besieger& slider : sliders_) {
        const Line line = line_to(slider.square, defender_, point);
        if (line.kind == Line::Kind::none) continue;
        if (screens_on(board, point, line, vacated).let_through(board, slider.type)) return true;
    }
    bool is_attacked = false;
    for_each_attacking_soldier(board, point, [&](Square /*soldier*/) { is_attacked = true; });
    return is_attacked;
}

bool in_check(const Position& position) noexcept { return in_check(position, position.side_to_move()); }

bool in_check_after(const Position& position, Move move) noexcept {
    if (move.is_pass()) return false;
    const Square king = position.king(position.side_to_move());
    const PieceId mover = position.at(move.to());
    if (reaches(position.board(), mover, move.to(), king)) return true;
    if (!changes_ways_to(king, move.from(), move.to())) return false;
    // A move can uncover an attack only of a horse, elephant, chariot or cannon; their slots come last.
    constexpr std::size_t kFirst = slots_of(PieceType::horse).first;
    for (std::size_t slot = kFirst; slot < kSlotsPerSide; ++slot) {
        const PieceId id{mover.side(), slot};
        if (reaches(position.board(), id, position.square_of(id), king)) return true;
    }
    return false;
}

bool in_check(const Position& position, Side side) noexcept {
    return Siege{position, side}.attacks(position.board(), position.king(side));
}

}  // namespace janggun::board
