#pragma once

#include <optional>

#include "janggun/eval/counter.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/rules.hpp"
#include "path.hpp"

namespace janggun::search {

// What the rules of a game make of the positions on a path.
class Judge {
  public:
    Judge() = default;
    // Where claims stand in the game and nobody made them, nobody will.
    explicit Judge(const game::Game& game, int recurrence) noexcept;

    // What the rules about the past make of this node, below the root.
    [[nodiscard]] std::optional<eval::Score> outcome(const Path& path, int ply) const;
    // The side to move has lost, won or drawn by an ending that is no mate.
    [[nodiscard]] eval::Score undecided_outcome(const Path& path, int ply) const;
    // An evaluation with the counter where it is.
    [[nodiscard]] eval::Score weigh(eval::Score evaluation, const Path& path) const noexcept {
        return weighed_by_counter(evaluation, path.position(), path.material(), rules_);
    }

  private:
    [[nodiscard]] std::optional<eval::Score> recurrence(const Path& path, int ply) const;

    game::Rules rules_{};
    bool is_judged_ = true;  // who could claim an end of the game gets it
    int recurrence_ = 0;     // what the first one is worth
};

}  // namespace janggun::search
