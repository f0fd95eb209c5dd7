#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "janggun/engine/config.hpp"
#include "janggun/match/engine_player.hpp"
#include "janggun/match/player.hpp"
#include "janggun/match/program_player.hpp"

// Players for tests.

namespace janggun::match_test {

// Answers as a function says.
class ScriptedPlayer : public match::Player {
  public:
    using Script = std::function<match::Reply(const match::Turn&)>;

    explicit ScriptedPlayer(Script script, std::optional<std::string> complaint = {})
        : script_{std::move(script)}, complaint_{std::move(complaint)} {}

    [[nodiscard]] std::string name() const override { return "script"; }
    [[nodiscard]] std::optional<std::string> new_game(const std::stop_token& /*stop*/) override {
        return complaint_;
    }
    [[nodiscard]] match::Reply think(const match::Turn& turn) override { return script_(turn); }

  private:
    Script script_;
    std::optional<std::string> complaint_;
};

// The first legal move that is no pass, with this opinion of the position.
[[nodiscard]] match::Reply first_move(const match::Turn& turn, std::optional<int> score = {});

// The engine of this process, with a small table.
[[nodiscard]] std::unique_ptr<match::Player> engine_player();

// A shell that says what belongs to the handshake, and for `go` runs `on_go`. It can wait for little.
[[nodiscard]] match::ProgramSettings shell_program(std::string_view on_go);

}  // namespace janggun::match_test
