#include "janggun/train/summary.hpp"

namespace janggun::train {

void ResultCounts::add(const GameRecord& game) noexcept {
    ++games;
    switch (game.result) {
        case game::Result::cho_wins: ++cho_wins; break;
        case game::Result::han_wins: ++han_wins; break;
        case game::Result::draw: ++draws; break;
        case game::Result::undecided: break;
    }
    positions += static_cast<std::int64_t>(game.moves.size());
    random_plies += static_cast<std::int64_t>(game.random_moves.size());
}

void Summary::add(const GameRecord& game) noexcept {
    all.add(game);
    by_rules[static_cast<std::size_t>(game.rules)].add(game);
    ++by_ending[static_cast<std::size_t>(game.ending) - 1];
    ++by_setups[index(game.cho) * board::kSetups.size() + index(game.han)];
}

}  // namespace janggun::train
