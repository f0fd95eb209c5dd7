#pragma once

#include <string>

#include "janggun/view/record.hpp"

namespace janggun::cli {

// Both throw util::InputError, which names the file and what is wrong with it.
[[nodiscard]] view::Record load_record(const std::string& path);
void write_record(const std::string& path, const view::Record& record);

}  // namespace janggun::cli
