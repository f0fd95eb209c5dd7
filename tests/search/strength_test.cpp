#include "janggun/search/strength.hpp"

#include <cstdint>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

using janggun::eval::Score;
using janggun::search::Info;
using janggun::search::Strength;

namespace {

std::vector<Info> lines(const std::vector<int>& scores) {
    std::vector<Info> lines;
    for (const int score : scores) lines.emplace_back().units = Score{score};
    return lines;
}

}  // namespace

TEST_CASE("ratings cover the levels below full strength evenly", "[search]") {
    CHECK(Strength::of_elo(Strength::kLeastElo).level == Strength::kLeast);
    CHECK(Strength::of_elo(Strength::kMostElo).level == Strength::kFull - 1);
    CHECK(Strength::of_elo(-1000).level == Strength::kLeast);
    CHECK(Strength::of_elo(9999).level == Strength::kFull - 1);
    std::set<int> levels;
    for (int elo = Strength::kLeastElo; elo < Strength::kMostElo; ++elo) {
        const int level = Strength::of_elo(elo).level;
        const int next = Strength::of_elo(elo + 1).level;
        CHECK(next >= level);
        CHECK(next <= level + 1);
        levels.insert(level);
    }
    CHECK(levels.size() + 1 >= static_cast<std::size_t>(Strength::kFull - Strength::kLeast));
}

TEST_CASE("a higher level sees more", "[search]") {
    CHECK(Strength{Strength::kLeast}.most_nodes() > 0);
    for (int level = Strength::kLeast; level < Strength::kFull; ++level) {
        CAPTURE(level);
        CHECK(Strength{level}.most_nodes() < Strength{level + 1}.most_nodes());
    }
}

TEST_CASE("a choice depends on the position alone", "[search]") {
    const std::vector<Info> candidates = lines({50, 40, 30, 20});
    for (int level = Strength::kLeast; level <= Strength::kFull; ++level) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const std::size_t chosen = Strength{level}.choose(candidates, seed);
            REQUIRE(chosen < candidates.size());
            CHECK(Strength{level}.choose(candidates, seed) == chosen);
        }
    }
}

TEST_CASE("full strength chooses the best line", "[search]") {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        CHECK(Strength{Strength::kFull}.choose(lines({50, 49, 49}), seed) == 0);
        CHECK(Strength{Strength::kFull}.choose(lines({0, 0, 0}), seed) == 0);
    }
}

TEST_CASE("a weak player chooses any line that is nearly as good, and none that is far worse", "[search]") {
    std::set<std::size_t> chosen;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        chosen.insert(Strength{Strength::kLeast}.choose(lines({50, 40, 30, -5000}), seed));
    CHECK(chosen == std::set<std::size_t>{0, 1, 2});
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CHECK(Strength{Strength::kLeast}.choose(lines({31'999, 20, 10}), seed) == 0);
        CHECK(Strength{Strength::kLeast}.choose(lines({7}), seed) == 0);
    }
}

TEST_CASE("a weaker player misses the best line more often", "[search]") {
    const auto misses = [](int level) {
        int count = 0;
        for (std::uint64_t seed = 0; seed < 2000; ++seed)
            count += static_cast<int>(Strength{level}.choose(lines({60, 30, 0, -30}), seed) != 0);
        return count;
    };
    CHECK(misses(-20) > misses(0));
    CHECK(misses(0) > misses(15));
    CHECK(misses(19) == 0);
}
