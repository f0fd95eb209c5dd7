#include "janggun/view/page.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/view/words.hpp"

namespace janggun::view {

std::vector<std::string> legal_moves(const game::Game& game) {
    board::MoveList moves;
    board::generate_legal(game.position(), moves);
    std::vector<std::string> texts;
    for (const board::Move move : moves) texts.push_back(to_string(move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string page(const game::Game& game, const PictureStyle& style) {
    const board::Position& position = game.position();
    const game::Verdict verdict = game.verdict();
    const std::vector<std::string> moves = legal_moves(game);
    std::string move_words;
    for (const std::string& move : moves) move_words += ' ' + move;
    std::string checker_words;
    for (const board::Square square : board::checkers(position)) checker_words += ' ' + to_string(square);
    return fmt::format(
        "{}\nFen: {}\nKey: {:016x}\nRules: {}\nSide to move: {}\nCheckers:{}\nFacing: {}\nPoints: cho {}, "
        "han "
        "{}\nLegal moves ({}):{}\nVerdict: {}\n",
        board_picture(position, style), to_fen(position), position.key(), game.rules().name,
        name(position.side_to_move()), checker_words, game.is_facing() ? "yes" : "no",
        points_text(verdict.points.cho_halves), points_text(verdict.points.han_halves), moves.size(),
        move_words, verdict_text(verdict));
}

}  // namespace janggun::view
