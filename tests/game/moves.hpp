// Moves as text for the tests of this layer and those above it, in which a test is not to depend on more.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "janggun/board/movegen.hpp"
#include "janggun/game/game.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::game {

// Plays moves in coordinates with blanks between. Throws util::InputError at one that is not legal.
inline void play_text(Game& game, std::string_view moves) {
    for (const std::string_view word : util::split_words(moves)) {
        const std::optional<board::Move> move = parse_move(game.position(), word);
        if (!move || !board::is_legal(game.position(), *move)) throw util::InputError(std::string{word});
        game.play(*move);
    }
}

}  // namespace janggun::game
