#include "choices.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "janggun/util/error.hpp"
#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

std::string as_type_name(std::span<const std::string_view> words) {
    return fmt::format("{}", fmt::join(words, "|"));
}

std::vector<std::string> words_of_type_name(const std::string& type_name) {
    const std::vector<std::string_view> words = util::split(type_name, '|');
    if (words.size() < 2) return {};
    return {words.begin(), words.end()};
}

void refuse_choice(const std::string& option, const std::string& text,
                   std::span<const std::string_view> words) {
    throw util::InputError(fmt::format("{}: {} is not {}{}", option, util::in_quotes(text),
                                       util::one_of(words), util::did_you_mean(text, words)));
}

}  // namespace janggun::cli
