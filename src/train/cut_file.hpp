#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>

#include "janggun/util/error.hpp"

namespace janggun::train {

// Keeps only the first `size` bytes of the file at `path`, which messages call `name`. Throws
// util::InputError.
inline void cut_file(const std::string& path, const std::string& name, std::uint64_t size) {
    std::error_code problem;
    std::filesystem::resize_file(path, size, problem);
    if (problem) throw util::InputError("cannot cut " + name + ": " + problem.message());
}

}  // namespace janggun::train
