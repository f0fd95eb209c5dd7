#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/board/types.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/match/player.hpp"
#include "janggun/match/referee.hpp"

// Positions in which one side has what it needs, and the games from them: held.epd and won.epd.

namespace janggun::match_test {

// How many games of a collection may go wrong: nobody has proved that each lead can be held, and a game is
// another one with each number of the engine that changes.
inline constexpr std::size_t kMostLeadsLost = 6;
inline constexpr std::size_t kMostMatesMissed = 2;

struct Ending {
    std::string line;  // of the file
    game::RuleSet rules = game::RuleSet::janggi;
    game::Game start;
    std::optional<board::Move> first;  // is played before anyone thinks: what a FEN cannot tell of the past
    board::Side favourite = board::Side::cho;
    std::uint64_t nodes =
        0;  // that the favourite needs for a move, where it is more than a test gives to all
};

// The favourite leads on points, and the counter is nearly at its limit.
[[nodiscard]] std::vector<Ending> held_endings();
// The favourite, whose turn it is after the first move, can force a mate.
[[nodiscard]] std::vector<Ending> won_endings();

// With their nodes for each move, of which the favourite has more where the position asks for it.
struct Opponents {
    match::Player& favourite;
    std::uint64_t favourite_nodes;
    match::Player& other;
    std::uint64_t other_nodes;
};

// The game to its end by the rules; nobody resigns.
[[nodiscard]] match::PlayedGame play_out(const Ending& ending, const Opponents& opponents);

[[nodiscard]] bool is_held(const Ending& ending, const match::PlayedGame& game);
[[nodiscard]] bool is_won_by_mate(const Ending& ending, const match::PlayedGame& game);

// Where the game began, its moves and its end.
[[nodiscard]] std::string story(const Ending& ending, const match::PlayedGame& game);

}  // namespace janggun::match_test
