#include "lab/spsa_report.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "janggun/search/params.hpp"
#include "json.hpp"
#include "progress_line.hpp"

namespace janggun::cli {

using train::SearchFitSettings;
using train::SearchNumber;
using train::Spsa;

namespace {

int start_of(const SearchNumber& number) { return search::Params{}.*number.info.member; }

int rounded(double value) { return static_cast<int>(std::lround(value)); }

// The numbers that have moved furthest, measured in their steps.
std::string furthest_text(const SearchFitSettings& settings, const Spsa& spsa) {
    constexpr std::size_t kMost = 3;
    const auto moved = [&](std::size_t i) { return spsa.values()[i] - start_of(settings.numbers[i]); };
    std::vector<std::size_t> order(settings.numbers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::abs(moved(a)) / settings.numbers[a].step > std::abs(moved(b)) / settings.numbers[b].step;
    });
    order.resize(std::min(order.size(), kMost));
    std::vector<std::string> texts;
    texts.reserve(order.size());
    for (const std::size_t i : order)
        texts.push_back(fmt::format("{} {:+.2f}", settings.numbers[i].info.name, moved(i)));
    return fmt::format("{}", fmt::join(texts, ", "));
}

std::string table(const SearchFitSettings& settings, const Spsa& spsa) {
    std::string text =
        fmt::format("{:<24}{:>8}{:>10}{:>8}{:>8}{:>8}\n", "Number", "start", "now", "low", "high", "step");
    for (std::size_t i = 0; i < settings.numbers.size(); ++i) {
        const SearchNumber& number = settings.numbers[i];
        text += fmt::format("{:<24}{:>8}{:>10.2f}{:>8}{:>8}{:>8}\n", number.info.name, start_of(number),
                            spsa.values()[i], number.info.low, number.info.high, number.step);
    }
    return text;
}

// Calls `visit(name, value)` for each number that differs from its start once it is rounded.
template <class Visit>
void for_each_change(const SearchFitSettings& settings, const Spsa& spsa, Visit&& visit) {
    for (std::size_t i = 0; i < settings.numbers.size(); ++i) {
        const SearchNumber& number = settings.numbers[i];
        const int now = rounded(spsa.values()[i]);
        if (now != start_of(number)) visit(number.info.name, now);
    }
}

// The command for a match that tells whether the changes are any good; nothing if there are none.
std::string match_command(const SearchFitSettings& settings, const Spsa& spsa) {
    std::string options;
    for_each_change(settings, spsa, [&options](std::string_view name, int value) {
        options += fmt::format(" --opt-a {}={}", name, value);
    });
    if (options.empty()) return "";
    const train::SettingText limit = limit_of(settings);
    return fmt::format("janggun match --rules {} --{} {}{} --sprt 0,5", rules_for(settings.rules).name,
                       limit.name, limit.value, options);
}

// The changes, as text for params.hpp and for the command line.
std::string changes_text(const SearchFitSettings& settings, const Spsa& spsa) {
    std::string lines;
    for_each_change(settings, spsa, [&lines](std::string_view name, int value) {
        lines += fmt::format("    int {} = {};\n", name, value);
    });
    if (lines.empty()) return "No number has moved far enough to be another one.\n";
    return fmt::format("{}\n{}\n", lines, match_command(settings, spsa));
}

Json json_numbers(const SearchFitSettings& settings, const Spsa& spsa) {
    std::vector<Json> numbers;
    for (std::size_t i = 0; i < settings.numbers.size(); ++i) {
        const SearchNumber& number = settings.numbers[i];
        numbers.push_back(JsonObject{{"name", number.info.name},
                                     {"start", start_of(number)},
                                     {"now", Json::decimal(spsa.values()[i], 2)},
                                     {"low", number.info.low},
                                     {"high", number.info.high},
                                     {"step", Json::written(fmt::format("{}", number.step))},
                                     {"rounded", rounded(spsa.values()[i])}});
    }
    return Json::list(numbers);
}

}  // namespace

std::string spsa_progress(const SearchFitSettings& settings, const Spsa& spsa, const SpsaPace& pace) {
    constexpr double kGamesPerMinute = 2 * 60;
    const double pairs_per_second = pace.seconds > 0 ? static_cast<double>(pace.pairs) / pace.seconds : 0;
    const double left =
        pairs_per_second > 0 ? static_cast<double>(settings.pairs - spsa.known()) / pairs_per_second : 0;
    return fmt::format("{} of {} games, {:.1f} a minute, {} left: {}", 2 * spsa.known(), 2 * settings.pairs,
                       kGamesPerMinute * pairs_per_second, duration_text(left),
                       furthest_text(settings, spsa));
}

std::string spsa_text(const SearchFitSettings& settings, const Spsa& spsa) {
    return fmt::format("{} of {} games\n\n{}\n{}", 2 * spsa.known(), 2 * settings.pairs,
                       table(settings, spsa), changes_text(settings, spsa));
}

std::string spsa_json(const SearchFitSettings& settings, const Spsa& spsa) {
    const train::SettingText limit = limit_of(settings);
    const std::string match = match_command(settings, spsa);
    return JsonObject{{"rules", rules_for(settings.rules).name},
                      {limit.name, Json::written(limit.value)},
                      {"games", 2 * spsa.known()},
                      {"total", 2 * settings.pairs},
                      {"numbers", json_numbers(settings, spsa)},
                      {"match", match.empty() ? Json{} : Json{match}}}
        .text();
}

}  // namespace janggun::cli
