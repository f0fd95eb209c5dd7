#include "endings.hpp"

#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "data/effort.hpp"
#include "janggun/game/points.hpp"
#include "match/players.hpp"

namespace janggun::match_test {
namespace {

using Judge = bool (*)(const Ending&, const match::PlayedGame&);

// The engine against itself. Tells of each game that is not as it should be, and leaves most out where the
// optimiser is off.
void play_all(const std::vector<Ending>& endings, std::uint64_t nodes, std::uint64_t other_nodes,
              Judge is_right, std::size_t most_slips) {
    REQUIRE(endings.size() >= 30 + most_slips);
    const std::unique_ptr<match::Player> favourite = engine_player();
    const std::unique_ptr<match::Player> other = engine_player();
    const auto every = static_cast<std::size_t>(test_data::effort(1, 10));
    std::string slips;
    std::size_t number_of_slips = 0;
    for (std::size_t i = 0; i < endings.size(); i += every) {
        const match::PlayedGame game = play_out(endings[i], {*favourite, nodes, *other, other_nodes});
        if (is_right(endings[i], game)) continue;
        ++number_of_slips;
        slips += story(endings[i], game) + '\n';
    }
    INFO(slips);
    CHECK(number_of_slips <= most_slips);
}

int plies_left(const Ending& ending) {
    return ending.start.rules().move_limit - ending.start.position().halfmove_clock();
}

TEST_CASE("a small lead on points is held against oneself until the counter runs out", "[strength]") {
    play_all(held_endings(), 10'000, 10'000, is_held, kMostLeadsLost);
}

TEST_CASE("what can be won by mate is won by mate against oneself", "[strength]") {
    play_all(won_endings(), 100'000, 20'000, is_won_by_mate, kMostMatesMissed);
}

TEST_CASE("the leads to be held are small, and the counter is near its limit", "[strength]") {
    for (const Ending& ending : held_endings()) {
        CAPTURE(ending.line);
        const game::Points points = game::count_points(ending.start.position());
        const int lead = points.cho_halves - points.han_halves;
        CHECK(ending.start.rules().undecided == game::Undecided::points);
        CHECK(lead != 0);
        CHECK(-6 <= lead);
        CHECK(lead <= 6);
        CHECK(plies_left(ending) >= 8);
        CHECK(plies_left(ending) <= 40);
    }
}

}  // namespace
}  // namespace janggun::match_test
