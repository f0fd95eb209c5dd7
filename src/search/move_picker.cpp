#include "move_picker.hpp"

#include <utility>

#include "exchange.hpp"
#include "janggun/board/movegen.hpp"

namespace janggun::search {

using board::Move;
using board::PieceId;

MovePicker::MovePicker(const board::Position& position, Choice choice, Move table_move,
                       const Ordering& ordering) noexcept
    : position_{position}, table_move_{table_move}, ordering_{ordering}, choice_{choice} {
    const bool is_wanted =
        !table_move.is_none() &&
        (choice == Choice::all || (!table_move.is_pass() && !position.at(table_move.to()).is_none())) &&
        is_legal(position, table_move);
    if (!is_wanted) {
        table_move_ = Move::none();
        stage_ = Stage::list_captures;
    }
}

Move MovePicker::next() noexcept {
    switch (stage_) {
        case Stage::table_move: stage_ = Stage::list_captures; return table_move_;
        case Stage::list_captures:
            list_captures();
            stage_ = Stage::captures;
            [[fallthrough]];
        case Stage::captures:
            if (const Move move = next_capture(); !move.is_none()) return move;
            if (choice_ == Choice::good_captures) return Move::none();
            stage_ = Stage::list_quiets;
            [[fallthrough]];
        case Stage::list_quiets:
            list_quiets();
            stage_ = Stage::quiets;
            [[fallthrough]];
        case Stage::quiets:
            if (const Move move = next_quiet(); !move.is_none()) return move;
            stage_ = Stage::bad_captures;
            handed_out_ = 0;
            [[fallthrough]];
        case Stage::bad_captures: break;
    }
    return handed_out_ < bad_captures_.size() ? bad_captures_[handed_out_++] : Move::none();
}

void MovePicker::list_captures() noexcept {
    constexpr int kVictimWeight = 16;
    board::MoveList moves;
    generate_captures(position_, moves);
    for (const Move move : moves) {
        if (move == table_move_) continue;
        const board::PieceType victim = position_.at(move.to()).type();
        const PieceId mover = position_.at(move.from());
        const int learnt = ordering_.histories.capture(place(mover, move.to()), victim).value();
        candidates_.push_back({move, kVictimWeight * exchange_value(victim) + learnt});
    }
}

void MovePicker::list_quiets() noexcept {
    constexpr int kKiller = 1 << 20;
    board::MoveList moves;
    generate_quiets(position_, moves);
    candidates_.clear();
    handed_out_ = 0;
    for (const Move move : moves) {
        if (move == table_move_) continue;
        const std::size_t where = place(position_.at(move.from()), move.to());
        const int learnt = ordering_.histories.quiet(position_.side_to_move(), move).value() +
                           2 * ordering_.after_last[where].value() + ordering_.after_previous[where].value();
        candidates_.push_back({move, ordering_.killers.contain(move) ? kKiller : learnt});
    }
}

MovePicker::Candidate MovePicker::take_best() noexcept {
    Candidate* const begin = candidates_.begin() + handed_out_;
    Candidate* best = begin;
    for (Candidate* i = begin + 1; i != candidates_.end(); ++i) {
        if (i->worth > best->worth) best = i;
    }
    std::swap(*best, *begin);
    ++handed_out_;
    return *begin;
}

Move MovePicker::next_capture() noexcept {
    while (handed_out_ < candidates_.size()) {
        const Move move = take_best().move;
        if (exchange_gains(position_, move, 0)) return move;
        if (choice_ == Choice::all) bad_captures_.push_back(move);
    }
    return Move::none();
}

bool MovePicker::may_check(Move move) noexcept {
    if (!siege_) siege_.emplace(position_, other(position_.side_to_move()));
    return may_give_check(position_, move, *siege_);
}

Move MovePicker::next_possible_check() noexcept {
    while (handed_out_ < candidates_.size()) {
        const Candidate candidate = candidates_[handed_out_++];
        last_worth_ = candidate.worth;
        if (may_check(candidate.move)) return candidate.move;
    }
    return Move::none();
}

Move MovePicker::next_quiet() noexcept {
    if (skips_quiets_) return next_possible_check();
    if (handed_out_ >= candidates_.size()) return Move::none();
    const Candidate best = take_best();
    last_worth_ = best.worth;
    return best.move;
}

}  // namespace janggun::search
