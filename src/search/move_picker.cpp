#include "move_picker.hpp"

#include <algorithm>

#include "janggun/board/movegen.hpp"

namespace janggun::search {

using board::Move;
using board::PieceId;

namespace {

// What the histories say of quiet moves, and which pieces had better move. What it asks is at hand, for it is
// asked of every move of a list.
class QuietWorth {
  public:
    QuietWorth(const board::Position& position, const Ordering& ordering) noexcept
        : board_{position.board()},
          quiet_{ordering.histories.quiet(position.side_to_move())},
          after_last_{ordering.after_last},
          after_previous_{ordering.after_previous},
          endangered_{ordering.sight.endangered[index(position.side_to_move())]},
          values_{ordering.values},
          weight_last_{ordering.params.weight_last},
          weight_previous_{ordering.params.weight_previous},
          escape_weight_{ordering.params.escape_weight} {}

    [[nodiscard]] int operator()(Move move) const noexcept {
        const PieceId mover = board_[move.from()];
        const std::size_t where = place(mover, move.to());
        // Masked by it, for compilers make a branch of a product.
        const int escapes = static_cast<int>(endangered_.contains(mover.slot()));
        const int learnt = quiet_[way(move)].value();
        const int learnt_after =
            weight_last_ * after_last_[where].value() + weight_previous_ * after_previous_[where].value();
        return (-escapes & values_.of_slot(mover.slot()) * escape_weight_) + learnt + learnt_after / 100;
    }

