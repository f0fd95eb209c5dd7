#include "blind_spots.hpp"

#include <cstdint>
#include <string_view>

#include <catch2/catch.hpp>

#include "janggun/board/fen.hpp"
#include "search.hpp"

using namespace janggun::search_test;
using janggun::board::Move;
using janggun::game::Game;
using janggun::search::BlindSpots;

namespace {

// How many of a thousand players with half of the moves hidden do not see it.
int blind_to(const Game& game, std::string_view text) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        count +=
            static_cast<int>(BlindSpots{500, seed}.hide(game.position(), move(text), game.history().back()));
    return count;
}

}  // namespace

TEST_CASE("who has no blind spots sees everything", "[search]") {
    const Game game = start();
    CHECK_FALSE(BlindSpots{}.hide(game.position(), move("a4a5"), game.history().back()));
    for (std::uint64_t seed = 0; seed < 1000; ++seed)
        CHECK_FALSE(BlindSpots{0, seed}.hide(game.position(), move("a4a5"), game.history().back()));
}

TEST_CASE("blind spots depend on the move and the seed alone", "[search]") {
    const Game game = start();
    Game later = game;
    later.play(move("c4c5"));
    later.play(move("c7c6"));
    bool differ = false;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const BlindSpots spots{500, seed};
        const auto hides = [&](const Game& at, std::string_view text) {
            return spots.hide(at.position(), move(text), at.history().back());
        };
        CHECK(hides(game, "a4a5") == hides(later, "a4a5"));
        differ = differ || hides(game, "a4a5") != hides(game, "a4b4");
    }
    CHECK(differ);
}

TEST_CASE("half of the quiet moves are hidden from who is half blind", "[search]") {
    CHECK(blind_to(start(), "a4a5") > 450);
    CHECK(blind_to(start(), "a4a5") < 550);
    CHECK(blind_to(start(), "e2e2") == 1000);  // the pass
}

TEST_CASE("captures by leaps and long lines hide better than those at hand", "[search]") {
    // All of Cho's can take the chariot on e5.
    const Game game = game_of("janggi", "3k5/9/9/9/4r4/3PP4/2N6/4C4/1B2K4/3R5 w - - 0 1");
    const int by_soldier = blind_to(game, "e5e6");
    CHECK(by_soldier > 0);
    CHECK(by_soldier < 200);
    const int by_horse = blind_to(game, "c4e6");
    CHECK(by_horse > by_soldier + 100);
    CHECK(blind_to(game, "e3e6") > by_horse + 50);
}

TEST_CASE("a recapture is always seen, and so is every way out of check", "[search]") {
    Game game = game_of("janggi", "3k5/9/9/9/4p4/4P4/9/4R4/4A4/4K4 b - - 0 1");
    game.play(move("e6e5"));
    CHECK(blind_to(game, "e3e5") == 0);
    CHECK(blind_to(game, "e3f3") > 0);
    const Game checked = game_of("janggi", "4k4/9/9/9/9/9/9/9/3rK4/9 w - - 0 1");
    REQUIRE(checked.history().back().in_check);
    CHECK(blind_to(checked, "e2d2") == 0);
    CHECK(blind_to(checked, "e2e1") == 0);
}
