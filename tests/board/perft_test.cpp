#include "janggun/board/perft.hpp"

#include <catch2/catch.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/positions.hpp"
#include "data/effort.hpp"
#include "data/random_fens.hpp"
#include "data/records.hpp"
#include "janggun/board/siege.hpp"

namespace janggun::board {
namespace {

using test_data::kIsOptimised;

// Counts of more nodes than this are left to the slow test.
constexpr std::uint64_t kMostNodes = kIsOptimised ? 3'000'000 : 60'000;

// How many counts of a file were compared, and that each one was right.
std::size_t check_counts(const std::string& file, std::uint64_t most_nodes) {
    std::size_t compared = 0;
    for (const test_data::PerftRow& row : test_data::perft_rows(file)) {
        Position position = parse_fen(row.fen, facing_under(row.rule_set));
        CAPTURE(row.fen, row.rule_set);
        for (const test_data::Count& count : row.counts) {
            if (count.nodes > most_nodes) continue;
            CAPTURE(count.depth);
            CHECK(perft(position, count.depth) == count.nodes);
            ++compared;
        }
    }
    return compared;
}

std::uint64_t sum(const std::vector<RootCount>& counts) {
    std::uint64_t nodes = 0;
    for (const RootCount& count : counts) nodes += count.nodes;
    return nodes;
}

TEST_CASE("the counts of lines that are not too large are those recorded under all rule sets",
          "[board][perft]") {
    CHECK(check_counts("perft.epd", kMostNodes) == (kIsOptimised ? 1086 : 813));
}

TEST_CASE("all counts of lines are those recorded under all rule sets", "[.][slow][board][perft]") {
    CHECK(check_counts("perft.epd", UINT64_MAX) == 1141);
}

TEST_CASE("the positions from human games have the recorded counts of lines", "[board][perft]") {
    CHECK(check_counts("movegen.epd", UINT64_MAX) == 2000);
}

TEST_CASE("the start position has the known counts of lines", "[board][perft]") {
    using Counts = std::vector<std::uint64_t>;
    const auto [facing, counts] = GENERATE(table<Facing, Counts>({
        {Facing::binds, {1, 32, 1024, 33000, 1065277, 35243995}},
        {Facing::ignored, {1, 32, 1024, 33316, 1083563, 36282067}},
    }));
    CAPTURE(facing == Facing::binds);
    Position position = parse_fen(kStartFen, facing);
    // The deepest one only where the optimiser is on.
    const std::size_t depths = counts.size() - (kIsOptimised ? 0 : 1);
    for (std::size_t depth = 0; depth < depths; ++depth)
        CHECK(perft(position, static_cast<int>(depth)) == counts[depth]);
}

TEST_CASE("positions with checks and facing kings have the known counts of lines", "[board][perft]") {
    using Counts = std::vector<std::uint64_t>;
    const auto [fen, facing, counts] = GENERATE(table<std::string, Facing, Counts>({
        {"1n1kaabn1/cr2N4/5C1c1/p1pNp3p/9/9/P1PbP1P1P/3r1p3/4A4/R1BA1KB1R b - - 0 1",
         Facing::binds,
         {2, 61, 2644, 76763}},
        {"1Pbcka3/3nNn1c1/N2CaC3/1pB6/9/9/5P3/9/4K4/9 w - - 0 23", Facing::binds, {25, 378, 8835, 151202}},
        {"1Pbcka3/3nNn1c1/N2CaC3/1pB6/9/9/5P3/9/4K4/9 w - - 0 23", Facing::ignored, {25, 378, 8835, 151825}},
        {"2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25",
         Facing::binds,
         {2, 47, 1805, 79499}},
        {"2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25",
         Facing::ignored,
         {1, 47, 1805, 79757}},
        {"4k4/9/9/9/9/9/9/9/9/3RK4 w - - 0 1", Facing::binds, {3, 5, 88}},
        {"4k4/9/9/9/9/9/9/9/9/3RK4 w - - 0 1", Facing::ignored, {17, 48, 926}},
    }));
    CAPTURE(fen, facing == Facing::binds);
    Position position = parse_fen(fen, facing);
    for (std::size_t i = 0; i < counts.size(); ++i)
        CHECK(perft(position, static_cast<int>(i) + 1) == counts[i]);
}

TEST_CASE("counting lines leaves the position as it was", "[board][perft]") {
    for (const Position& start : start_positions()) {
        Position position = start;
        static_cast<void>(perft(position, 3));
        CAPTURE(to_fen(start));
        CHECK(position == start);
    }
}

TEST_CASE("no line leads through the end of a game", "[board][perft]") {
    // From the position after one pass, the second pass ends the game: its line counts at depth 1 only.
    Position passed = after(parse_fen(kStartFen), "e2e2");
    Position plain = parse_fen("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 1 1");
    CHECK(perft(passed, 1) == perft(plain, 1));
    CHECK(perft(passed, 2) == perft(plain, 2) - 32);
    Position ended = after(parse_fen(kStartFen), "e2e2 e9e9");
    CHECK(perft(ended, 0) == 1);
    CHECK(perft(ended, 1) == 0);
    CHECK(perft(ended, 2) == 0);
    CHECK(divide(ended, {.depth = 3}).empty());
}

// The lines of two plies one by one, while the engine counts them all at once.
std::uint64_t lines_of_two(const Position& position) {
    MoveList moves;
    generate_legal(position, moves);
    std::uint64_t lines = 0;
    Position next = position;
    for (const Move move : moves) {
        const Undo undo = next.make(move);
        lines += count_legal(next);
        next.unmake(move, undo);
    }
    return lines;
}

TEST_CASE("lines of two plies are as many as the replies to each move, on the positions of the test data",
          "[board][perft]") {
    for (const std::string& fen : test_data::all_fens()) {
        for (const Facing facing : {Facing::ignored, Facing::binds}) {
            Position position = parse_fen(fen, facing);
            CAPTURE(fen, facing == Facing::binds);
            CHECK(perft(position, 2) == lines_of_two(position));
        }
    }
}

TEST_CASE("lines of two plies are as many as the replies to each move, in random games", "[board][perft]") {
    util::Rng rng{29};
    for (Position position : start_positions()) {
        CAPTURE(to_fen(position));
        std::string wrong;
        play_randomly(position, rng, test_data::effort(150, 30), [&](const Position&, Move, const Undo&) {
            Position copy = position;
            if (perft(copy, 2) != lines_of_two(position)) wrong += to_fen(position) + "\n";
        });
        CHECK(wrong.empty());
    }
}

TEST_CASE("lines of two plies are as many as the replies to each move, on tense positions",
          "[board][perft]") {
    const std::uint64_t seed = GENERATE(range(1U, 5U));
    CAPTURE(seed);
    test_data::RandomFens fens{seed};
    std::string wrong;
    int positions = 0;
    int checks = 0;
    for (int i = 0; i < test_data::effort(10000, 500); ++i) {
        const std::string fen = fens.next();
        for (const Facing facing : {Facing::ignored, Facing::binds}) {
            std::optional<Position> position = parsed(fen, facing);
            if (!position) continue;
            ++positions;
            checks += static_cast<int>(in_check(*position));
            const Position before = *position;
            if (perft(*position, 2) != lines_of_two(*position)) wrong += to_fen(*position) + "\n";
            if (*position != before) wrong += "changed: " + to_fen(before) + "\n";
        }
    }
    CHECK(wrong.empty());
    CHECK(positions > test_data::effort(5000, 250));
    CHECK(checks > positions / 10);
}

TEST_CASE("a divided count names the legal moves in their order, and each count is that after the move",
          "[board][perft]") {
    const int depth = GENERATE(1, 2, 3, 4);
    const Position position =
        parse_fen("1Pbcka3/3nNn1c1/N2CaC3/1pB6/9/9/5P3/9/4K4/9 w - - 0 23", Facing::binds);
    MoveList moves;
    generate_legal(position, moves);
    const std::vector<RootCount> counts = divide(position, {.depth = depth});
    CAPTURE(depth);
    REQUIRE(counts.size() == moves.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        CAPTURE(to_string(moves[i]));
        CHECK(counts[i].move == moves[i]);
        Position next = after(position, to_string(moves[i]));
        CHECK(counts[i].nodes == perft(next, depth - 1));
    }
}

TEST_CASE("a table, threads and a report change nothing about the counts", "[board][perft]") {
    const auto [threads, megabytes, has_report] = GENERATE(table<unsigned, std::size_t, bool>({
        {1, 0, false},
        {1, 1, false},
        {2, 0, false},
        {2, 1, false},
        {2, 16, true},
        {1, 0, true},
        {5, 1, true},
    }));
    for (const std::string fen : {
             "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
             "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25",
             "4k4/9/9/9/9/9/9/9/9/3RK4 w - - 0 1",
             "3ak3R/R8/9/9/9/9/9/9/4K4/9 b - - 0 1",
         }) {
        for (const Facing facing : {Facing::binds, Facing::ignored}) {
            Position position = parse_fen(fen, facing);
            for (int depth = 1; depth <= (kIsOptimised ? 4 : 3); ++depth) {
                CAPTURE(fen, facing == Facing::binds, depth, threads, megabytes, has_report);
                PerftProgress last;
                const auto report = [&](const PerftProgress& progress) { last = progress; };
                const std::vector<RootCount> counts =
                    has_report ? divide(position, {depth, threads, megabytes}, report)
                               : divide(position, {depth, threads, megabytes});
                CHECK(sum(counts) == perft(position, depth));
                CHECK(last.done <= last.total);
            }
        }
    }
}

TEST_CASE("deep endings, where positions come again and again, are counted the same with a table",
          "[board][perft]") {
    const auto [fen, depth] = GENERATE(table<std::string, int>({
        {"4k4/9/9/9/9/9/9/9/9/3RK4 w - - 0 1", kIsOptimised ? 6 : 5},
        {"3k5/3a5/9/9/3p5/6p2/8p/5K3/9/9 w - - 35 66", kIsOptimised ? 7 : 5},
        {"3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", kIsOptimised ? 9 : 7},
    }));
    for (const Facing facing : {Facing::binds, Facing::ignored}) {
        Position position = parse_fen(fen, facing);
        CAPTURE(fen, facing == Facing::binds);
        CHECK(sum(divide(position, {.depth = depth, .hash_megabytes = 1})) == perft(position, depth));
    }
}

}  // namespace
}  // namespace janggun::board
