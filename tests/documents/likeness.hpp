#pragma once

#include <string>

#include "lines.hpp"

namespace janggun::documents {

// `line` without what differs from run to run and from build to build: times, speeds, commits, compilers,
// dates.
[[nodiscard]] std::string without_chance(const std::string& line);

// Whether a document may show `shown` for what a command has printed. A line "..." or "…" stands for any
// lines.
[[nodiscard]] bool is_like(const Lines& shown, const Lines& printed);

// What the document shall show instead: `shown` where that is like it, else `printed`, shortened at the same
// places where that can be done.
[[nodiscard]] Lines refreshed(const Lines& shown, const Lines& printed);

}  // namespace janggun::documents
