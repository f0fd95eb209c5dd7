#pragma once

#include <optional>

#include "janggun/eval/counter.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/rules.hpp"
#include "path.hpp"

namespace janggun::search {

// Applies the rules of a game to the positions on a path.
class Judge {
  public:
    Judge() = default;
    // If the game could have been claimed and nobody did, the search assumes that nobody will.
    explicit Judge(const game::Game& game, int recurrence) noexcept;

    // The score that the rules about the past give this node; nothing if the game goes on. The node is below
    // the root.
    [[nodiscard]] std::optional<eval::Score> outcome(const Path& path, int ply) const;
    // The score if the game ends here without a mate, for the side to move.
    [[nodiscard]] eval::Score undecided_outcome(const Path& path, int ply) const;
    // An evaluation, weighed by the position's counter.
    [[nodiscard]] eval::Score weigh(eval::Score evaluation, const Path& path) const noexcept {
        return weighed_by_counter(evaluation, path.position(), path.material(), rules_);
    }

  private:
    [[nodiscard]] std::optional<eval::Score> recurrence(const Path& path, int ply) const;

    game::Rules rules_{};
    bool is_judged_ = true;  // whoever could claim an end of the game gets it
    int recurrence_ = 0;     // the score of a first recurrence
};

}  // namespace janggun::search
