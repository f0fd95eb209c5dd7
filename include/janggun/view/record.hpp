#pragma once

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/game/game.hpp"
#include "janggun/game/verdict.hpp"
#include "janggun/view/line.hpp"

// A game in a text file: tags, one a line, then the moves in coordinates and the result.
//
//   [Date "2026.03.01"]
//   [Cho "a person"]
//   [Variant "janggi"]
//   [FEN "4k4/9/9/9/9/9/9/9/9/4K4 b - - 0 31"]
//   [Result "0-1"]
//   [Termination "resignation"]
//
//   31... e10e9 32. e1d1 e9e9 0-1
//
// Variant is the rule set, janggi if the tag is missing. FEN is the first position, the usual start if it is
// missing; the numbers of the moves continue its own. Result is 1-0 if Cho has won, 0-1, 1/2-1/2, or * while
// the game goes on. Termination says how it ended. Other tags have any name and value; a quote or backslash
// in a value has a backslash before it. Text in braces, and after a semicolon to the end of its line, is a
// comment. Moves may be written in every way that read_move reads.

namespace janggun::view {

struct Tag {
    std::string name;
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
};

struct Record {
    game::Game start;                // the record begins where it stands; its own moves are not written
    std::vector<board::Move> moves;  // legal, one after another
    game::Result result = game::Result::undecided;  // the board's, or what was agreed
    std::string termination;
    std::vector<Tag> tags;  // the other tags

    // The value of one of the other tags; empty if there is none.
    [[nodiscard]] std::string tag(std::string_view name) const;
    void set_tag(std::string_view name, std::string value);

    // The start with all moves played.
    [[nodiscard]] game::Game game() const;
};

// The moves with their numbers, in lines of at most `width` columns: "1. a4a5 a7a6 2. b1c3". Empty if there
// are none.
[[nodiscard]] std::string moves_text(const Record& record, Notation notation, std::size_t width = 80);

[[nodiscard]] std::string record_text(const Record& record);

// Reads one record to the end of the stream and checks all of it. Throws util::InputError, which names the
// line, if the record is wrong or incomplete.
[[nodiscard]] Record read_record(std::istream& stream);

}  // namespace janggun::view
