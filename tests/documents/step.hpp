#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "lines.hpp"

namespace janggun::documents {

inline constexpr std::string_view kPrompt = "$ ";

// A command of an example, and what is shown below it.
struct Step {
    std::string command;  // without the prompt; may have several lines
    Lines output;
};

// An example's steps. A prompt begins one, as it does the example, and the lines below belong to the command
// until `is_complete` says that a shell would wait for no more.
[[nodiscard]] std::vector<Step> steps_of(const Lines& example,
                                         const std::function<bool(const std::string& command)>& is_complete);

// The example again.
[[nodiscard]] Lines lines_of(const std::vector<Step>& steps);

}  // namespace janggun::documents
