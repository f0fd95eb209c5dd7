// Positions that searches were once wrong or slow in.

#include <algorithm>
#include <cstdint>
#include <string>

#include <catch2/catch.hpp>

#include "data/records.hpp"
#include "janggun/board/checks.hpp"
#include "janggun/board/fen.hpp"
#include "search.hpp"

using namespace janggun::search_test;

namespace board = janggun::board;
namespace test_data = janggun::test_data;

TEST_CASE("a soldier that leaves a palace diagonal gives check along it", "[search]") {
    const auto position = board::parse_fen("4ka3/4a4/9/4R4/2B6/9/9/5K3/4p4/3r5 b - - 0 113");
    CHECK(board::Checks{position}.is_given_by(position, board::parse_move("e2f2").value()));
    CHECK_FALSE(board::Checks{position}.is_given_by(position, board::parse_move("f10f9").value()));
}

// The first iteration is finished whatever stops the search: no position may make it long. Lines on which
// both sides give check with every move once made it endless.
TEST_CASE("the first iteration is short in every position and under all rules", "[search]") {
    constexpr std::uint64_t kMostNodes = 5'000;
    std::uint64_t most = 0;
    janggun::search::Pool pool{4};
    for (const std::string& fen : test_data::all_fens()) {
        for (const char* const rules : {"janggi", "janggicasual"}) {
            const auto game = game_of(rules, fen);
            if (game.verdict().is_over()) continue;
            const Found found = find(pool, game, to_depth(1));
            most = std::max(most, found.outcome.nodes);
            CAPTURE(fen, rules);
            CHECK(found.outcome.nodes < kMostNodes);
        }
    }
    CHECK(most > 100);
}
