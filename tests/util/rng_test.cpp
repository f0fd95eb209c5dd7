#include "janggun/util/rng.hpp"

#include <catch2/catch.hpp>
#include <cstdint>
#include <set>
#include <vector>

namespace janggun::util {
namespace {

std::vector<std::uint64_t> first_numbers(std::uint64_t seed, int count) {
    Rng rng{seed};
    std::vector<std::uint64_t> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(rng.next());
    return numbers;
}

TEST_CASE("the numbers are those that the authors of SplitMix64 publish", "[util][rng]") {
    CHECK(first_numbers(1234567, 5) == std::vector<std::uint64_t>{6457827717110365317U, 3203168211198807973U,
                                                                  9817491932198370423U, 4593380528125082431U,
                                                                  16408922859458223821U});
}

TEST_CASE("the same seed gives the same numbers, another seed others", "[util][rng]") {
    CHECK(first_numbers(42, 100) == first_numbers(42, 100));
    CHECK(first_numbers(42, 100) != first_numbers(43, 100));
}

TEST_CASE("numbers can be drawn at compile time", "[util][rng]") {
    STATIC_REQUIRE(Rng{0}.next() == 0xE220A8397B1DCDAFU);
    CHECK(Rng{0}.next() == 0xE220A8397B1DCDAFU);
}

TEST_CASE("a bounded number is below its bound, and each one comes up", "[util][rng]") {
    const std::uint32_t bound = GENERATE(1U, 2U, 3U, 90U, 1000U);
    CAPTURE(bound);
    Rng rng{bound};
    std::set<std::uint32_t> seen;
    for (std::uint32_t i = 0; i < 20 * bound; ++i) seen.insert(rng.below(bound));
    CHECK(*seen.rbegin() == bound - 1);
    CHECK(seen.size() == bound);
}

}  // namespace
}  // namespace janggun::util
