#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace janggun::documents {

using Lines = std::vector<std::string>;

// The lines of a file; a break at its end makes an empty last one. Throws std::runtime_error if it cannot be
// read.
[[nodiscard]] Lines read_lines(const std::filesystem::path& path);

}  // namespace janggun::documents
