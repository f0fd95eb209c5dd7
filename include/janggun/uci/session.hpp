#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string>

namespace janggun::uci {

// Who reads the answers: a program, or somebody at a terminal, until a `uci` shows that it is a program after
// all. People get searches as a table, and a board in colours if they want them.
enum class Audience : std::uint8_t { program, person, person_with_colors };

// One dialogue in the UCI protocol, from the first line to `quit` or the end of the input. Searches run on
// threads of their own while the next line is read; the end of the input lets them finish.
//
// `out` is written by several threads, whole lines at a time. Nothing else writes to it meanwhile, and `in`
// is not tied to it. `first_line` was read already.
void run_session(std::istream& in, std::ostream& out, std::optional<std::string> first_line = {},
                 Audience audience = Audience::program);

}  // namespace janggun::uci
