#include "ending.hpp"

#include <algorithm>

#include "exchange.hpp"
#include "janggun/board/movegen.hpp"

namespace janggun::search {

using board::Move;
using board::Position;

namespace {

// How many plies the other side is given to make more of it.
constexpr int kPatience = 40;

// Whether a reply to the pass would mate, or win something.
bool is_punished(const Position& position, Move pass) {
    Position passed = position;
    static_cast<void>(passed.make(pass));
    board::MoveList replies;
    generate_legal(passed, replies);
    return std::any_of(replies.begin(), replies.end(), [&passed](Move reply) {
        const bool takes = !reply.is_pass() && passed.at(reply.to()).is_piece();
        return (takes && exchange_gains(passed, reply, 1)) || board::mates(passed, reply);
    });
}

}  // namespace

bool should_pass_to_end(const game::Game& game) {
    const Position& position = game.position();
    const Move pass = Move::pass(position.king(position.side_to_move()));
    if (game.plies_unclaimed().value_or(0) < kPatience || !is_legal(position, pass)) return false;
    const game::Verdict verdict = game.verdict();
    if (!verdict.is_claimable()) return false;
    if (verdict.result == game::Result::draw) return !is_punished(position, pass);
    return verdict.is_won_by(other(position.side_to_move()));
}

}  // namespace janggun::search
