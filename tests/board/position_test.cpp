#include "janggun/board/position.hpp"

#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "board/positions.hpp"
#include "data/effort.hpp"
#include "janggun/board/siege.hpp"

namespace janggun::board {
namespace {

// The board and the list of squares tell the same, in each of their two forms.
bool is_consistent(const Position& position) {
    Board fresh;
    int on_board = 0;
    for_each_square([&](Square square) {
        const PieceId id = position.at(square);
        if (id.is_none()) return;
        fresh.set(square, id);
        if (position.square_of(id) == square) ++on_board;
    });
    int listed = 0;
    for (const Side side : kSides) {
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot)
            listed += static_cast<int>(!position.square_of(PieceId(side, slot)).is_none());
    }
    return fresh == position.board() && listed == on_board;
}

TEST_CASE("taking a move back restores everything", "[board][position]") {
    const std::uint64_t seed = GENERATE(range(1U, 4U));
    CAPTURE(seed);
    util::Rng rng{seed};
    for (Position position : start_positions()) {
        CAPTURE(to_fen(position));
        std::string wrong;
        play_randomly(position, rng, test_data::effort(200, 60),
                      [&](const Position& before, Move move, const Undo& undo) {
                          Position back = position;
                          back.unmake(move, undo);
                          if (back != before || !is_consistent(back)) wrong += to_string(move) + " ";
                      });
        CHECK(wrong.empty());
    }
}

TEST_CASE("taking a whole game back leads to its first position", "[board][position]") {
    util::Rng rng{5};
    for (const Position& start : start_positions()) {
        CAPTURE(to_fen(start));
        Position position = start;
        std::vector<std::pair<Move, Undo>> played;
        play_randomly(position, rng, 100,
                      [&](const Position&, Move move, const Undo& undo) { played.emplace_back(move, undo); });
        CHECK_FALSE(played.empty());
        CHECK(position != start);
        for (; !played.empty(); played.pop_back()) position.unmake(played.back().first, played.back().second);
        CHECK(position == start);
    }
}

TEST_CASE("a move keeps the board and the list of squares in step", "[board][position]") {
    util::Rng rng{7};
    for (Position position : start_positions()) {
        CAPTURE(to_fen(position));
        std::string wrong;
        play_randomly(position, rng, test_data::effort(200, 60),
                      [&](const Position&, Move move, const Undo&) {
                          if (!is_consistent(position)) wrong += to_string(move) + " ";
                      });
        CHECK(wrong.empty());
    }
}

TEST_CASE("after any game the position is that of its FEN, but for the past", "[board][position]") {
    util::Rng rng{11};
    for (Position position : start_positions()) {
        play_randomly(position, rng, 150, [&](const Position&, Move, const Undo&) {});
        const std::string fen = to_fen(position);
        CAPTURE(fen);
        const Position read = parse_fen(fen, position.facing());
        CHECK(read.placement_key() == position.placement_key());
        CHECK(read.kings_face() == position.kings_face());
        CHECK(in_check(read) == in_check(position));
        if (!position.has_ended()) CHECK(legal_moves(read) == legal_moves(position));
    }
}

TEST_CASE("moves, captures and passes change the FEN as they should", "[board][position]") {
    const auto [start, moves, expected] = GENERATE(table<std::string, std::string, std::string>({
        {"3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 5 60", "a1a3", "3k5/9/9/9/9/9/r8/R8/9/4K4 b - - 6 60"},
        {"3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 99 60", "a1a4", "3k5/9/9/9/9/9/R8/9/9/4K4 b - - 0 60"},
        {"3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 5 60", "e1e1", "3k5/9/9/9/9/9/r8/9/9/R3K4 b - - 6 60"},
        {"3k5/9/9/9/9/9/r8/9/9/R3K4 b - - 5 60", "d10d10", "3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 6 61"},
        {"3k5/9/9/9/9/9/r8/9/9/R3K4 b - - 5 60", "a4a1", "3k5/9/9/9/9/9/9/9/9/r3K4 w - - 0 61"},
        {"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", "a4a5 a7a6 e2e2 e9e10",
         "rnbakabnr/9/1c5c1/2p1p1p1p/p8/P8/2P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 4 3"},
    }));
    CAPTURE(start, moves);
    CHECK(to_fen(after(parse_fen(start), moves)) == expected);
}

TEST_CASE("a captured piece has no square any more", "[board][position]") {
    Position position = parse_fen("3k5/9/9/9/9/9/r8/9/9/R3K4 w - - 0 1");
    const PieceId victim = position.at(square_named("a4"));
    const Undo undo = position.make(parse_move("a1a4").value());
    CHECK(undo.captured == victim);
    CHECK(position.square_of(victim).is_none());
    position.unmake(parse_move("a1a4").value(), undo);
    CHECK(position.square_of(victim) == square_named("a4"));
}

TEST_CASE("a side can set up no more pieces of a type than it owns", "[board][position]") {
    Position position;
    CHECK(position.place(Side::cho, PieceType::horse, square_named("a5")));
    CHECK(position.place(Side::cho, PieceType::horse, square_named("b5")));
    CHECK_FALSE(position.place(Side::cho, PieceType::horse, square_named("c5")));
    CHECK(position.at(square_named("c5")).is_none());
    CHECK(position.place(Side::han, PieceType::horse, square_named("c5")));
}

TEST_CASE("two passes in a row end the game, one does not", "[board][position]") {
    const auto [moves, passes] = GENERATE(table<std::string, Passes>({
        {"", Passes::none},
        {"e2e2", Passes::one},
        {"e2e2 e9e9", Passes::ended},
        {"e2e2 a7a6", Passes::none},
        {"e2e2 e9e10 e2e2", Passes::one},
        {"e2e2 e9e10 e2e2 e10e10", Passes::ended},
    }));
    const Facing facing = GENERATE(Facing::ignored, Facing::binds);
    CAPTURE(moves, facing == Facing::binds);
    const Position position = after(parse_fen(kStartFen, facing), moves);
    CHECK(position.passes() == passes);
    CHECK(position.has_ended() == (passes == Passes::ended));
    CHECK(legal_moves(position).empty() == (passes == Passes::ended));
}

TEST_CASE("a pass while the kings face each other ends the game only where that binds", "[board][position]") {
    const std::string fen = "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
    CHECK(after(parse_fen(fen, Facing::binds), "e2e2").passes() == Passes::ended);
    CHECK(after(parse_fen(fen, Facing::ignored), "e2e2").passes() == Passes::one);
}

TEST_CASE("the kings face each other on one file with nothing between", "[board][position]") {
    const auto [fen, expected] = GENERATE(table<std::string, bool>({
        {"4k4/9/9/9/9/9/9/9/9/4K4 w", true},
        {"9/9/3k5/9/9/9/9/3K5/9/9 b", true},
        {"5k3/9/9/9/9/9/9/9/9/5K3 w", true},
        {"4k4/9/9/9/9/9/9/9/9/3K5 w", false},
        {"3k5/9/9/9/9/9/9/9/9/5K3 w", false},
        {"4k4/9/9/9/4P4/9/9/9/9/4K4 w", false},
        {"4k4/9/9/9/9/9/9/4c4/9/4K4 w", false},
        {"4k4/4a4/9/9/9/9/9/9/9/4K4 w", false},
        {"3Pk4/9/9/9/9/9/9/9/9/4K4 b", true},
        {"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w", false},
    }));
    CAPTURE(fen);
    CHECK(parse_fen(fen, Facing::ignored).kings_face() == expected);
    CHECK(parse_fen(fen, Facing::binds).kings_face() == expected);
    CHECK_FALSE(parse_fen(fen, Facing::ignored).is_bound());
    CHECK(parse_fen(fen, Facing::binds).is_bound() == expected);
}

TEST_CASE("setting the side to move twice is setting it once", "[board][position]") {
    Position position = parse_fen("4k4/9/9/9/9/9/9/9/9/3K5 w - - 3 8");
    const Position start = position;
    position.set_side_to_move(Side::cho);
    CHECK(position == start);
    position.set_side_to_move(Side::han);
    CHECK(position.placement_key() == parse_fen("4k4/9/9/9/9/9/9/9/9/3K5 b - - 3 8").placement_key());
    CHECK(position.fullmove_number() == 8);
    position.set_side_to_move(Side::cho);
    CHECK(position == start);
}

}  // namespace
}  // namespace janggun::board
