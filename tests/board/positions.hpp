// What the tests of this folder do with positions over and over.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/board/fen.hpp"
#include "janggun/board/movegen.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/setup.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/rng.hpp"
#include "janggun/util/text.hpp"

namespace janggun::board {

// "e2" and so on.
inline Square square_named(std::string_view text) { return take_square(text).value(); }

inline std::string joined(const std::vector<std::string>& parts, char separator = ' ') {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += separator;
        text += part;
    }
    return text;
}

// The position, or nothing when the FEN is refused.
inline std::optional<Position> parsed(const std::string& fen, Facing facing) {
    try {
        return parse_fen(fen, facing);
    } catch (const util::InputError&) {
        return std::nullopt;
    }
}

// The legal moves as text, sorted.
inline std::vector<std::string> legal_moves(const Position& position) {
    MoveList moves;
    generate_legal(position, moves);
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(to_string(move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

// The position after some moves, spelled as in "a1a2 e9e9".
inline Position after(Position position, std::string_view moves) {
    for (const std::string_view word : util::split_words(moves)) position.make(parse_move(word).value());
    return position;
}

inline Facing facing_under(std::string_view rule_set) {
    return rule_set == "janggi" || rule_set == "janggitraditional" ? Facing::binds : Facing::ignored;
}

// What games in these tests begin with: the 16 set-ups and some positions with few pieces, under both
// meanings of facing kings.
inline std::vector<Position> start_positions() {
    std::vector<Position> starts;
    for (const Facing facing : {Facing::ignored, Facing::binds}) {
        for (const Setup cho : kSetups) {
            for (const Setup han : kSetups) starts.push_back(start_position(cho, han, facing));
        }
        for (const char* const fen : {
                 "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1",
                 "5k3/5a1b1/5P3/p2n4p/8p/2p4c1/2P6/5b3/2n2K3/9 b - - 0 1",
                 "3k5/9/4R4/9/4B4/4r4/9/4K4/3CC4/7n1 w - - 0 1",
                 "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25",
             }) {
            starts.push_back(parse_fen(fen, facing));
        }
    }
    return starts;
}

// Makes random legal moves and calls `visit(before, move, undo)` after each, until the game or the plies end.
template <class Visit>
void play_randomly(Position& position, util::Rng& rng, int plies, Visit&& visit) {
    for (int ply = 0; ply < plies; ++ply) {
        MoveList moves;
        generate_legal(position, moves);
        if (moves.empty()) return;
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const Position before = position;
        const Undo undo = position.make(move);
        visit(before, move, undo);
    }
}

}  // namespace janggun::board
