// What the tests of this folder do with games over and over.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "game/moves.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/game/game.hpp"

namespace janggun::game {

inline Game game_of(std::string_view rule_set, std::string_view fen, std::string_view moves = "") {
    Game game{rule_set_named(rule_set).value(), board::parse_fen(fen)};
    play_text(game, moves);
    return game;
}

// The legal moves as text, sorted.
inline std::vector<std::string> legal_moves(const Game& game) {
    board::MoveList moves;
    board::generate_legal(game.position(), moves);
    std::vector<std::string> texts;
    for (const board::Move move : moves) texts.push_back(to_string(move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

// "open", "claimable" or "over", as in the test data.
inline std::string end_text(const Verdict& verdict) {
    if (verdict.is_over()) return "over";
    return verdict.is_claimable() ? "claimable" : "open";
}

}  // namespace janggun::game
