#include "janggun/game/game.hpp"

#include <algorithm>
#include <string>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/siege.hpp"

namespace janggun::game {

using board::Move;
using board::PieceId;
using board::PieceType;

namespace {

std::string sentence_name(board::Side side) { return side == board::Side::cho ? "Cho" : "Han"; }

// What forbids the move in a game that goes on.
std::string obstacle(const Game& game, Move move, PointName point_name) {
    const board::Position& position = game.position();
    const board::Side side = position.side_to_move();
    const PieceId mover = position.at(move.from());
    const PieceId target = position.at(move.to());
    if (!mover.is_piece()) return point_name(move.from()) + " is empty";
    const std::string piece = "the " + std::string(name(mover.type())) + " on " + point_name(move.from());
    if (mover.side() != side)
        return piece + " is " + sentence_name(mover.side()) + "'s, and it is " + sentence_name(side) +
               "'s turn";
    if (move.is_pass()) {
        return mover.type() == PieceType::king ? "no pass in check"
                                               : "a pass is written as the king's square twice";
    }
    if (target.is_piece_of(side))
        return "a piece of " + sentence_name(side) + " stands on " + point_name(move.to());
    if (!board::is_pseudo_legal(position, move)) return piece + " cannot go to " + point_name(move.to());
    board::Position next = position;
    static_cast<void>(next.make(move));
    return board::in_check(next, side) ? "the king would be in check"
                                       : "the kings would go on facing each other";
}

}  // namespace

bool is_pass_word(std::string_view word) noexcept {
    return word == "0000" || word == "@@@@" || word == "pass";
}

std::optional<Move> parse_move(const board::Position& position, std::string_view word) {
    if (is_pass_word(word)) return pass_of(position);
    return board::parse_move(word);
}

std::string why_illegal(const Game& game, Move move, PointName point_name) {
    const Verdict verdict = game.verdict();
    if (verdict.is_over())
        return "comes after the end of the game (" + std::string(reason_text(verdict)) + ")";
    return "is illegal: " + obstacle(game, move, point_name);
}

Game::Game(RuleSet rule_set, const board::Position& start) : rule_set_{rule_set}, position_{start} {
    position_.set_facing(rules().facing);
    history_.push_back(record_of(Move::none(), PieceId::none(), false));
    note_claim();
}

std::optional<int> Game::plies_unclaimed() const noexcept {
    const int plies = last_ply() - first_claimable_.value_or(last_ply());
    return plies > 0 ? std::optional{plies} : std::nullopt;
}

PlyRecord Game::record_of(Move move, PieceId mover, bool captures) const {
    const bool is_king_or_guard =
        mover.is_piece() && (mover.type() == PieceType::king || mover.type() == PieceType::guard);
    return {position_.placement_key(), move, captures, is_king_or_guard, board::in_check(position_)};
}

void Game::play(Move move) {
    const PieceId mover = position_.at(move.from());
    const bool captures = !position_.make(move).captured.is_none();
    history_.push_back(record_of(move, mover, captures));
    note_claim();
}

void Game::note_claim() {
    if (first_claimable_) return;
    const int counter = position_.halfmove_clock();
    if (!find_claim(history_, counter, rules())) return;
    // A game that begins beyond the move limit has passed it before.
    first_claimable_ = last_ply() - std::max(counter - rules().move_limit, 0);
}

}  // namespace janggun::game
