#include "janggun/board/sight.hpp"

#include <string>
#include <string_view>

#include <catch2/catch.hpp>

#include "data/records.hpp"
#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"

using namespace janggun::board;

namespace {

std::string squares_of(const Position& position, Side side, SlotSet set) {
    std::string squares;
    position.for_each_piece(side, [&](PieceId id, Square square) {
        if (set.contains(id.slot())) squares += (squares.empty() ? "" : " ") + to_string(square);
    });
    return squares;
}

TypeSet takers_among(const Position& position) {
    MoveList captures;
    generate_pseudo_legal_captures(position, TypeSet::all(), captures);
    TypeSet takers;
    for (const Move move : captures) takers.add(position.at(move.from()).type());
    return takers;
}

}  // namespace

TEST_CASE("who can take something is seen, king and guards apart", "[board]") {
    int named = 0;
    for (const char* const name : {"perft.epd", "movegen.epd"}) {
        for (const auto& row : janggun::test_data::perft_rows(name)) {
            const Position position = parse_fen(row.fen);
            const Side side = position.side_to_move();
            const TypeSet takers = takers_among(position);
            const TypeSet seen = sight_of(position).takers[index(side)];
            for (const PieceType type : {PieceType::soldier, PieceType::horse, PieceType::elephant,
                                         PieceType::chariot, PieceType::cannon}) {
                const bool takes = takers.contains(type);
                CAPTURE(row.fen, index(type));
                // Soldiers in the palace may be named for nothing.
                if (type == PieceType::soldier && !takes) continue;
                CHECK(seen.contains(type) == takes);
                named += static_cast<int>(takes);
            }
        }
    }
    CHECK(named > 100);
}

TEST_CASE("pieces are in danger that are attacked by soldiers or leapers, or uncovered by sliders",
          "[board]") {
    struct Danger {
        std::string_view fen;
        std::string_view of_han;  // squares
        std::string_view of_cho;
    };
    const Danger dangers[] = {
        {"3k5/9/9/9/R3p4/9/9/9/4K4/9 b - - 0 1", "e6", ""},
        {"3k5/9/9/9/R3pp3/9/9/9/4K4/9 b - - 0 1", "", ""},
        {"3k5/9/9/4r4/4p4/3N5/9/9/5K3/9 b - - 0 1", "e7", ""},
        {"3k5/9/9/4r4/3P5/3N5/9/9/5K3/9 b - - 0 1", "", ""},
        {"3k5/9/9/4r4/R3pP3/3N5/9/9/5K3/9 b - - 0 1", "e6 e7", "f6"},
        {"3k1a3/9/9/9/9/9/9/9/4K4/5R3 w - - 0 1", "", ""},
        {"3k5/9/9/C1P1b4/9/9/9/9/4K4/9 w - - 0 1", "e7", ""},
        {"3k5/9/9/C1c1b4/9/9/9/9/4K4/9 w - - 0 1", "", ""},
    };
    for (const Danger& danger : dangers) {
        CAPTURE(danger.fen);
        const Position position = parse_fen(danger.fen);
        const Sight sight = sight_of(position);
        CHECK(squares_of(position, Side::han, sight.endangered[index(Side::han)]) == danger.of_han);
        CHECK(squares_of(position, Side::cho, sight.endangered[index(Side::cho)]) == danger.of_cho);
    }
}
