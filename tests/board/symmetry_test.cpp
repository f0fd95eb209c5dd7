#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "board/positions.hpp"
#include "data/records.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/siege.hpp"
#include "janggun/util/text.hpp"

// The rules know neither left nor right, and treat both sides alike: a position seen in a mirror, or from the
// other side of the board, has the same moves seen that way. The positions are turned as text, not by the
// engine.

namespace janggun::board {
namespace {

using Texts = std::vector<std::string>;

Texts ranks_of(std::string_view fen) {
    Texts ranks;
    for (const std::string_view rank : util::split(util::split_words(fen)[0], '/')) ranks.emplace_back(rank);
    return ranks;
}

// The a-file becomes the i-file.
std::string mirrored_fen(const std::string& fen) {
    Texts ranks = ranks_of(fen);
    for (std::string& rank : ranks) std::reverse(rank.begin(), rank.end());
    return joined(ranks, '/') + fen.substr(fen.find(' '));
}

char mirrored_file(char file) { return static_cast<char>('a' + 'i' - file); }

std::string mirrored_move(std::string move) {
    for (char& c : move) {
        if (c >= 'a' && c <= 'i') c = mirrored_file(c);
    }
    return move;
}

char other_case(char c) {
    if (c >= 'a' && c <= 'z') return static_cast<char>(c - 'a' + 'A');
    if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
    return c;
}

// Rank 1 becomes rank 10, and Cho becomes Han.
std::string exchanged_fen(const std::string& fen) {
    Texts ranks = ranks_of(fen);
    std::reverse(ranks.begin(), ranks.end());
    std::string text = joined(ranks, '/');
    for (char& c : text) c = other_case(c);
    const std::size_t side = fen.find(' ') + 1;
    return text + (fen[side] == 'w' ? " b" : " w") + fen.substr(side + 1);
}

std::string exchanged_move(const std::string& move) {
    std::string text;
    std::size_t at = 0;
    while (at < move.size()) {
        text += move[at++];
        std::size_t length = 0;
        text += std::to_string(11 - std::stoi(move.substr(at), &length));
        at += length;
    }
    return text;
}

template <class Turn>
Texts turned(const Texts& moves, Turn turn) {
    Texts result;
    for (const std::string& move : moves) result.push_back(turn(move));
    std::sort(result.begin(), result.end());
    return result;
}

TEST_CASE("positions and moves are turned as they should", "[board][symmetry]") {
    CHECK(mirrored_fen("1Pbcka3/9/9/9/9/9/5P3/9/4K4/9 w - - 0 23") ==
          "3akcbP1/9/9/9/9/9/3P5/9/4K4/9 w - - 0 23");
    CHECK(exchanged_fen("1Pbcka3/9/9/9/9/9/5P3/9/4K4/8N w - - 0 23") ==
          "8n/4k4/9/5p3/9/9/9/9/9/1pBCKA3 b - - 0 23");
    CHECK(mirrored_move("a10c9") == "i10g9");
    CHECK(exchanged_move("a10c9") == "a1c2");
    CHECK(exchanged_move("e2e10") == "e9e1");
}

TEST_CASE("a position seen in a mirror has the same moves, mirrored", "[board][symmetry]") {
    for (const std::string& fen : test_data::all_fens()) {
        const std::string mirrored = mirrored_fen(fen);
        CAPTURE(fen, mirrored);
        for (const Facing facing : {Facing::ignored, Facing::binds}) {
            const Position here = parse_fen(fen, facing);
            const Position there = parse_fen(mirrored, facing);
            CHECK(turned(legal_moves(here), mirrored_move) == legal_moves(there));
            CHECK(in_check(here) == in_check(there));
        }
    }
}

TEST_CASE("a position seen from the other side has the same moves, exchanged", "[board][symmetry]") {
    for (const std::string& fen : test_data::all_fens()) {
        const std::string exchanged = exchanged_fen(fen);
        CAPTURE(fen, exchanged);
        for (const Facing facing : {Facing::ignored, Facing::binds}) {
            const Position here = parse_fen(fen, facing);
            const Position there = parse_fen(exchanged, facing);
            CHECK(turned(legal_moves(here), exchanged_move) == legal_moves(there));
            CHECK(in_check(here) == in_check(there));
        }
    }
}

}  // namespace
}  // namespace janggun::board
