#include "janggun/match/schedule.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <vector>

namespace janggun::match {
namespace {

std::vector<std::size_t> openings_of(const Schedule& schedule) {
    std::vector<std::size_t> openings;
    for (std::int64_t pair = 0; pair < schedule.games() / 2; ++pair)
        openings.push_back(schedule.game(2 * pair).opening);
    return openings;
}

TEST_CASE("each opening is played twice, with sides swapped", "[match]") {
    const Schedule schedule{16, 40, 7};
    for (std::int64_t number = 0; number < schedule.games(); number += 2) {
        const Pairing first = schedule.game(number);
        const Pairing second = schedule.game(number + 1);
        CHECK(first.number == number);
        CHECK(second.number == number + 1);
        CHECK(first.opening == second.opening);
        CHECK(first.seed == second.seed);
        CHECK(first.cho == Contestant::a);
        CHECK(second.cho == Contestant::b);
    }
}

TEST_CASE("all openings are played before one comes again, in the same order", "[match]") {
    const std::vector<std::size_t> openings = openings_of({16, 64, 3});
    REQUIRE(openings.size() == 32);
    CHECK(std::set<std::size_t>(openings.begin(), openings.begin() + 16).size() == 16);
    CHECK(std::vector(openings.begin(), openings.begin() + 16) ==
          std::vector(openings.begin() + 16, openings.end()));
}

TEST_CASE("the seed decides the order and the random plies", "[match]") {
    CHECK(openings_of({16, 32, 1}) == openings_of({16, 32, 1}));
    CHECK(openings_of({16, 32, 1}) != openings_of({16, 32, 2}));
    CHECK(Schedule(16, 32, 1).game(4).seed == Schedule(16, 32, 1).game(4).seed);
    CHECK(Schedule(16, 32, 1).game(4).seed != Schedule(16, 32, 2).game(4).seed);
    std::set<std::uint64_t> seeds;
    const Schedule schedule{1, 2000, 0};
    for (std::int64_t number = 0; number < schedule.games(); ++number)
        seeds.insert(schedule.game(number).seed);
    CHECK(seeds.size() == 1000);
}

TEST_CASE("an odd number of games is rounded up to pairs", "[match]") {
    CHECK(Schedule(1, 1, 0).games() == 2);
    CHECK(Schedule(1, 2, 0).games() == 2);
    CHECK(Schedule(5, 7, 0).games() == 8);
}

}  // namespace
}  // namespace janggun::match
