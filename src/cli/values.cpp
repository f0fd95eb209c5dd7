#include "values.hpp"

#include <variant>

#include <fmt/ranges.h>

#include "janggun/engine/options.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

using util::InputError;

CLI::Option* add_text_option(CLI::App& command, const std::string& name, std::optional<std::string>& value,
                             const std::string& description) {
    const auto read = [](std::string_view /*option*/, std::string_view text) { return std::string{text}; };
    return add_value_option(command, name, value, read, description);
}

Range engine_range(std::string_view engine_name) {
    const auto& spin = std::get<engine::Spin>(engine::find_option(engine_name)->kind);
    return {spin.low, spin.high};
}

search::Limits or_a_second(search::Limits limits) {
    constexpr search::Milliseconds kSecond{1000};
    if (!limits.infinite && !limits.are_any()) limits.move_time = kSecond;
    return limits;
}

std::int64_t read_number(std::string_view what, std::string_view text, Range range) {
    const std::optional<std::int64_t> value = util::parse_integer(text, range.low, range.high);
    if (value) return *value;
    throw InputError(fmt::format("{}: {} is not a whole number from {} to {}", what, util::in_quotes(text),
                                 range.low, range.high));
}

std::string as_type_name(std::span<const std::string_view> words) {
    return fmt::format("{}", fmt::join(words, "|"));
}

std::vector<std::string> words_of_type_name(const std::string& type_name) {
    const std::vector<std::string_view> words = util::split(type_name, '|');
    if (words.size() < 2) return {};
    return {words.begin(), words.end()};
}

void refuse_choice(std::string_view option, std::string_view text, std::span<const std::string_view> words) {
    throw InputError(fmt::format("{}: {} is not {}{}", option, util::in_quotes(text), util::one_of(words),
                                 util::did_you_mean(text, words)));
}

}  // namespace janggun::cli
