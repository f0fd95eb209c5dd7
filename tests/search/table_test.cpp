#include "janggun/search/table.hpp"

#include <atomic>
#include <cstdint>
#include <optional>
#include <thread>
#include <vector>

#include <catch2/catch.hpp>

#include "janggun/util/rng.hpp"
#include "search.hpp"

using janggun::board::Move;
using janggun::board::Square;
using janggun::board::TypeSet;
using janggun::eval::Score;
using janggun::search::Bound;
using janggun::search::Hit;
using janggun::search::Table;
using janggun::search_test::move;

namespace {

bool is_same(const Hit& a, const Hit& b) {
    return a.move == b.move && a.score == b.score && a.evaluation == b.evaluation && a.depth == b.depth &&
           a.bound == b.bound && a.was_pv == b.was_pv && a.takers == b.takers;
}

// Keys with the same upper half compete for the same few entries.
constexpr std::uint64_t kUpper = 0x1234'5678'0000'0000;

Hit of_depth(int depth) { return {move("a1a2"), Score{depth}, Score{1}, depth, Bound::exact}; }

// The depths that the table still knows of keys kUpper + 1, 2, ...
std::vector<int> depths(const Table& table, std::uint64_t keys) {
    std::vector<int> depths;
    for (std::uint64_t i = 1; i <= keys; ++i) {
        const auto hit = table.probe(kUpper + i);
        depths.push_back(hit ? hit->depth : -1);
    }
    return depths;
}

// A hit that follows from the key and a version, so that a mixture of two can be told.
Hit made_up(std::uint64_t key, std::uint64_t version) {
    janggun::util::Rng rng{key * 31 + version};
    const auto square = [&rng] {
        return Square{static_cast<int>(rng.below(janggun::board::kFiles)),
                      static_cast<int>(rng.below(janggun::board::kRanks))};
    };
    const auto score = [&rng] { return Score{static_cast<int>(rng.below(60'000)) - 30'000}; };
    const Move any{square(), square()};
    const Score found = score();
    const Score evaluation = score();
    const auto depth = static_cast<int>(rng.below(100));
    const auto types = [&rng] { return TypeSet::from_raw(rng.below(1U << janggun::board::kPieceTypes)); };
    const bool was_pv = rng.below(2) == 0;
    const TypeSet takers = types();
    return {any, found, evaluation, depth, Bound::exact, was_pv, {takers, types()}};
}

}  // namespace

TEST_CASE("a table gives back what was stored", "[search]") {
    Table table{1};
    CHECK(!table.probe(0));
    CHECK(!table.probe(~std::uint64_t{0}));
    const std::vector<Hit> hits{
        {move("a1a2"), Score{0}, Score{0}, 1, Bound::exact},
        {move("i10a1"), Score{-15'000}, Score{15'000}, 120, Bound::upper},
        {move("e2e2"), Score::mated_in(0), Score{-3}, 0, Bound::lower, true},
        {move("a10a9"), -Score::mated_in(1), Score::unknown(), 255, Bound::exact, true},
        {Move::none(), Score::points_lost_in(7), Score::unknown(), 9, Bound::upper},
        {move("e9f10"),
         Score::infinite(),
         -Score::infinite(),
         9,
         Bound::lower,
         false,
         {TypeSet{}, TypeSet{}}},
    };
    janggun::util::Rng rng{1};
    for (const Hit& hit : hits) {
        for (const std::uint64_t key : {std::uint64_t{0}, ~std::uint64_t{0}, rng.next(), rng.next()}) {
            Table fresh{1};
            fresh.store(key, hit);
            const auto found = fresh.probe(key);
            CAPTURE(key, hit.score.raw());
            REQUIRE(found);
            CHECK(is_same(*found, hit));
            CHECK(!fresh.probe(key ^ 1U));
            CHECK(!fresh.probe(key ^ (std::uint64_t{1} << 63U)));
        }
    }
}

TEST_CASE("a table knows many positions at a time", "[search]") {
    Table table{1};
    constexpr int kPositions = 10'000;  // a sixth of what fits
    int known = 0;
    for (int pass = 0; pass < 2; ++pass) {
        janggun::util::Rng rng{2};
        for (int i = 0; i < kPositions; ++i) {
            const std::uint64_t key = rng.next();
            if (pass == 0) {
                table.store(key, made_up(key, 0));
            } else if (const auto hit = table.probe(key)) {
                ++known;
                CHECK(is_same(*hit, made_up(key, 0)));
            }
        }
    }
    CHECK(known > kPositions * 99 / 100);
}

TEST_CASE("where room is short the deepest results stay", "[search]") {
    Table table{1};
    for (const int depth : {3, 9, 5, 7})
        table.store(kUpper + static_cast<unsigned>((depth - 1) / 2), of_depth(depth));
    CHECK(depths(table, 4) == std::vector<int>{3, 5, 7, 9});
    table.store(kUpper + 5, of_depth(4));
    CHECK(depths(table, 5) == std::vector<int>{-1, 5, 7, 9, 4});
    table.store(kUpper + 6, of_depth(1));  // what comes is kept in any case
    CHECK(depths(table, 6) == std::vector<int>{-1, 5, 7, 9, -1, 1});
}

TEST_CASE("results of long ago give way to new ones", "[search]") {
    Table table{1};
    table.start_search();
    table.store(kUpper + 1, of_depth(20));
    for (int search = 0; search < 4; ++search) table.start_search();
    for (const int depth : {3, 4, 5}) table.store(kUpper + static_cast<unsigned>(depth - 1), of_depth(depth));
    CHECK(depths(table, 4) == std::vector<int>{20, 3, 4, 5});
    table.store(kUpper + 5, of_depth(2));
    CHECK(depths(table, 5) == std::vector<int>{-1, 3, 4, 5, 2});
}

TEST_CASE("a position has one entry, which keeps a move that is not known better", "[search]") {
    Table table{1};
    table.store(kUpper + 1, of_depth(5));
    table.store(kUpper + 1, {Move::none(), Score{7}, Score{1}, 6, Bound::upper});
    const auto hit = table.probe(kUpper + 1);
    REQUIRE(hit);
    CHECK(hit->move == move("a1a2"));
    CHECK(hit->score == Score{7});
    CHECK(hit->depth == 6);
    for (const int depth : {2, 3, 4}) table.store(kUpper + static_cast<unsigned>(depth), of_depth(depth));
    CHECK(depths(table, 4) == std::vector<int>{6, 2, 3, 4});
}

TEST_CASE("a far less deep bound does not replace what the same search has found", "[search]") {
    Table table{1};
    table.start_search();
    table.store(kUpper + 1, of_depth(12));
    table.store(kUpper + 1, {move("a1a3"), Score{7}, Score{1}, 2, Bound::lower});
    CHECK(depths(table, 1) == std::vector<int>{12});
    table.store(kUpper + 1, {move("a1a3"), Score{7}, Score{1}, 2, Bound::exact});
    CHECK(depths(table, 1) == std::vector<int>{2});
    table.store(kUpper + 1, of_depth(12));
    table.start_search();
    table.store(kUpper + 1, {move("a1a3"), Score{7}, Score{1}, 2, Bound::lower});
    CHECK(depths(table, 1) == std::vector<int>{2});
}

TEST_CASE("an emptied table knows nothing", "[search]") {
    Table table{1};
    table.store(kUpper, of_depth(5));
    table.clear();
    CHECK(!table.probe(kUpper));
    CHECK(table.fill_permille() == 0);
    CHECK(table.megabytes() == 1);
    table.store(kUpper, of_depth(6));
    CHECK(table.probe(kUpper).has_value());
}

TEST_CASE("a table tells how much of it the search has filled", "[search]") {
    Table table{1};
    table.start_search();
    CHECK(table.fill_permille() == 0);
    janggun::util::Rng rng{3};
    int last = 0;
    for (int round = 0; round < 6; ++round) {
        constexpr int kPerRound = 40'000;
        for (int i = 0; i < kPerRound; ++i) table.store(rng.next(), of_depth(5));
        const int fill = table.fill_permille();
        CHECK(fill >= last);
        last = fill;
    }
    CHECK(last > 900);
    CHECK(last <= 1000);
    table.start_search();
    CHECK(table.fill_permille() == 0);
    CHECK(table.probe(kUpper + 1) == std::nullopt);
}

TEST_CASE("threads that meet in a table never read a mixture", "[search]") {
    Table table{1};
    constexpr std::uint64_t kKeys = 6;  // for four entries
    constexpr std::uint64_t kVersions = 3;
    constexpr int kRounds = 30'000;
    std::atomic<int> mixtures{0};
    std::atomic<int> hits{0};
    const auto hammer = [&](std::uint64_t seed) {
        janggun::util::Rng rng{seed};
        for (int i = 0; i < kRounds; ++i) {
            const std::uint64_t key = kUpper + rng.below(kKeys);
            if (rng.below(2) == 0) {
                table.store(key, made_up(key, rng.below(kVersions)));
            } else if (const auto hit = table.probe(key)) {
                bool is_whole = false;
                for (std::uint64_t version = 0; version < kVersions; ++version)
                    is_whole = is_whole || is_same(*hit, made_up(key, version));
                mixtures += static_cast<int>(!is_whole);
                ++hits;
            }
        }
    };
    std::thread other{hammer, 1};
    hammer(2);
    other.join();
    CHECK(mixtures == 0);
    CHECK(hits > 0);
}
