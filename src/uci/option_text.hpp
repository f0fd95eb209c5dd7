#pragma once

#include <string>

#include "janggun/engine/options.hpp"

namespace janggun::uci {

// "option name Hash type spin default 64 min 1 max 262144" and so on.
[[nodiscard]] std::string option_text(const engine::Option& option);

}  // namespace janggun::uci
