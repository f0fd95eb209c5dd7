#pragma once

#include <optional>
#include <string_view>

#include "janggun/board/types.hpp"
#include "janggun/search/limits.hpp"

namespace janggun::cecp {

using search::Milliseconds;

// A time control: a time for a number of moves, over and over; or for the whole game if that number is 0.
struct Level {
    int moves = 40;
    Milliseconds base = std::chrono::minutes{5};
    Milliseconds increment{0};
};

// Parses "40 5 0", "0 0:30 0", "0 2 12": moves, minutes and perhaps seconds, increment in seconds. Throws
// util::InputError.
[[nodiscard]] Level parse_level(std::string_view text);

// Parses seconds, perhaps with decimals. Throws util::InputError.
[[nodiscard]] Milliseconds parse_seconds(std::string_view text);

// How long the engine may think. The age of a game is given in plies.
class Clock {
  public:
    // Begins a new game, with full clocks and no depth limit.
    void restart();

    void set_level(const Level& level, int plies);
    // Each move may take that long, whatever the level says.
    void set_move_time(Milliseconds time) { move_time_ = time; }
    void set_depth(int depth) { depth_ = depth; }

    // What the clocks show, as XBoard told it last.
    void set_own(Milliseconds time) { own_ = time; }
    void set_opponents(Milliseconds time) { opponents_ = time; }
    // The engine's clock has run for that long, and stops with its move.
    void stop_own(Milliseconds elapsed, int plies);

    // The limits for the engine's move with that side; `overhead` of each move's time is lost in transit.
    [[nodiscard]] search::Limits limits(board::Side side, int plies, Milliseconds overhead) const;

  private:
    // The moves of the side to move to the end of this period of the time control, which must have periods.
    [[nodiscard]] int moves_to_go(int plies) const;

    Level level_;
    int level_begin_ = 0;  // the ply at which it was set
    std::optional<Milliseconds> move_time_;
    std::optional<int> depth_;
    Milliseconds own_ = level_.base;
    Milliseconds opponents_ = level_.base;
};

}  // namespace janggun::cecp
