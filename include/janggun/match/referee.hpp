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

// A game is resigned once both players have seen the same side ahead by so many centipawns for so many moves
// in a row.
struct ResignTerms {
    int centipawns = 1200;
    int moves = 5;  // 0 for never
};

// What ended a game.
enum class Ending : std::uint8_t { rules, resignation, ply_limit, fault };

// What holds in each game of a match.
struct GameTerms {
    Milliseconds margin{50};  // by which a clock may be overrun
    ResignTerms resign;
    int most_plies = 500;           // then it is a draw
    Milliseconds grace{5000};       // behind time and margin, until a player is given up
    Milliseconds longest{600'000};  // that a move without any limit of time may take
};

// What a player has done for its moves, as far as it is known.
struct Effort {
    std::int64_t depths = 0;  // moves whose depth is known
    std::int64_t depth_sum = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;  // for the moves whose nodes are known

    Effort& operator+=(const Effort& other) noexcept;
};

struct PlayedGame {
    view::Record record;                     // with result and termination
    std::vector<std::optional<int>> scores;  // what the player thought of each move, where it told
    std::vector<std::optional<int>> units;   // the same as Reply has them
    Ending ending = Ending::rules;
    game::Reason reason = game::Reason::none;  // by the rules
    Fault fault = Fault::none;
    board::Side culprit = board::Side::cho;  // of a fault
    std::array<Effort, 2> efforts;           // by side
};

struct Seat {
    Player& player;
    PlayerLimits limits;
};

// Plays one game from where `start` stands, the seats by side, and judges it: by the rules, where a game that
// may be ended is ended, by the clocks and by the terms. Nothing where a stop was requested before its end.
[[nodiscard]] std::optional<PlayedGame> play_game(const game::Game& start, const std::array<Seat, 2>& seats,
                                                  const GameTerms& terms, const std::stop_token& stop);

}  // namespace janggun::match
