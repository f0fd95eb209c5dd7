#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "janggun/board/move.hpp"
#include "janggun/game/game.hpp"
#include "janggun/match/limits.hpp"

namespace janggun::match {

// How a player loses a game other than on the board.
enum class Fault : std::uint8_t { none, time, illegal_move, crash, no_answer };

// A question to a player: its move in `game`, which is `start` and the moves since.
struct Turn {
    const game::Game& start;
    std::span<const board::Move> moves;
    const game::Game& game;
    search::Limits limits;
    Milliseconds patience;  // how long to wait for a player that does not answer
    std::stop_token stop;   // requested when the answer is no longer wanted
};

struct Reply {
    Fault fault = Fault::none;  // a crash, or no answer
    std::string move;           // in the player's own spelling
    std::optional<int> score;   // in centipawns, from its own point of view
    std::optional<int> units;   // the same score in the player's own units, if this engine is the player
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
};

// One of the two players of a game. All functions belong to one thread.
class Player {
  public:
    Player() = default;
    Player(const Player&) = delete;
    Player(Player&&) = delete;
    Player& operator=(const Player&) = delete;
    Player& operator=(Player&&) = delete;
    virtual ~Player() = default;

    // The name, which is known once the player has been ready for a game.
    [[nodiscard]] virtual std::string name() const = 0;
    // Gets ready for a game that has nothing to do with those before. Returns what keeps the player from
    // playing, as in "does not answer isready"; nothing if it can play. Throws util::InputError if it cannot
    // even be started.
    [[nodiscard]] virtual std::optional<std::string> new_game(const std::stop_token& stop) = 0;
    // Continues the game. Any reply will do once a stop is requested.
    [[nodiscard]] virtual Reply think(const Turn& turn) = 0;
};

}  // namespace janggun::match
