#pragma once

#include <string>
#include <string_view>

#include "janggun/engine/options.hpp"

namespace janggun::cecp {

// Answers `protover`: one line a feature group, the options of the engine, `done=1`.
[[nodiscard]] std::string features_text();

// Translates the value of an option from this protocol's spelling (checks are 0 and 1) to the option's own.
[[nodiscard]] std::string_view option_value(const engine::Option& option, std::string_view value);

}  // namespace janggun::cecp
