#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "janggun/board/types.hpp"
#include "janggun/game/game.hpp"
#include "janggun/match/limits.hpp"
#include "janggun/match/player.hpp"
#include "janggun/view/record.hpp"

namespace janggun::match {

// A game is resigned once both players have seen the same side ahead by that many centipawns for that many
// moves in a row.
struct ResignTerms {
    int centipawns = 1200;
    int moves = 5;  // 0: never
};

// What ended a game.
enum class Ending : std::uint8_t { rules, resignation, ply_limit, fault };

// The terms of each game of a match.
struct GameTerms {
    Milliseconds margin{50};  // how far a clock may be overrun
    ResignTerms resign;
    int most_plies = 500;           // a longer game is a draw
    Milliseconds grace{5000};       // how long to wait beyond time and margin for a player's answer
    Milliseconds longest{600'000};  // the most for a move that no time limits
};

// The work that a player has done for its moves, as far as it is known.
struct Effort {
    std::int64_t depths = 0;  // moves whose depth is known
    std::int64_t depth_sum = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;  // for the moves whose nodes are known

    Effort& operator+=(const Effort& other) noexcept;
};

struct PlayedGame {
    view::Record record;                     // with result and termination
    std::vector<std::optional<int>> scores;  // what the player thought of each move, if it told
    std::vector<std::optional<int>> units;   // the same scores in the units of Reply
    Ending ending = Ending::rules;
    game::Reason reason = game::Reason::none;  // why the rules ended it
    Fault fault = Fault::none;
    board::Side culprit = board::Side::cho;  // the side at fault
    std::array<Effort, 2> efforts;           // indexed by side
};

struct Seat {
    Player& player;
    PlayerLimits limits;
};

// Plays one game from the end of `start`, with the seats by side, and judges it: by the rules (a game that
// may be ended is ended), by the clocks and by the terms. Nothing if a stop was requested before its end.
[[nodiscard]] std::optional<PlayedGame> play_game(const game::Game& start, const std::array<Seat, 2>& seats,
                                                  const GameTerms& terms, const std::stop_token& stop);

}  // namespace janggun::match
