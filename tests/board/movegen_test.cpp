#include "janggun/board/movegen.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "board/positions.hpp"
#include "data/effort.hpp"
#include "data/records.hpp"
#include "janggun/board/checks.hpp"
#include "janggun/board/legality.hpp"
#include "janggun/board/reach.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/util/error.hpp"

namespace janggun::board {
namespace {

using Texts = std::vector<std::string>;

// Some positions of all kinds: with many pieces and few, in check, bound by facing kings, mated, at the end.
std::vector<Position> various_positions() {
    std::vector<Position> positions = start_positions();
    for (const Facing facing : {Facing::ignored, Facing::binds}) {
        for (const char* const fen : {
                 "4ka3/4a4/9/4R4/2B6/9/9/5K3/5p3/3r5 w - - 0 114",
                 "3k5/8R/9/9/9/4R4/9/9/9/5K3 b - - 0 1",
                 "3ak3R/R8/9/9/9/9/9/9/4K4/9 b - - 0 1",
                 "5k3/9/9/9/9/3r5/9/5r3/9/R2K5 w - - 0 1",
                 "5k3/9/9/9/3c5/9/9/9/CN1p4R/3K5 w - - 0 1",
                 "5k3/9/9/9/9/9/9/R3n4/9/3K1A3 w - - 0 1",
                 "1Pbcka3/3nNn1c1/N2CaC3/1pB6/9/9/5P3/9/4K4/9 w - - 0 23",
                 "1n1kaabn1/cr2N4/5C1c1/p1pNp3p/9/9/P1PbP1P1P/3r1p3/4A4/R1BA1KB1R b - - 0 1",
             }) {
            positions.push_back(parse_fen(fen, facing));
        }
        positions.push_back(after(parse_fen(kStartFen, facing), "e2e2"));
        positions.push_back(after(parse_fen(kStartFen, facing), "e2e2 e9e9"));
    }
    return positions;
}

TEST_CASE("a piece has the moves that were recorded for it", "[board][movegen]") {
    const auto one = GENERATE(from_range(test_data::piece_cases()));
    CAPTURE(one.title, one.start);
    if (one.is_refused) {
        CHECK_THROWS_AS(parse_fen(one.start), util::InputError);
        return;
    }
    const Position position = parse_fen(one.start);
    Texts destinations;
    for (const std::string& move : legal_moves(position)) {
        const Move parsed = parse_move(move).value();
        if (to_string(parsed.from()) == one.square) destinations.push_back(to_string(parsed.to()));
    }
    CHECK(destinations == one.destinations);
    CHECK(count_legal(position) == one.legal_count);
    CHECK(in_check(position) == one.is_in_check);
}

TEST_CASE("the piece cases with a soldier behind its starting rank, and no others, are refused",
          "[board][movegen]") {
    Texts refused;
    for (const test_data::PieceCase& one : test_data::piece_cases()) {
        if (one.is_refused) refused.push_back(one.title.substr(0, one.title.find(':')));
    }
    CHECK(refused == Texts{"P10", "P12", "P30"});
}

TEST_CASE("the moves of the positions from human games are as many as recorded, and the checks as well",
          "[board][movegen]") {
    const std::vector<test_data::PerftRow> rows = test_data::perft_rows("movegen.epd");
    CHECK(rows.size() == 1000);
    for (const test_data::PerftRow& row : rows) {
        CAPTURE(row.fen);
        const Position position = parse_fen(row.fen);
        CHECK(row.counts.at(0).depth == 1);
        CHECK(legal_moves(position).size() == row.counts[0].nodes);
        CHECK(in_check(position) == row.is_in_check);
    }
}

TEST_CASE("no legal move is listed twice, and they are as many as counted", "[board][movegen]") {
    for (const std::string& fen : test_data::all_fens()) {
        for (const Facing facing : {Facing::ignored, Facing::binds}) {
            const Position position = parse_fen(fen, facing);
            const Texts moves = legal_moves(position);
            CAPTURE(fen, facing == Facing::binds);
            CHECK(std::set<std::string>(moves.begin(), moves.end()).size() == moves.size());
            CHECK(count_legal(position) == moves.size());
        }
    }
}

TEST_CASE("a move is legal exactly when it is listed, for all pairs of squares", "[board][movegen]") {
    const std::vector<Position> positions = various_positions();
    for (std::size_t i = 0; i < positions.size(); i += test_data::kIsOptimised ? 1 : 3) {
        const Position& position = positions[i];
        const Texts listed = legal_moves(position);
        CAPTURE(to_fen(position), position.is_bound());
        Texts legal;
        for_each_square([&](Square from) {
            for_each_square([&](Square to) {
                if (is_legal(position, Move{from, to})) legal.push_back(to_string(Move{from, to}));
            });
        });
        std::sort(legal.begin(), legal.end());
        CHECK(legal == listed);
        CHECK_FALSE(is_legal(position, Move::none()));
    }
}

TEST_CASE("every legal move but the pass is one that the piece can make", "[board][movegen]") {
    for (const Position& position : various_positions()) {
        CAPTURE(to_fen(position));
        for (const std::string& text : legal_moves(position)) {
            const Move move = parse_move(text).value();
            CAPTURE(text);
            CHECK(is_pseudo_legal(position, move) == !move.is_pass());
        }
    }
}

TEST_CASE("a piece can make a move that check or facing kings forbid", "[board][movegen]") {
    const auto [fen, text] = GENERATE(table<std::string, std::string>({
        {"5k3/9/9/9/9/9/9/5r3/4A4/3K5 w", "e2e1"},
        {"5k3/9/9/9/4r4/9/9/9/4K4/9 w", "e2e1"},
        {"4k4/9/9/9/9/9/9/9/4K4/R8 w", "a1a9"},
    }));
    CAPTURE(fen);
    const Position position = parse_fen(fen, Facing::binds);
    CHECK(is_pseudo_legal(position, parse_move(text).value()));
    CHECK_FALSE(is_legal(position, parse_move(text).value()));
}

TEST_CASE("nobody makes a move with an enemy piece, with none, onto an own piece or to where no line leads",
          "[board][movegen]") {
    const std::string text = GENERATE("a7a6", "a5a6", "a1a4", "a1b2", "b3b5", "e2e2", "a4a3", "b1d2");
    CAPTURE(text);
    CHECK_FALSE(is_pseudo_legal(parse_fen(kStartFen), parse_move(text).value()));
}

TEST_CASE("a move that touches a cell off the board is not legal", "[board][movegen]") {
    const Position position = parse_fen(kStartFen);
    const Square outside = Square{0, 0} + -1;
    CHECK_FALSE(is_legal(position, Move{Square{0, 0}, outside}));
    CHECK_FALSE(is_legal(position, Move{outside, Square{0, 0}}));
    CHECK_FALSE(is_legal(position, Move{outside, outside}));
}

TEST_CASE("the legal moves are added behind those already listed", "[board][movegen]") {
    MoveList moves;
    const Move first{Square{0, 0}, Square{8, 9}};
    moves.push_back(first);
    generate_legal(parse_fen("3k5/9/9/9/9/9/9/9/9/4K4 w"), moves);
    CHECK(moves.size() == 5);
    CHECK(moves[0] == first);
}

TEST_CASE("no legal move leaves its own king in check", "[board][movegen]") {
    for (const std::string& fen : test_data::all_fens()) {
        const Position position = parse_fen(fen);
        CAPTURE(fen);
        std::string wrong;
        for (const std::string& move : legal_moves(position)) {
            if (in_check(after(position, move), position.side_to_move())) wrong += move + " ";
        }
        CHECK(wrong.empty());
    }
}

TEST_CASE("after a move, check is found from the move", "[board][movegen]") {
    int checks = 0;
    for (const std::string& fen : test_data::all_fens()) {
        const Position position = parse_fen(fen);
        CAPTURE(fen);
        std::string wrong;
        for (const std::string& text : legal_moves(position)) {
            const Position next = after(position, text);
            const bool is_check = in_check(next);
            checks += static_cast<int>(is_check);
            if (in_check_after(next, parse_move(text).value()) != is_check) wrong += text + " ";
        }
        CHECK(wrong.empty());
    }
    CHECK(checks > 1000);
}

TEST_CASE("what is plainly safe is safe, and most moves are", "[board][movegen]") {
    int moves = 0;
    int plain = 0;
    for (const std::string& fen : test_data::all_fens()) {
        const Position position = parse_fen(fen, Facing::binds);
        if (in_check(position)) continue;
        CAPTURE(fen);
        const Legality legality{position};
        std::string wrong;
        for_each_square([&](Square from) {
            for_each_square([&](Square to) {
                const Move move{from, to};
                if (move.is_pass() || !is_pseudo_legal(position, move)) return;
                ++moves;
                if (!is_plainly_safe(position, move)) return;
                ++plain;
                if (!is_safe(position, legality, move)) wrong += to_string(move) + " ";
            });
        });
        CHECK(wrong.empty());
    }
    CHECK(plain > moves / 4);
    CHECK(plain < moves);
}

TEST_CASE("before a move, check is foretold", "[board][movegen]") {
    int checks = 0;
    for (const std::string& fen : test_data::all_fens()) {
        const Position position = parse_fen(fen);
        if (in_check(position, other(position.side_to_move()))) continue;
        CAPTURE(fen);
        const Checks given{position};
        std::string wrong;
        for (const std::string& text : legal_moves(position)) {
            const bool is_check = in_check(after(position, text));
            checks += static_cast<int>(is_check);
            if (given.is_given_by(position, parse_move(text).value()) != is_check) wrong += text + " ";
        }
        CHECK(wrong.empty());
    }
    CHECK(checks > 1000);
}

TEST_CASE("where facing kings bind, every legal move but the pass parts them", "[board][movegen]") {
    int bound = 0;
    for (const std::string& fen : test_data::all_fens()) {
        const Position position = parse_fen(fen, Facing::binds);
        if (!position.is_bound()) continue;
        ++bound;
        CAPTURE(fen);
        const std::string king = to_string(position.king(position.side_to_move()));
        std::string wrong;
        bool has_pass = false;
        for (const std::string& move : legal_moves(position)) {
            has_pass = has_pass || move == king + king;
            if (move != king + king && after(position, move).kings_face()) wrong += move + " ";
        }
        CHECK(wrong.empty());
        CHECK(has_pass);
    }
    CHECK(bound > 10);
}

TEST_CASE("a position has the moves that the rules name", "[board][movegen]") {
    const auto [fen, facing, moves] = GENERATE(table<std::string, Facing, Texts>({
        // A cannon in the enemy palace jumps from corner to corner and takes.
        {"3k1a3/4a4/3C5/9/9/9/9/9/9/5K3 w", Facing::ignored, {"d8f10", "f1e1", "f1e2", "f1f1", "f1f2"}},
        // From the centre it does not jump diagonally, and the guards have their steps.
        {"5k3/9/9/9/9/9/9/3A1A3/4C4/3K5 w",
         Facing::ignored,
         {"d1d1", "d1d2", "d1e1", "d3d2", "d3e3", "f3e3", "f3f2"}},
        // The pass alone is left.
        {"3k5/8R/9/9/9/4R4/9/9/9/5K3 b", Facing::ignored, {"d10d10"}},
        // No pass in check.
        {"4ka3/4a4/9/4R4/2B6/9/9/5K3/5p3/3r5 w", Facing::binds, {"e7e2", "f3e3", "f3f2"}},
        // Mate.
        {"3ak3R/R8/9/9/9/9/9/9/4K4/9 b", Facing::ignored, {}},
        // Mate, but the kings face each other.
        {"3ak3R/R8/9/9/9/9/9/9/4K4/9 b", Facing::binds, {"e10e10"}},
        // A double check along a file and a palace diagonal.
        {"5k3/9/9/9/9/3r5/9/5r3/9/R2K5 w", Facing::ignored, {"d1e1"}},
        // A soldier checks and is the screen of a cannon that checks as well: the cannon may take it.
        {"5k3/9/9/9/3c5/9/9/9/CN1p4R/3K5 w", Facing::ignored, {"a2d2", "d1d2", "d1e1"}},
        // A horse's check is answered on its leg.
        {"5k3/9/9/9/9/9/9/R3n4/9/3K1A3 w", Facing::ignored, {"a3e3", "d1d2", "d1e1", "d1e2", "f1e2"}},
        // The king may not step back along the file from which it is attacked.
        {"5k3/9/9/9/4r4/9/9/9/4K4/9 w", Facing::ignored, {"e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3"}},
        // The king may not stay on the file, and a chariot may block it.
        {"4k4/9/9/9/R8/9/9/9/4K4/9 w",
         Facing::binds,
         {"a6e6", "e2d1", "e2d2", "e2d3", "e2e2", "e2f1", "e2f2", "e2f3"}},
    }));
    CAPTURE(fen);
    CHECK(legal_moves(parse_fen(fen, facing)) == moves);
}

TEST_CASE("a check is seen from whichever side it is asked about", "[board][movegen]") {
    const Position cho_in_check = parse_fen("5k3/9/9/9/4r4/9/9/9/4K4/9 w");
    CHECK(in_check(cho_in_check));
    CHECK(in_check(cho_in_check, Side::cho));
    CHECK_FALSE(in_check(cho_in_check, Side::han));
    const Position quiet = parse_fen(kStartFen);
    CHECK_FALSE(in_check(quiet));
    CHECK_FALSE(in_check(quiet, Side::han));
}

MoveList legal_captures(const Position& position) {
    MoveList all;
    generate_pseudo_legal_captures(position, TypeSet::all(), all);
    const Legality legality{position};
    MoveList captures;
    for (const Move move : all) captures.push_back_if(move, is_safe(position, legality, move));
    return captures;
}

TEST_CASE("captures and quiet moves are the legal moves in two parts", "[board][movegen]") {
    for (const Position& position : various_positions()) {
        CAPTURE(to_fen(position));
        const MoveList captures = legal_captures(position);
        MoveList quiets;
        MoveList legal;
        generate_quiets(position, quiets);
        generate_legal(position, legal);
        std::multiset<std::string> all;
        for (const Move move : legal) all.insert(to_string(move));
        std::multiset<std::string> parts;
        for (const Move move : captures) {
            CHECK((!move.is_pass() && position.at(move.to()).is_piece()));
            parts.insert(to_string(move));
        }
        for (const Move move : quiets) {
            CHECK((move.is_pass() || position.at(move.to()).is_none()));
            parts.insert(to_string(move));
        }
        CHECK(parts == all);
    }
}

TEST_CASE("what can be taken is found whether or not it is legal to", "[board][movegen]") {
    for (const Position& position : various_positions()) {
        CAPTURE(to_fen(position));
        std::set<std::string> expected;
        const auto expect_between = [&](Square from, Square to) {
            const bool takes = position.at(to).is_piece() && is_pseudo_legal(position, {from, to});
            if (takes && !position.has_ended()) expected.insert(to_string(Move{from, to}));
        };
        for_each_square([&](Square from) {
            if (position.at(from).is_piece()) for_each_square([&](Square to) { expect_between(from, to); });
        });
        MoveList captures;
        generate_pseudo_legal_captures(position, TypeSet::all(), captures);
        std::multiset<std::string> found;
        for (const Move move : captures) found.insert(to_string(move));
        CHECK(std::equal(found.begin(), found.end(), expected.begin(), expected.end()));

        TypeSet takers;
        for (const Move move : captures) takers.add(position.at(move.from()).type());
        MoveList by_takers;
        generate_pseudo_legal_captures(position, takers, by_takers);
        CHECK(std::equal(by_takers.begin(), by_takers.end(), captures.begin(), captures.end()));
        CHECK((may_capture(position, takers) || captures.empty()));

        const Legality legality{position};
        for (const Move move : captures) CHECK(is_safe(position, legality, move) == is_legal(position, move));
    }
}

TEST_CASE("the pieces that give check are named", "[board][movegen]") {
    const auto [fen, squares] = GENERATE(table<std::string, Texts>({
        {std::string(kStartFen), {}},
        {"5k3/9/9/9/4r4/9/9/9/4K4/9 w", {"e6"}},
        {"5k3/9/9/9/9/3r5/9/5r3/9/R2K5 w", {"d5", "f3"}},
        {"5k3/9/9/9/9/9/9/R3n4/9/3K1A3 w", {"e3"}},
    }));
    CAPTURE(fen);
    Texts found;
    for (const Square square : checkers(parse_fen(fen))) found.push_back(to_string(square));
    std::sort(found.begin(), found.end());
    CHECK(found == squares);
}

// A piece reaches a point if it could take an enemy soldier there.
TEST_CASE("what a piece reaches is where it could take a soldier", "[board][movegen]") {
    for (const Position& position : various_positions()) {
        CAPTURE(to_fen(position));
        const Side side = position.side_to_move();
        for (std::size_t slot = 0; slot < kSlotsPerSide; ++slot) {
            const PieceId id{side, slot};
            const Square from = position.square_of(id);
            if (from.is_none()) continue;
            for_each_square([&](Square to) {
                if (to == from || position.at(to).is_piece()) return;
                Position baited = position;
                if (!baited.place(other(side), PieceType::soldier, to)) return;
                CAPTURE(to_string(from), to_string(to));
                CHECK(reaches(position.board(), id, from, to) == is_pseudo_legal(baited, {from, to}));
            });
        }
    }
}

}  // namespace
}  // namespace janggun::board
