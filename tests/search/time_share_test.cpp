#include "time_share.hpp"

#include <catch2/catch.hpp>

#include "search.hpp"

using namespace janggun;
using namespace janggun::search_test;
using eval::Score;

namespace {

constexpr search::Params kSharing{};

// After so many iterations with the same best move and score.
search::TimeShare settled_for(int iterations) {
    search::TimeShare share;
    share.start();
    for (int i = 0; i < iterations; ++i) share.note(move("a1a2"), Score{50}, i == 0);
    return share;
}

}  // namespace

TEST_CASE("a move gets the less time the longer it has been best", "[search]") {
    CHECK(settled_for(5).now(Score{50}, 0.5, kSharing) < settled_for(1).now(Score{50}, 0.5, kSharing));
    CHECK(settled_for(20).now(Score{50}, 0.5, kSharing) == settled_for(30).now(Score{50}, 0.5, kSharing));
    search::TimeShare changed = settled_for(20);
    changed.note(move("b1b2"), Score{50}, false);
    CHECK(changed.now(Score{50}, 0.5, kSharing) > settled_for(20).now(Score{50}, 0.5, kSharing));
}

TEST_CASE("a move gets the less time the fewer nodes others took", "[search]") {
    CHECK(settled_for(5).now(Score{50}, 0.9, kSharing) < settled_for(5).now(Score{50}, 0.2, kSharing));
}

TEST_CASE("a fallen score gets more time, a risen one less, within bounds", "[search]") {
    const search::TimeShare share = settled_for(5);
    const double usual = share.now(Score{50}, 0.5, kSharing);
    CHECK(share.now(Score{30}, 0.5, kSharing) > usual);
    CHECK(share.now(Score{60}, 0.5, kSharing) < usual);
    CHECK(share.now(Score{-9000}, 0.5, kSharing) == share.now(Score{-500}, 0.5, kSharing));
    CHECK(share.now(Score::mated_in(3), 0.5, kSharing) == Approx(usual * kSharing.time_fall_most / 100));
}
