#include "lab/selfplay_report.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "input.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/util/text.hpp"
#include "json.hpp"
#include "progress_line.hpp"

namespace janggun::cli {

using train::ResultCounts;
using train::Summary;

namespace {

double ratio(std::int64_t count, std::int64_t of) {
    return of == 0 ? 0 : static_cast<double>(count) / static_cast<double>(of);
}

double per_minute(std::int64_t count, double seconds) {
    constexpr double kSeconds = 60;
    return seconds > 0 ? kSeconds * static_cast<double>(count) / seconds : 0;
}

std::string settings_text(const train::Settings& settings) {
    std::string text;
    for (const train::SettingText& setting : described(settings)) {
        if (setting.name == "engine") continue;
        if (!text.empty()) text += ", ";
        text += fmt::format("{} {}", setting.name, setting.value);
    }
    return text;
}

std::string files_text(const GamesReport& report) {
    std::string text;
    for (const GamesFileReport& file : report.files) {
        text += fmt::format("File          {}, {} games, {} bytes\n",
                            util::printable(file.path, kLongestPath), file.games, file.bytes);
        if (file.torn_bytes > 0)
            text += fmt::format("              and {} bytes of a game that is not whole\n", file.torn_bytes);
        text += fmt::format("Made by       {}\n              {}\n",
                            util::printable(file.settings.engine, 100), settings_text(file.settings));
    }
    return text;
}

std::string rules_table(const Summary& summary) {
    std::string text = fmt::format("{:<18}{:>9}{:>10}{:>10}{:>10}{:>14}\n", "Rules", "Games", "Cho wins",
                                   "Han wins", "Draws", "Plies a game");
    for (std::size_t i = 0; i < summary.by_rules.size(); ++i) {
        const ResultCounts& counts = summary.by_rules[i];
        if (counts.games == 0) continue;
        text +=
            fmt::format("{:<18}{:>9}{:>10}{:>10}{:>10}{:>14.1f}\n", game::kRules[i].name, counts.games,
                        counts.cho_wins, counts.han_wins, counts.draws, ratio(counts.plies(), counts.games));
    }
    return text;
}

// Calls `visit(name, games)` for each ending.
template <class Visit>
void for_each_ending(const Summary& summary, Visit&& visit) {
    for (std::size_t i = 0; i < train::kEndings; ++i)
        visit(name(static_cast<train::Ending>(i + 1)), summary.by_ending[i]);
}

std::string endings_table(const Summary& summary) {
    std::string text = fmt::format("{:<18}{:>9}\n", "Ending", "Games");
    for_each_ending(summary, [&text](std::string_view name, std::int64_t games) {
        if (games > 0) text += fmt::format("{:<18}{:>9}\n", name, games);
    });
    return text;
}

std::string json_counts(const ResultCounts& counts) {
    return fmt::format(R"("games":{},"positions":{},"plies":{},"cho_wins":{},"han_wins":{},"draws":{})",
                       counts.games, counts.positions, counts.plies(), counts.cho_wins, counts.han_wins,
                       counts.draws);
}

std::string json_file(const GamesFileReport& file) {
    std::string settings;
    for (const train::SettingText& setting : described(file.settings)) {
        if (!settings.empty()) settings += ',';
        settings += fmt::format("{}:{}", json_string(setting.name),
                                json_string(util::printable(setting.value, setting.value.size())));
    }
    return fmt::format(R"({{"path":{},"games":{},"bytes":{},"torn_bytes":{},"settings":{{{}}}}})",
                       json_string(util::printable(file.path, kLongestPath)), file.games, file.bytes,
                       file.torn_bytes, settings);
}

}  // namespace

std::string selfplay_progress(const Summary& summary, std::int64_t games, const SelfplayPace& pace) {
    const double speed = pace.seconds > 0 ? static_cast<double>(pace.positions) / pace.seconds : 0;
    const double left =
        pace.seconds * ratio(std::max(games - summary.all.games, std::int64_t{0}), pace.games);
    return fmt::format("{} of {} games, {} positions, {:.0f} a second, {} left", summary.all.games, games,
                       summary.all.positions, speed, duration_text(left));
}

std::string pace_text(const SelfplayPace& pace) {
    return fmt::format("{} games with {} positions in {:.1f} s: {:.0f} games and {:.0f} positions a minute",
                       pace.games, pace.positions, pace.seconds, per_minute(pace.games, pace.seconds),
                       per_minute(pace.positions, pace.seconds));
}

std::string games_text(const GamesReport& report) {
    const Summary& summary = report.summary;
    const ResultCounts& all = summary.all;
    const auto [fewest, most] = std::minmax_element(summary.by_setups.begin(), summary.by_setups.end());
    return files_text(report) + fmt::format("Games         {}\n", all.games) +
           fmt::format("Positions     {}, {:.1f} a game\n", all.positions, ratio(all.positions, all.games)) +
           fmt::format("Plies         {}, {:.1f} a game, {} of them random\n", all.plies(),
                       ratio(all.plies(), all.games), all.random_plies) +
           fmt::format("Set-ups       {} to {} games for each of {} pairs\n", *fewest, *most,
                       summary.by_setups.size()) +
           '\n' + rules_table(summary) + '\n' + endings_table(summary);
}

std::string games_json(const GamesReport& report) {
    const Summary& summary = report.summary;
    std::vector<std::string> files;
    for (const GamesFileReport& file : report.files) files.push_back(json_file(file));
    std::vector<std::string> rules;
    for (std::size_t i = 0; i < summary.by_rules.size(); ++i) {
        rules.push_back(
            fmt::format("{}:{{{}}}", json_string(game::kRules[i].name), json_counts(summary.by_rules[i])));
    }
    std::vector<std::string> endings;
    for_each_ending(summary, [&endings](std::string_view name, std::int64_t games) {
        endings.push_back(fmt::format("{}:{}", json_string(name), games));
    });
    return fmt::format(R"({{{},"rules":{{{}}},"endings":{{{}}},"setups":[{}],"files":[{}]}})",
                       json_counts(summary.all), fmt::join(rules, ","), fmt::join(endings, ","),
                       fmt::join(summary.by_setups, ","), fmt::join(files, ","));
}

}  // namespace janggun::cli
