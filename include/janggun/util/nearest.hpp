#pragma once

#include <functional>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace janggun::util {

// The one of `words` that `text` was probably meant to be: the first of those with the fewest errors of
// typing, at most one in three letters. An error is a letter that is wrong, missing or too many, or two that
// have changed places; capitals are none. Empty if no word is so near.
[[nodiscard]] std::string_view nearest(std::string_view text, std::span<const std::string_view> words);

// The nearest word as the end of a message: "; did you mean janggi?", or empty.
[[nodiscard]] std::string did_you_mean(std::string_view text, std::span<const std::string_view> words);

// Does the same with things that have names, which `name` tells.
template <class Things, class Name>
[[nodiscard]] std::string did_you_mean(std::string_view text, const Things& things, Name name) {
    std::vector<std::string_view> words;
    words.reserve(std::size(things));
    for (const auto& thing : things) words.push_back(std::invoke(name, thing));
    return did_you_mean(text, words);
}

}  // namespace janggun::util
