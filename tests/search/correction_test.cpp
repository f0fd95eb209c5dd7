#include "correction.hpp"

#include <catch2/catch.hpp>

#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/zobrist.hpp"

using janggun::board::kSides;
using janggun::board::MoveList;
using janggun::board::PieceType;
using janggun::board::Position;
using janggun::board::Side;
using janggun::board::zobrist::turn_key;
using janggun::search::Corrections;
using janggun::search::Learnt;
using janggun::search::Structure;

TEST_CASE("the structure kept up from move to move is that of the position", "[search]") {
    for (const auto& row : janggun::test_data::perft_rows("perft.epd")) {
        Position position = janggun::board::parse_fen(row.fen);
        const Structure before = Structure::of(position);
        MoveList moves;
        generate_legal(position, moves);
        for (const auto move : moves) {
            Structure structure = before;
            const auto mover = position.at(move.from());
            const auto undo = position.make(move);
            const auto change = position.placement_key() ^ undo.placement_key ^ turn_key();
            structure.note(change, mover, undo.captured, move.to());
            CAPTURE(row.fen, to_string(move));
            CHECK(structure == Structure::of(position));
            position.unmake(move, undo);
        }
    }
}

TEST_CASE("what was learnt of a structure is known of the same side to move only", "[search]") {
    const Structure start = Structure::of(janggun::board::parse_fen(janggun::board::kStartFen));
    const Structure other = Structure::of(janggun::board::parse_fen("3k5/9/9/9/9/4P4/9/9/4K4/9 w - - 0 1"));
    Corrections corrections;
    for (const Side side : kSides) CHECK(corrections.of(side, start) == 0);
    corrections.learn(Side::cho, start, 1000);
    CHECK(corrections.of(Side::cho, start) == 1000 * static_cast<int>(Structure::kParts));
    CHECK(corrections.of(Side::han, start) == 0);
    CHECK(corrections.of(Side::cho, other) == 0);
    corrections.forget();
    CHECK(corrections.of(Side::cho, start) == 0);
}

TEST_CASE("no lesson, and no number of them, corrects without a bound", "[search]") {
    const Structure start = Structure::of(janggun::board::parse_fen(janggun::board::kStartFen));
    Corrections corrections;
    for (int i = 0; i < 1000; ++i) corrections.learn(Side::han, start, -1'000'000);
    const int bound = Learnt::kMost * static_cast<int>(Structure::kParts);
    CHECK(corrections.of(Side::han, start) >= -bound);
    CHECK(corrections.of(Side::han, start) < -bound / 2);
}
