#include "janggun/train/summary.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <numeric>

#include "games.hpp"

namespace janggun::train {
namespace {

TEST_CASE("games are counted by results, endings, rules and set-ups", "[train]") {
    Summary summary;
    for (const GameRecord& game : train_test::some_games()) summary.add(game);
    CHECK(summary.all.games == 4);
    CHECK(summary.all.cho_wins == 1);
    CHECK(summary.all.han_wins == 1);
    CHECK(summary.all.draws == 2);
    CHECK(summary.all.positions == 8);
    CHECK(summary.all.random_plies == 6);
    CHECK(summary.all.plies() == 14);
    CHECK(summary.by_rules[1].games == 1);
    CHECK(summary.by_rules[1].han_wins == 1);
    CHECK(summary.by_rules[2].random_plies == 3);
    CHECK(summary.count(Ending::mate) == 1);
    CHECK(summary.count(Ending::double_pass) == 1);
    CHECK(summary.count(Ending::resignation) == 1);
    CHECK(summary.count(Ending::ply_limit) == 1);
    CHECK(summary.by_setups[0] == 1);
    CHECK(summary.by_setups[2] == 1);   // inner, left
    CHECK(summary.by_setups[5] == 1);   // outer, outer
    CHECK(summary.by_setups[12] == 1);  // right, inner
    CHECK(std::accumulate(summary.by_setups.begin(), summary.by_setups.end(), std::int64_t{0}) == 4);
}

TEST_CASE("every ending has a name", "[train]") {
    CHECK(name(Ending::mate) == "mate");
    CHECK(name(Ending::move_limit) == "move limit");
    CHECK(name(Ending::ply_limit) == "ply limit");
}

}  // namespace
}  // namespace janggun::train
