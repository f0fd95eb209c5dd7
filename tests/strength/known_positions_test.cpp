// Positions that other engines are known to have got wrong, and what each is about.

#include <cstdint>
#include <string>

#include <catch2/catch.hpp>

#include "search/search.hpp"

using namespace janggun::search_test;
using janggun::eval::Score;

namespace {

constexpr std::uint64_t kNodes = 200'000;

std::string best(const Found& found) { return to_string(found.outcome.best); }
Score score(const Found& found) { return found.outcome.lines.front().units; }

}  // namespace

TEST_CASE("a mate that a cannon threatens behind a chariot's sacrifice is seen and met", "[strength]") {
    auto game =
        game_of("janggi", "r1b2kb1r/4a1R2/2nacc3/4pp3/p6R1/1P1N5/B4PPP1/4C2C1/4K4/3A1ABN1 b - - 0 19");
    const Found defence = find(game, to_nodes(kNodes));
    CHECK(!score(defence).is_decided());
    game.play(defence.outcome.best);
    CHECK(!score(find(game, to_nodes(kNodes))).is_mate());
}

TEST_CASE("a chariot that an elephant pins is not thrown away", "[strength]") {
    const auto game = game_of("janggi", "1C3a3/2R6/1r1k5/9/8r/5B3/1P7/6N2/4A4/4KA3 b - - 7 61");
    CHECK(best(find(game, to_nodes(kNodes))) != "i6f6");
}

TEST_CASE("a mate that begins with a discovered check is found", "[strength]") {
    const auto game = game_of("janggi", "3ak4/4a4/4n4/1p2C4/4pp3/3P5/2b5R/3C5/2r6/1RBKA2rc b - - 0 1");
    const Found found = find(game, to_nodes(kNodes));
    CHECK(best(found) == "h1h2");
    CHECK(score(found).is_mate());
    CHECK(score(found) > Score::draw());
}

TEST_CASE("passing while the kings face loses on points what cannot be held otherwise", "[strength]") {
    const auto game = game_of("janggi", "5k3/3aa4/9/6p1p/9/3n5/4p4/5KC2/6p2/9 w - - 0 1");
    const Found found = find(game, to_nodes(kNodes));
    CHECK(best(found) == "f3f3");
    CHECK(score(found) == Score::points_lost_in(1));
}

TEST_CASE("two elephants alone do not mate, and win on points", "[strength]") {
    const auto game = game_of("janggi", "4k4/9/9/9/9/4B4/4B4/9/9/4K4 w - - 0 1");
    const Found found = find(game, to_nodes(kNodes));
    CHECK(score(found).is_points());
    CHECK(score(found) > Score::draw());
}
