#pragma once

#include <string>
#include <vector>

#include "cli/session.hpp"

// Games of `janggun play`, with what is typed as one text.

namespace janggun::cli_test {

// With an engine that thinks for no time.
[[nodiscard]] Outcome play(const std::vector<std::string>& arguments, const std::string& typed);
// The same by a person, who is asked for what is left open.
[[nodiscard]] Outcome play_at_terminal(const std::vector<std::string>& arguments, const std::string& typed);

// The two moves of either side that lead back to where they began.
inline const std::string kToAndFro = "b1c3 b10c8 c3b1 c8b10";

// Whether `text` holds the fragments one behind another.
[[nodiscard]] bool holds(const std::string& text, const std::vector<std::string>& fragments);
[[nodiscard]] std::size_t count_of(const std::string& text, const std::string& fragment);

}  // namespace janggun::cli_test