  private:
    const board::Board& board_;
    const ByWay& quiet_;
    const ByPlace& after_last_;
    const ByPlace& after_previous_;
    board::SlotSet endangered_;
    const ExchangeValues& values_;
    int weight_last_;
    int weight_previous_;
    int escape_weight_;
};

}  // namespace

MovePicker::MovePicker(const board::Position& position, Choice choice, Move table_move,
                       const Ordering& ordering) noexcept
    : position_{position}, table_move_{table_move}, ordering_{ordering}, choice_{choice} {
    const bool is_wanted =
        !table_move.is_none() && (choice == Choice::all || !is_quiet(table_move)) && is_legal(table_move);
    if (!is_wanted) {
        table_move_ = Move::none();
        stage_ = Stage::list_captures;
    }
}

Move MovePicker::next() noexcept {
    switch (stage_) {
        case Stage::table_move: stage_ = Stage::list_captures; return table_move_;
        case Stage::list_captures:
            if (choice_ == Choice::all) announce_killers();
            list_captures();
            stage_ = Stage::captures;
            [[fallthrough]];
        case Stage::captures:
            if (const Move move = next_capture(); !move.is_none()) return move;
            if (choice_ == Choice::good_captures) return Move::none();
            stage_ = Stage::killers;
            [[fallthrough]];
        case Stage::killers:
            if (const Move move = next_killer(); !move.is_none()) return move;
            stage_ = Stage::list_quiets;
            [[fallthrough]];
        case Stage::list_quiets:
            list_quiets();
            stage_ = Stage::quiets;
            [[fallthrough]];
        case Stage::quiets:
            if (const Move move = next_quiet(); !move.is_none()) return move;
            stage_ = Stage::bad_captures;
            [[fallthrough]];
        case Stage::bad_captures: break;
    }
    return next_bad_capture();
}

Move MovePicker::announce(Move move) const noexcept {
    ordering_.table.prefetch(position_.key_after(move));
    return move;
}

const board::Legality& MovePicker::legality() noexcept {
    if (!legality_) legality_.emplace(position_);
    return *legality_;
}

bool MovePicker::is_legal(Move move) noexcept {
    if (move.is_pass()) return board::is_legal(position_, legality(), move);
    return is_pseudo_legal(position_, move) && is_safe(move);
}

bool MovePicker::is_safe(Move move) noexcept {
    if (!legality_ && !ordering_.may_be_checked && is_plainly_safe(position_, move)) return true;
    return board::is_safe(position_, legality(), move);
}

bool MovePicker::is_quiet(Move move) const noexcept {
    return move.is_pass() || position_.at(move.to()).is_none();
}

void MovePicker::list_captures() noexcept {
    const board::TypeSet takers = ordering_.sight.takers[index(position_.side_to_move())];
    if (!may_capture(position_, takers)) return;
    board::MoveList moves;
    generate_pseudo_legal_captures(position_, takers, moves);
    const auto is_wanted = [&](Move move) {
        if (move == table_move_) return false;
        const int gain = ordering_.values[position_.at(move.to()).type()];
        const bool is_hopeless = gain <= ordering_.hopeless_gain;
        if (is_hopeless) omitted_gain_ = std::max(omitted_gain_, gain);
        return !is_hopeless;
    };
    candidates_.add(moves, is_wanted, [&](Move move) {
        const std::size_t where = place(position_.at(move.from()), move.to());
        const board::PieceType victim = position_.at(move.to()).type();
        static_cast<void>(announce(move));
        return ordering_.params.weight_victim * ordering_.values[victim] +
               ordering_.histories.capture(where, victim).value();
    });
}

void MovePicker::announce_killers() const noexcept {
    for (const Move move : ordering_.killers.moves) {
        if (!move.is_none()) static_cast<void>(announce(move));
    }
}

// Tried before the other quiet moves are even listed.
Move MovePicker::next_killer() noexcept {
    constexpr int kWorth = 1 << 20;  // above all that is learnt
    const auto& killers = ordering_.killers.moves;
    while (next_killer_ < killers.size()) {
        const Move move = killers[next_killer_++];
        if (move.is_none() || move == table_move_ || !is_quiet(move) || !is_legal(move)) continue;
        if (skips_quiets_ && !gives_check(move)) continue;
        last_worth_ = kWorth;
        return move;
    }
    return Move::none();
}

void MovePicker::list_quiets() noexcept {
    board::MoveList moves;
    if (!skips_quiets_) {
        prefetch(ordering_.after_last, position_.side_to_move());
        prefetch(ordering_.after_previous, position_.side_to_move());
    }
    generate_quiets(position_, legality(), moves);
    if (skips_quiets_) {
        candidates_.add(moves, [](Move /*move*/) { return 0; });
    } else {
        candidates_.add(moves, QuietWorth{position_, ordering_});
    }
}

Move MovePicker::next_capture() noexcept {
    while (!candidates_.empty()) {
        const Move move = candidates_.take_best().move;
        if (exchange_gains(position_, move, 0, ordering_.values)) {
            if (is_safe(move)) return move;
        } else if (choice_ == Choice::all) {
            bad_captures_.push_back(move);
        }
    }
    return Move::none();
}

Move MovePicker::next_bad_capture() noexcept {
    while (next_bad_capture_ < bad_captures_.size()) {
        const Move move = bad_captures_[next_bad_capture_++];
        if (is_safe(move)) return move;
    }
    return Move::none();
}

const board::Checks& MovePicker::checks() noexcept {
    if (!checks_) checks_.emplace(position_);
    return *checks_;
}

bool MovePicker::gives_check(Move move) noexcept { return checks().is_given_by(position_, move); }

Move MovePicker::find_check() noexcept {
    while (!candidates_.empty()) {
        const Move move = candidates_.take_last().move;
        if (checks().is_given_by(position_, move) && !had_its_turn(move)) return announce(move);
    }
    return Move::none();
}

// The one after it is looked for, too: by the time its turn comes, the table's entry will be there.
Move MovePicker::next_check() noexcept {
    const Move move = upcoming_check_.is_none() ? find_check() : upcoming_check_;
    if (move.is_none()) return move;
    upcoming_check_ = find_check();
    last_worth_ = QuietWorth{position_, ordering_}(move);
    return move;
}

// Asked of the few quiet moves that are handed out, not of all that are listed.
bool MovePicker::had_its_turn(Move move) const noexcept {
    return move == table_move_ || ordering_.killers.contain(move);
}

// The move after the one that is handed out now: by the time its turn comes, the table's entry will be there.
void MovePicker::look_ahead() noexcept {
    while (!candidates_.empty()) {
        upcoming_ = candidates_.take_best();
        if (had_its_turn(upcoming_.move)) continue;
        static_cast<void>(announce(upcoming_.move));
        return;
    }
    upcoming_ = {};
}

Move MovePicker::next_quiet() noexcept {
    if (upcoming_.move.is_none() && !skips_quiets_) look_ahead();
    const Candidates::Candidate best = upcoming_;
    upcoming_ = {};
    if (skips_quiets_) {
        if (best.move.is_none() || !gives_check(best.move)) return next_check();
    } else {
        look_ahead();
    }
    last_worth_ = best.worth;
    return best.move;
}

}  // namespace janggun::search
