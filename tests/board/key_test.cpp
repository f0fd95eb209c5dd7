#include <catch2/catch.hpp>
#include <cstdint>
#include <map>
#include <string>

#include "board/positions.hpp"
#include "data/effort.hpp"
#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/position.hpp"

namespace janggun::board {
namespace {

// Placement and side to move: what a key of a placement stands for.
std::string without_counters(const std::string& fen) { return fen.substr(0, fen.find(' ') + 2); }

TEST_CASE("the key of a placement is foretold, and what a recount gives, after every move", "[board][key]") {
    const std::uint64_t seed = GENERATE(range(1U, 4U));
    CAPTURE(seed);
    util::Rng rng{seed};
    for (Position position : start_positions()) {
        CAPTURE(to_fen(position));
        CHECK(position.placement_key() == position.placement_key_slow());
        std::string wrong;
        play_randomly(position, rng, test_data::effort(200, 60),
                      [&](const Position& before, Move move, const Undo&) {
                          const bool is_foretold = move.is_pass() || before.key_after(move) == position.key();
                          if (position.placement_key() != position.placement_key_slow() || !is_foretold)
                              wrong += to_string(move) + " ";
                      });
        CHECK(wrong.empty());
    }
}

TEST_CASE("positions have the same placement key exactly when placement and side to move are the same",
          "[board][key]") {
    std::map<std::uint64_t, std::string> fen_of;
    std::map<std::string, std::uint64_t> key_of;
    const auto visit = [&](const Position& position) {
        const std::string fen = without_counters(to_fen(position));
        const std::uint64_t key = position.placement_key();
        if (fen_of.try_emplace(key, fen).first->second != fen) FAIL("one key for two positions: " << fen);
        if (key_of.try_emplace(fen, key).first->second != key) FAIL("two keys for one position: " << fen);
    };
    util::Rng rng{3};
    for (Position position : start_positions()) {
        visit(position);
        play_randomly(position, rng, test_data::effort(200, 60),
                      [&](const Position&, Move, const Undo&) { visit(position); });
    }
    for (const std::string& fen : test_data::all_fens()) visit(parse_fen(fen));
    CHECK(fen_of.size() > 2000);
}

TEST_CASE("a pending pass makes another position, but not another placement", "[board][key]") {
    const Position passed = after(parse_fen(kStartFen), "e2e2");
    const Position plain =
        parse_fen("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 1 1");
    CHECK(passed.placement_key() == plain.placement_key());
    CHECK(passed.key() != plain.key());
}

TEST_CASE("a position at the end of the game has a key of its own", "[board][key]") {
    const Position ended = after(parse_fen(kStartFen), "e2e2 e9e9");
    const Position start = parse_fen(kStartFen);
    CHECK(ended.placement_key() == start.placement_key());
    CHECK(ended.key() != start.key());
    CHECK(ended.key() != after(parse_fen(kStartFen), "a1a2 a10a9 a2a1 a9a10 e2e2").key());
}

TEST_CASE("a move after a pass leaves no trace of it in the key", "[board][key]") {
    const Position direct = after(parse_fen(kStartFen), "a4a5 e9e10 a5a6");
    const Position passed = after(parse_fen(kStartFen), "e2e2 e9e10 a4a5 e10e10 a5a6");
    CHECK(direct.key() == passed.key());
    CHECK(direct.key() == direct.placement_key());
}

TEST_CASE("two chariots that change places leave the same position", "[board][key]") {
    const Position start = parse_fen("3k5/9/9/9/9/9/9/9/R8/1R3K3 w - - 0 1");
    const Position changed =
        after(start, "a2c2 d10d10 b1b2 d10d9 b2a2 d9d10 c2c1 d10d10 c1b1 d10d9 f1f1 d9d10");
    REQUIRE(without_counters(to_fen(changed)) == without_counters(to_fen(start)));
    // They have really changed places.
    CHECK(changed.at(square_named("a2")) != start.at(square_named("a2")));
    CHECK(changed.at(square_named("a2")) == start.at(square_named("b1")));
    CHECK(changed.placement_key() == start.placement_key());
    CHECK(changed.key() == start.key());
}

TEST_CASE("the counters are no part of the keys, nor is the meaning of facing kings", "[board][key]") {
    const Position a = parse_fen("4k4/9/9/9/9/9/9/9/9/4K3R w - - 0 1", Facing::ignored);
    const Position b = parse_fen("4k4/9/9/9/9/9/9/9/9/4K3R w - - 57 99", Facing::binds);
    CHECK(a.placement_key() == b.placement_key());
    CHECK(a.key() == b.key());
}

TEST_CASE("the side to move is part of the key", "[board][key]") {
    const Position cho = parse_fen("4k4/9/9/9/9/9/9/9/9/3K5 w");
    const Position han = parse_fen("4k4/9/9/9/9/9/9/9/9/3K5 b");
    CHECK(cho.placement_key() != han.placement_key());
}

}  // namespace
}  // namespace janggun::board
