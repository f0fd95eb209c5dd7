#include "choices.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

std::string as_type_name(const std::vector<std::string_view>& words) {
    return fmt::format("{}", fmt::join(words, "|"));
}

std::vector<std::string> words_of_type_name(const std::string& type_name) {
    const std::vector<std::string_view> words = util::split(type_name, '|');
    if (words.size() < 2) return {};
    return {words.begin(), words.end()};
}

void refuse_choice(const std::string& option, const std::string& text,
                   const std::vector<std::string_view>& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
        list += words[i];
    }
    throw util::InputError(fmt::format("{}: {} is not {}", option, util::in_quotes(text), list));
}

}  // namespace janggun::cli
