#include "janggun/train/fit_log.hpp"

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "cut_file.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::train {

using util::in_quotes;
using util::InputError;

namespace {

constexpr std::string_view kTitle = "janggun spsa 1";

std::string header_of(const SearchFitSettings& settings) {
    std::string header{kTitle};
    header += '\n';
    for (const SettingText& setting : described(settings))
        header += fmt::format("{} {}\n", setting.name, setting.value);
    return header + '\n';
}

std::string read_all(const std::string& path, const std::string& name) {
    errno = 0;
    std::ifstream stream{path, std::ios::binary};
    std::string text{std::istreambuf_iterator<char>{stream}, {}};
    if (!stream || stream.bad())
        throw InputError("cannot read " + name + ": " + std::generic_category().message(errno));
    return text;
}

// Throws if a file does not begin with the header. The caller has dealt with a file that ends within it.
void check_header(std::string_view text, std::string_view header, const std::string& name) {
    if (text.starts_with(header)) return;
    const std::vector<std::string_view> found = util::split(text, '\n');
    const std::vector<std::string_view> wanted = util::split(header, '\n');
    if (found[0] != kTitle) throw InputError(name + ", line 1: this is no log of janggun spsa");
    for (std::size_t i = 1; i < found.size() && i < wanted.size(); ++i) {
        if (found[i] == wanted[i]) continue;
        throw InputError(fmt::format("{} was made with other settings: {}, not {}", name, in_quotes(found[i]),
                                     in_quotes(wanted[i])));
    }
    throw InputError(name + " ends within its settings");
}

int half_points_of(std::string_view line, std::int64_t pair) {
    constexpr std::int64_t kMost = 4;
    const std::size_t blank = line.find(' ');
    const auto number = util::parse_integer(line.substr(0, blank), pair, pair);
    const auto points = util::parse_integer(
        blank == std::string_view::npos ? std::string_view{} : line.substr(blank + 1), 0, kMost);
    if (!number || !points)
        throw InputError(fmt::format("{} is not \"{} HALF_POINTS\", 0 to {}", in_quotes(line), pair, kMost));
    return static_cast<int>(*points);
}

}  // namespace

FitLog::FitLog(const std::string& path, const SearchFitSettings& settings, const PairListener& visit)
    : file_{path} {
    const std::string name = in_quotes(path, util::kLongestPath);
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        throw InputError(name + " is no file that results can be appended to");
    claim_ = util::FileClaim{path};
    const std::string text = read_all(path, name);
    const std::string header = header_of(settings);
    if (text.size() < header.size() && header.starts_with(text)) {
        cut_file(path, name, 0);
        file_.append(header);
        return;
    }
    check_header(text, header, name);
    const std::size_t whole = text.rfind('\n') + 1;
    const std::vector<std::string_view> lines =
        util::split(std::string_view{text}.substr(header.size(), whole - header.size()), '\n');
    if (lines.size() > static_cast<std::size_t>(settings.pairs) + 1)
        throw InputError(fmt::format("{} holds more than {} pairs", name, settings.pairs));
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const auto pair = static_cast<std::int64_t>(i);
        try {
            visit(pair, half_points_of(lines[i], pair));
        } catch (const InputError& error) {
            const std::size_t line = util::split(header, '\n').size() + i;
            throw InputError(fmt::format("{}, line {}: {}", name, line, error.what()));
        }
    }
    if (whole < text.size()) cut_file(path, name, whole);
}

void FitLog::append(std::int64_t pair, int half_points) {
    file_.append(fmt::format("{} {}\n", pair, half_points));
}

}  // namespace janggun::train
