#pragma once

#include <stop_token>

#include "janggun/engine/config.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/pool.hpp"
#include "janggun/search/report.hpp"

namespace janggun::engine {

// A player and analyst: what front ends talk to. One thread owns an engine and calls its functions; any
// thread may call stop(), ponder_hit() and is_searching(), the search's own in a listener too.
class Engine {
  public:
    // Throws std::bad_alloc if the machine does not have the memory.
    explicit Engine(const Config& config = {});

    [[nodiscard]] const Config& config() const noexcept { return config_; }
    // Applies from the next search on: a running one goes on as it was configured. Other rules set up the
    // start position. Throws util::InputError if the machine has no memory for that many threads or
    // megabytes, and then keeps both as they were.
    void configure(const Config& config);

    // Let the next search begin with nothing learnt.
    void new_game() { pool_.forget(); }
    void clear_hash() { pool_.forget(); }

    [[nodiscard]] const game::Game& game() const noexcept { return game_; }
    void set_game(const game::Game& game) { game_ = game; }

    // Begins to search the game's position, and returns at once: there is nothing left to refuse. A search
    // that is running is ended first. Root moves of the limits are legal. The listener is called on the
    // search's thread, outlives the search, and hears its end once. A stop that is requested by the token
    // before the search begins counts like a later one: it still finds a legal move, if there is one.
    void go(const search::Limits& limits, search::Listener& listener, const std::stop_token& stop = {});

    // stop() and ponder_hit() are about the running search; without one they do nothing.
    void stop() { pool_.stop(); }
    void ponder_hit() { pool_.ponder_hit(); }
    [[nodiscard]] bool is_searching() const noexcept { return pool_.is_searching(); }

    // These return when the listener has heard the end of the search: wait() lets it end by itself, end()
    // stops it at once, and finish() stops it only if nothing but a stop or ponder_hit() would end it.
    void wait() { pool_.wait(); }
    void end() { pool_.end(); }
    void finish() { pool_.finish(); }

  private:
    [[nodiscard]] search::Settings settings() const;

    Config config_;
    search::Pool pool_;
    game::Game game_;
};

// The start position under a rule set.
[[nodiscard]] game::Game start_game(game::RuleSet rules);

}  // namespace janggun::engine
