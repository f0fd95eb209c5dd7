#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "janggun/engine/config.hpp"
#include "janggun/engine/engine.hpp"
#include "janggun/match/player.hpp"

namespace janggun::match {

// A player that is the engine of this program.
class EnginePlayer : public Player {
  public:
    // Throws std::bad_alloc if the machine has no memory for the table.
    explicit EnginePlayer(const engine::Config& config) : engine_{config} {}

    // Applies from the next game on.
    void configure(const engine::Config& config) { engine_.configure(config); }

    [[nodiscard]] std::string name() const override;
    [[nodiscard]] std::optional<std::string> new_game(const std::stop_token& stop) override;
    [[nodiscard]] Reply think(const Turn& turn) override;

  private:
    engine::Engine engine_;
};

}  // namespace janggun::match
