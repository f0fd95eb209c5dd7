#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "janggun/search/limits.hpp"

namespace janggun::uci {

// A line of the protocol, parsed as far as that needs no game. The words of a command are views of its line,
// which outlives it.
namespace command {

struct Nothing {};  // a blank line, a comment, a register command
struct Uci {};
struct Debug {
    bool on = false;
};
struct IsReady {};
struct SetOption {
    std::string_view name;
    std::string_view value;
};
struct NewGame {};
struct Position {
    std::string_view fen;
    std::vector<std::string_view> moves;
};
struct Go {
    search::Limits limits;                       // without the root moves
    std::vector<std::string_view> search_moves;  // words that are written like moves
    std::optional<int> perft;
    std::vector<std::string> mistakes;  // what was left out of the limits, one sentence each
};
struct Stop {};
struct PonderHit {};
struct Quit {};
struct Display {};
struct Evaluate {};
struct Flip {};
struct Bench {
    std::optional<int> depth;
};
struct Help {};
struct Compiler {};

}  // namespace command

using Command =
    std::variant<command::Nothing, command::Uci, command::Debug, command::IsReady, command::SetOption,
                 command::NewGame, command::Position, command::Go, command::Stop, command::PonderHit,
                 command::Quit, command::Display, command::Evaluate, command::Flip, command::Bench,
                 command::Help, command::Compiler>;

// Throws util::InputError if the line is no command.
[[nodiscard]] Command parse_command(std::string_view line);

}  // namespace janggun::uci
