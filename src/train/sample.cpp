#include "janggun/train/sample.hpp"

namespace janggun::train {

namespace {

double result_for_cho(game::Result result) {
    switch (result) {
        case game::Result::cho_wins: return 1;
        case game::Result::han_wins: return 0;
        default: return 0.5;
    }
}

}  // namespace

void for_each_quiet_position(const GameRecord& game, const std::function<void(const Sample&)>& visit) {
    if (game.ending == Ending::ply_limit) return;
    const double result = result_for_cho(game.result);
    game::Game replay = game.opening();
    for (const ScoredMove& played : game.moves) {
        const board::Position& position = replay.position();
        const board::Move move = played.move;
        const bool captures = !move.is_pass() && !position.at(move.to()).is_none();
        const bool is_decided = played.score >= kDecidedScore || played.score <= -kDecidedScore;
        const bool is_late = position.halfmove_clock() > replay.rules().move_limit / 2;
        if (!captures && !is_decided && !is_late && !replay.in_check()) {
            const int score = position.side_to_move() == board::Side::cho ? played.score : -played.score;
            visit({position, replay.rules(), result, score});
        }
        replay.play(move);
    }
}

}  // namespace janggun::train
