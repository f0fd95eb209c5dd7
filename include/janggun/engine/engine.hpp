#pragma once

#include "janggun/engine/config.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/pool.hpp"
#include "janggun/search/report.hpp"

namespace janggun::engine {

// A player and analyst: what front ends talk to. All functions belong to the owner's thread; the listener is
// called on the search's.
class Engine {
  public:
    explicit Engine(const Config& config = {});

    [[nodiscard]] const Config& config() const noexcept { return config_; }
    // What a running search depends on takes effect when it has ended. Throws util::InputError where the
    // machine cannot give what is asked for, and keeps the old value then. Other rules set up the start
    // position.
    void configure(const Config& config);

    void new_game();
    void clear_hash();

    [[nodiscard]] const game::Game& game() const noexcept { return game_; }
    void set_game(const game::Game& game) { game_ = game; }

    // Ends the search, whose listener is told its last, and lets what was configured during it take effect.
    // Throws where that is refused.
    void settle();
    // Searches the game's position, and returns at once. A running search is stopped, and has told its
    // listener its last, before the new one begins. Root moves of the limits are legal. Throws, with the
    // search begun all the same, where what was configured during the last search is refused.
    void go(const search::Limits& limits, search::Listener& listener);
    void stop() { pool_.stop(); }
    void ponder_hit() { pool_.ponder_hit(); }
    void wait() { pool_.wait(); }
    [[nodiscard]] bool is_searching() const noexcept { return pool_.is_searching(); }

  private:
    void apply();
    void apply_threads();
    void apply_hash();
    [[nodiscard]] search::Settings settings() const;

    Config config_;
    Config applied_;  // to the pool
    search::Pool pool_;
    game::Game game_;
    bool is_hash_old_ = false;  // to be cleared before the next search
};

// The start position under a rule set.
[[nodiscard]] game::Game start_game(game::RuleSet rules);

}  // namespace janggun::engine
