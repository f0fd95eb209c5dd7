#pragma once

#include <ostream>

#include "janggun/util/line_reader.hpp"

namespace janggun::cecp {

// One dialogue in the protocol of XBoard and WinBoard (CECP, version 2), from the first line to `quit` or the
// end of the input. Squares are a0 to i9. The end of the input lets the engine finish the move it is thinking
// about.
//
// `out` is written by several threads, whole lines at a time. Nothing else writes to it meanwhile, and the
// input is not tied to it.
void run_session(util::LineReader& in, std::ostream& out);

}  // namespace janggun::cecp
