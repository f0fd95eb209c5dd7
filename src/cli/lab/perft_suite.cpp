#include "lab/perft_suite.hpp"

#include <limits>
#include <string>

#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "position_options.hpp"
#include "values.hpp"

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

namespace {

// `D3 33000`, a depth and its count; nothing for any other operation.
std::optional<ExpectedCount> parse_count(const std::vector<std::string_view>& words,
                                         std::string_view operation) {
    const bool is_count =
        words[0].size() > 1 && words[0][0] == 'D' && words[0][1] >= '0' && words[0][1] <= '9';
    if (!is_count) return std::nullopt;
    const auto depth = util::parse_integer(words[0].substr(1), 1, kDeepestCount);
    if (!depth || words.size() != 2)
        throw InputError(in_quotes(operation) + " is not a depth and a count, as in D3 33000");
    constexpr Range kCounts{0, std::numeric_limits<std::int64_t>::max()};
    return ExpectedCount{static_cast<int>(*depth),
                         static_cast<std::uint64_t>(read_number(words[0], words[1], kCounts))};
}

}  // namespace

std::optional<SuiteLine> parse_suite_line(std::string_view line, game::RuleSet default_rules) {
    const std::string_view text = util::trim(line);
    if (text.empty() || text[0] == '#') return std::nullopt;
    const std::vector<std::string_view> parts = util::split(text, ';');
    game::RuleSet rules = default_rules;
    std::vector<ExpectedCount> counts;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::vector<std::string_view> words = util::split_words(parts[i]);
        if (words.empty()) continue;
        if (words[0] == "variant") {
            if (words.size() != 2)
                throw InputError(in_quotes(util::trim(parts[i])) +
                                 " is not a rule set, as in variant janggi");
            rules = read_rules(words[1]);
        }
        if (const auto count = parse_count(words, util::trim(parts[i]))) counts.push_back(*count);
    }
    if (counts.empty())
        throw InputError("the line expects no count: write them behind the FEN, as in ;D1 32 ;D2 1024");
    return SuiteLine{read_game(rules, util::trim(parts[0]), {}), std::move(counts)};
}

}  // namespace janggun::cli
