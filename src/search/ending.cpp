#include "ending.hpp"

#include <algorithm>

#include "exchange.hpp"
#include "janggun/board/movegen.hpp"

namespace janggun::search {

using board::Move;
using board::Position;
using eval::Score;

namespace {

// The numbers of plies after the first possible claim: after the first number, a game ends that is not
// clearly won; after the second, any game in which no forced win is seen.
constexpr int kPatience = 40;
constexpr int kMostPatience = 160;
constexpr int kClearlyBetter = 300;  // units of the evaluation

bool is_worth_going_on(Score best, int plies_unclaimed) {
    if (best.is_decided()) return best > Score::draw();
    return best > Score{kClearlyBetter} && plies_unclaimed < kMostPatience;
}

// Whether a reply to the pass would mate or win material.
bool is_punished(const Position& position) {
    Position passed = position;
    static_cast<void>(passed.make(board::pass_of(position)));
    board::MoveList replies;
    generate_legal(passed, replies);
    return std::any_of(replies.begin(), replies.end(), [&passed](Move reply) {
        const bool takes = !reply.is_pass() && passed.at(reply.to()).is_piece();
        return (takes && exchange_gains(passed, reply, 1, ExchangeValues{})) || board::mates(passed, reply);
    });
}

// A pass that accepts facing kings ends the game without a second one.
game::Result result_of_passes(game::Game game) {
    while (!game.verdict().is_over()) game.play(board::pass_of(game.position()));
    return game.verdict().result;
}

}  // namespace

std::optional<Score> end_by_passes(const game::Game& game, Score best) {
    const int plies_unclaimed = game.plies_unclaimed().value_or(0);
    if (plies_unclaimed < kPatience || is_worth_going_on(best, plies_unclaimed)) return std::nullopt;
    const Position& position = game.position();
    const game::Verdict verdict = game.verdict();
    if (!verdict.is_claimable() || verdict.is_won_by(position.side_to_move())) return std::nullopt;
    if (!is_legal(position, board::pass_of(position)) || result_of_passes(game) != verdict.result)
        return std::nullopt;
    if (verdict.result != game::Result::draw) return Score::points_lost_in(2);
    if (is_punished(position)) return std::nullopt;
    return Score::draw();
}

}  // namespace janggun::search
