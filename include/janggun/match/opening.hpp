#pragma once

#include <cstdint>
#include <istream>
#include <vector>

#include "janggun/board/position.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/rules.hpp"

// The positions in which the games of a match begin: none is over or in check.

namespace janggun::match {

// The 16 pairs of set-ups.
[[nodiscard]] std::vector<board::Position> setup_openings();

// Reads one FEN a line; anything after `;` is ignored, and so are empty lines and those that begin with `#`.
// Throws util::InputError, which names the line, if one is no opening, or if there is none at all.
[[nodiscard]] std::vector<board::Position> read_openings(std::istream& lines, game::RuleSet rules);

// The game after this many more random moves, without passes, in a position where a game can begin again. The
// same seed gives the same game. Throws util::InputError if none is found.
[[nodiscard]] game::Game play_random_plies(const game::Game& start, int plies, std::uint64_t seed);

// The position after this many random moves, without passes, which is again an opening. The same seed gives
// the same position. Throws util::InputError if none is found.
[[nodiscard]] board::Position with_random_plies(const board::Position& opening, game::RuleSet rules,
                                                int plies, std::uint64_t seed);

}  // namespace janggun::match
