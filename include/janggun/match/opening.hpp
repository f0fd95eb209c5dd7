#pragma once

#include <cstdint>
#include <istream>
#include <vector>

#include "janggun/board/position.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/rules.hpp"

// Where the games of a match begin: positions that are neither over nor in check.

namespace janggun::match {

// The 16 pairs of set-ups.
[[nodiscard]] std::vector<board::Position> setup_openings();

// A FEN a line; what stands behind `;` is ignored, and so are empty lines and those that begin with `#`.
// Throws util::InputError, which names the line, where one is no opening, or where there is none at all.
[[nodiscard]] std::vector<board::Position> read_openings(std::istream& lines, game::RuleSet rules);

// The game after as many more random moves, no passes, where again one could begin. The same for the same
// seed. Throws util::InputError where none is found.
[[nodiscard]] game::Game play_random_plies(const game::Game& start, int plies, std::uint64_t seed);

// The position after as many random moves, no passes, which is again an opening. The same for the same seed.
// Throws util::InputError where none is found.
[[nodiscard]] board::Position with_random_plies(const board::Position& opening, game::RuleSet rules,
                                                int plies, std::uint64_t seed);

}  // namespace janggun::match
