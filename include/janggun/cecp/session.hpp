#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>

namespace janggun::cecp {

// One dialogue in the protocol of XBoard and WinBoard (CECP, version 2), from the first line to `quit` or the
// end of the input. Squares are a0 to i9. The end of the input lets the engine finish the move it is thinking
// about.
//
// `out` is written by several threads, whole lines at a time. Nothing else writes to it meanwhile, and `in`
// is not tied to it. `first_line` was read already.
void run_session(std::istream& in, std::ostream& out, std::optional<std::string> first_line = {});

}  // namespace janggun::cecp
