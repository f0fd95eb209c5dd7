#pragma once

#include <span>
#include <string_view>

#include "janggun/uci/command.hpp"

namespace janggun::uci {

// Parses the words after `go`, in any order. A word or value that is wrong is left out and named among the
// mistakes.
[[nodiscard]] command::Go parse_go(std::span<const std::string_view> words);

}  // namespace janggun::uci
