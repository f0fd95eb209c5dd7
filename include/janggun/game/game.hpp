#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/game/verdict.hpp"

namespace janggun::game {

// A game from its first position to now, under one rule set.
class Game {
  public:
    Game(RuleSet rule_set, const board::Position& start);

    [[nodiscard]] const Rules& rules() const noexcept { return rules_for(rule_set_); }
    [[nodiscard]] const board::Position& position() const noexcept { return position_; }
    [[nodiscard]] std::span<const PlyRecord> history() const noexcept { return history_; }

    // The caller knows that the move is legal.
    void play(board::Move move);
    // Plays the moves that the text spells, words between blanks. Throws util::InputError, which names the
    // first that is unreadable or illegal, and plays none then.
    void play_text(std::string_view moves);

    [[nodiscard]] bool in_check() const noexcept { return history_.back().in_check; }
    // The kings face each other and the rules make something of it.
    [[nodiscard]] bool is_facing() const noexcept { return position_.is_bound(); }
    [[nodiscard]] Verdict verdict() const { return judge(position_, history_, rules()); }

  private:
    [[nodiscard]] PlyRecord record_of(board::Move move, board::PieceId mover, bool captures) const;

    RuleSet rule_set_;
    board::Position position_;
    std::vector<PlyRecord> history_;
};

}  // namespace janggun::game
