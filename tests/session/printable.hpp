// What a program may say of bytes that it was given.
#pragma once

#include <string>

#include "janggun/util/text.hpp"

namespace janggun::session_test {

// Whether a line leaves a terminal as it is.
inline bool is_printable(const std::string& line) { return util::printable(line, line.size()) == line; }

}  // namespace janggun::session_test
