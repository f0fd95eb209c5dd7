#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "janggun/search/limits.hpp"
#include "janggun/util/append_file.hpp"

namespace janggun::cli {

// The value of an option that is a whole number from `low` to `high`; throws util::InputError for anything
// else.
[[nodiscard]] std::int64_t read_number(std::string_view option, std::string_view text, std::int64_t low,
                                       std::int64_t high);

// The same for an option that is also one of the engine's, called `engine_name` and a number there, within
// the range that it has.
[[nodiscard]] int read_engine_option(std::string_view option, std::string_view text,
                                     std::string_view engine_name);

// What a move may take, nothing where there is no text. Throws util::InputError where it is wrong; so does
// the next.
[[nodiscard]] std::optional<search::Milliseconds> read_move_time(std::string_view option,
                                                                 const std::optional<std::string>& text,
                                                                 search::Milliseconds longest);
[[nodiscard]] std::optional<std::uint64_t> read_nodes(std::string_view option,
                                                      const std::optional<std::string>& text);

// The limits of a search as given on the command line.
struct LimitOptions {
    std::optional<std::string> depth;
    std::optional<std::string> nodes;
    std::optional<std::string> move_time;
};

// A second for a move where nothing is given, and never more than `longest`. Throws util::InputError.
[[nodiscard]] search::Limits read_limits(const LimitOptions& options, search::Milliseconds longest);

// What `run` returns. Throws util::InputError where the machine has not the memory or threads for it that the
// options --hash and --threads ask for.
[[nodiscard]] int run_within_means(std::size_t hash_megabytes, unsigned threads,
                                   const std::function<int()>& run);

using util::kLongestPath;

// Throws util::InputError where reading `name` stopped before its end.
void check_read(const std::istream& stream, std::string_view name);

// Runs `read` on the file at `path`, or on `standard_input` where it is "-". Throws util::InputError with the
// reason where the file cannot be read to its end.
void read_file(const std::string& path, std::istream& standard_input,
               const std::function<void(std::istream&)>& read);

}  // namespace janggun::cli
