#pragma once

#include <cstddef>
#include <functional>
#include <istream>
#include <string>
#include <string_view>

#include "janggun/util/append_file.hpp"

namespace janggun::cli {

// Returns what `run` returns. Throws util::InputError if the machine does not have the memory or threads that
// the options --hash and --threads ask for.
[[nodiscard]] int run_within_means(std::size_t hash_megabytes, unsigned threads,
                                   const std::function<int()>& run);

using util::kLongestPath;

// Throws util::InputError if reading `name` stopped before its end.
void check_read(const std::istream& stream, std::string_view name);

// Runs `read` on the file at `path`, or on `standard_input` where it is "-". Throws util::InputError with the
// reason if the file cannot be read to its end.
void read_file(const std::string& path, std::istream& standard_input,
               const std::function<void(std::istream&)>& read);

}  // namespace janggun::cli
