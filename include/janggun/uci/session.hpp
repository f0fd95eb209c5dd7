#pragma once

#include <cstdint>
#include <ostream>

#include "janggun/util/line_reader.hpp"

namespace janggun::uci {

// The reader of the answers: a program, or somebody at a terminal, until a `uci` shows that it is a program
// after all. People get searches as a table, and a board in colours if they want them.
enum class Audience : std::uint8_t { program, person, person_with_colors };

// One dialogue in the UCI protocol, from the first line to `quit` or the end of the input. Searches run on
// threads of their own while the next line is read; the end of the input lets them finish.
//
// `out` is written by several threads, whole lines at a time. Nothing else writes to it meanwhile, and the
// input is not tied to it.
void run_session(util::LineReader& in, std::ostream& out, Audience audience = Audience::program);

}  // namespace janggun::uci
