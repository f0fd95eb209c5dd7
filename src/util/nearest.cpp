#include "janggun/util/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "janggun/util/text.hpp"

namespace janggun::util {

namespace {

// The errors of typing between two words: the Damerau-Levenshtein distance in which no letter is touched
// twice. Letters are bytes: Hangul syllables that share most of their bytes look alike as well.
std::size_t errors_between(std::string_view a, std::string_view b) {
    // Rows of the table of distances between the beginnings of both words: the current one, and the two
    // before it.
    std::vector<std::size_t> row(b.size() + 1);
    std::vector<std::size_t> above(b.size() + 1);
    std::vector<std::size_t> two_above(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        two_above.swap(above);
        above.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, above[j] + 1, row[j - 1] + 1});
            const bool are_exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (are_exchanged) row[j] = std::min(row[j], two_above[j - 2] + 1);
        }
    }
    return row[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view text, std::span<const std::string_view> words) {
    constexpr std::size_t kLettersPerError = 3;
    std::string_view best;
    std::size_t fewest = 0;
    const std::string small = lower(text);
    for (const std::string_view word : words) {
        const std::size_t longer = std::max(small.size(), word.size());
        const std::size_t most = longer / kLettersPerError;
        if (longer - std::min(small.size(), word.size()) > most) continue;
        const std::size_t errors = errors_between(small, lower(word));
        if (errors > most || (!best.empty() && errors >= fewest)) continue;
        best = word;
        fewest = errors;
    }
    return best;
}

std::string did_you_mean(std::string_view text, std::span<const std::string_view> words) {
    const std::string_view word = nearest(text, words);
    return word.empty() ? std::string{} : "; did you mean " + std::string{word} + '?';
}

}  // namespace janggun::util
