#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/game/verdict.hpp"

namespace janggun::game {

// Whether `word` is one of 0000, @@@@ and pass, which protocols write for a pass.
[[nodiscard]] bool is_pass_word(std::string_view word) noexcept;

// The move that `word` spells in coordinates, or the pass also as 0000, @@@@ or pass, whether or not it can
// be played; nothing for any other word.
[[nodiscard]] std::optional<board::Move> parse_move(const board::Position& position, std::string_view word);

// A game from its first position to now, under one rule set.
class Game {
  public:
    Game(RuleSet rule_set, const board::Position& start);

    [[nodiscard]] const Rules& rules() const noexcept { return rules_for(rule_set_); }
    [[nodiscard]] const board::Position& position() const noexcept { return position_; }
    [[nodiscard]] std::span<const PlyRecord> history() const noexcept { return history_; }

    // The caller knows that the move is legal.
    void play(board::Move move);

    [[nodiscard]] bool in_check() const noexcept { return history_.back().in_check; }
    // The kings face each other under rules that bind the side to move then.
    [[nodiscard]] bool is_facing() const noexcept { return position_.is_bound(); }
    [[nodiscard]] Verdict verdict() const { return judge(position_, history_, rules()); }
    // How many plies have been played since the game could first be ended by a claim; nothing if none have
    // been played since. Once there are some, nobody judges repetition or the counter any more.
    [[nodiscard]] std::optional<int> plies_unclaimed() const noexcept;

  private:
    [[nodiscard]] PlyRecord record_of(board::Move move, board::PieceId mover, bool captures) const;
    [[nodiscard]] int last_ply() const noexcept { return static_cast<int>(history_.size()) - 1; }
    void note_claim();

    RuleSet rule_set_;
    board::Position position_;
    std::vector<PlyRecord> history_;
    std::optional<int> first_claimable_;  // a ply of this game; below 0 if it was before the first position
};

// Why a move that is illegal here cannot be played, in words that follow the move: "is illegal: the king
// would be in check", "comes after the end of the game (mate)". `point_name` gives the names of points.
using PointName = std::string (*)(board::Square point);
[[nodiscard]] std::string why_illegal(const Game& game, board::Move move,
                                      PointName point_name = board::to_string);

}  // namespace janggun::game
