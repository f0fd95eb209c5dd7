#pragma once

#include <string>

#include "janggun/view/record.hpp"

namespace janggun::cli {

// Both throw util::InputError, which names the file and what is wrong with it.
[[nodiscard]] view::Record load_record(const std::string& path);
void write_record(const std::string& path, const view::Record& record);

// "game-2.txt", "game-3.txt" and so on for "game.txt": the first of these that no file has.
[[nodiscard]] std::string next_free_name(const std::string& path);

}  // namespace janggun::cli
