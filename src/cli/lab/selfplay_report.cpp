#include "lab/selfplay_report.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

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

JsonObject json_counts(const ResultCounts& counts) {
    return {{"games", counts.games},       {"positions", counts.positions}, {"plies", counts.plies()},
            {"cho_wins", counts.cho_wins}, {"han_wins", counts.han_wins},   {"draws", counts.draws}};
}

JsonObject json_file(const GamesFileReport& file) {
    JsonObject settings;
    for (const train::SettingText& setting : described(file.settings))
        settings.add(setting.name, util::printable(setting.value, setting.value.size()));
    return {{"path", util::printable(file.path, kLongestPath)},
            {"games", file.games},
            {"bytes", file.bytes},
            {"torn_bytes", file.torn_bytes},
            {"settings", settings}};
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
    JsonObject rules;
    for (std::size_t i = 0; i < summary.by_rules.size(); ++i)
        rules.add(game::kRules[i].name, json_counts(summary.by_rules[i]));
    JsonObject endings;
    for_each_ending(summary,
                    [&endings](std::string_view name, std::int64_t games) { endings.add(name, games); });
    return json_counts(summary.all)
        .add({{"rules", rules},
              {"endings", endings},
              {"setups", json_list(summary.by_setups, [](std::int64_t games) { return games; })},
              {"files", json_list(report.files, json_file)}})
        .text();
}

}  // namespace janggun::cli
