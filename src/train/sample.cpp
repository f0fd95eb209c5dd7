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

void for_each_quiet_position(const GameRecord& record, const std::function<void(const Sample&)>& visit) {
    if (record.ending == Ending::ply_limit) return;
    const double result = result_for_cho(record.result);
    game::Game game = record.opening();
    for (const ScoredMove& played : record.moves) {
        const board::Position& position = game.position();
        const board::Move move = played.move;
        const bool captures = !move.is_pass() && !position.at(move.to()).is_none();
        const bool is_decided = played.score >= kDecidedScore || played.score <= -kDecidedScore;
        const bool is_late = position.halfmove_clock() > game.rules().move_limit / 2;
        if (!captures && !is_decided && !is_late && !game.in_check()) {
            const int score = position.side_to_move() == board::Side::cho ? played.score : -played.score;
            visit({position, game.rules(), result, score});
        }
        game.play(move);
    }
}

}  // namespace janggun::train
