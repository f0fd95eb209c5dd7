#include "input.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <limits>
#include <new>
#include <optional>
#include <system_error>
#include <variant>

#include "janggun/engine/options.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

std::int64_t read_number(std::string_view option, std::string_view text, std::int64_t low,
                         std::int64_t high) {
    const std::optional<std::int64_t> value = util::parse_integer(text, low, high);
    if (value) return *value;
    throw InputError(std::string(option) + ": " + in_quotes(text) + " is not a whole number from " +
                     std::to_string(low) + " to " + std::to_string(high));
}

int read_engine_option(std::string_view option, std::string_view text, std::string_view engine_name) {
    const auto& range = std::get<engine::Spin>(engine::find_option(engine_name)->kind);
    return static_cast<int>(read_number(option, text, range.low, range.high));
}

std::optional<search::Milliseconds> read_move_time(std::string_view option,
                                                   const std::optional<std::string>& text,
                                                   search::Milliseconds longest) {
    if (!text) return std::nullopt;
    return search::Milliseconds{read_number(option, *text, 1, longest.count())};
}

std::optional<std::uint64_t> read_nodes(std::string_view option, const std::optional<std::string>& text) {
    if (!text) return std::nullopt;
    return static_cast<std::uint64_t>(
        read_number(option, *text, 1, std::numeric_limits<std::int64_t>::max()));
}

search::Limits read_limits(const LimitOptions& options, search::Milliseconds longest) {
    constexpr search::Milliseconds kDefaultTime{1000};
    search::Limits limits;
    if (options.depth)
        limits.depth = static_cast<int>(read_number("--depth", *options.depth, 1, search::kMostPlies));
    limits.nodes = read_nodes("--nodes", options.nodes);
    limits.move_time = read_move_time("--movetime", options.move_time, longest);
    if (!limits.depth && !limits.nodes && !limits.move_time) limits.move_time = kDefaultTime;
    return limits;
}

int run_within_means(std::size_t hash_megabytes, unsigned threads, const std::function<int()>& run) {
    try {
        return run();
    } catch (const std::bad_alloc&) {
        throw InputError("--hash: this machine has no " + std::to_string(hash_megabytes) +
                         " MB of memory to give");
    } catch (const std::system_error&) {
        throw InputError("--threads: this machine cannot start " + std::to_string(threads) + " threads");
    }
}

void check_read(const std::istream& stream, std::string_view name) {
    if (stream.bad()) throw InputError("cannot read " + std::string(name) + ": reading failed half-way");
}

void read_file(const std::string& path, std::istream& standard_input,
               const std::function<void(std::istream&)>& read) {
    const std::string name = in_quotes(path, kLongestPath);
    if (path == "-") {
        read(standard_input);
        check_read(standard_input, "standard input");
        return;
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        throw InputError("cannot read " + name + ": it is a folder");
    errno = 0;
    std::ifstream file{path, std::ios::binary};
    if (!file) throw InputError("cannot read " + name + ": " + std::generic_category().message(errno));
    read(file);
    check_read(file, name);
}

}  // namespace janggun::cli
