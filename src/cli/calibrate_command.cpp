#include <cstddef>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input.hpp"
#include "janggun/eval/outlook.hpp"
#include "janggun/game/rules.hpp"
#include "janggun/train/calibration.hpp"
#include "janggun/train/reader.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

using train::Bucket;
using train::Estimate;
using train::Forecasts;

namespace {

using Collection = std::vector<Forecasts>;  // by rule set

// Adds the games of a file, and says in a line what it is.
std::string add_file(Collection& collection, const std::string& path, std::istream& in) {
    std::string line;
    read_file(path, in, [&](std::istream& stream) {
        train::GameReader reader{stream, util::in_quotes(path, kLongestPath)};
        reader.for_each([&collection](const train::GameRecord& game) {
            collection[static_cast<std::size_t>(game.rules)].add(game);
        });
        line = fmt::format("{}: {} games, {} nodes a move, by {}\n", util::printable(path, kLongestPath),
                           reader.games(), reader.settings().nodes,
                           util::printable(reader.settings().engine, 100));
    });
    return line;
}

std::string range_text(const Bucket& bucket, bool is_first, bool is_last) {
    if (is_first) return fmt::format("to {}", bucket.high);
    if (is_last) return fmt::format("from {}", bucket.low);
    return fmt::format("{} to {}", bucket.low, bucket.high);
}

// What scores under one rule set said, and what games brought.
std::string reliability_table(const Forecasts& forecasts, const game::Rules& rules) {
    const std::vector<Bucket> buckets = reliability(forecasts);
    std::string text = fmt::format("{:<18}{:>10}{:>10}{:>8}{:>8}{:>10}{:>8}\n", rules.name, "Positions",
                                   "Expected", "Result", "+-", "Expected", "Drawn");
    for (const Bucket& bucket : buckets) {
        text += fmt::format("{:<18}{:>10}",
                            range_text(bucket, &bucket == &buckets.front(), &bucket == &buckets.back()),
                            bucket.positions);
        if (bucket.positions > 0) {
            text +=
                fmt::format("{:>10.3f}{:>8.3f}{:>8.3f}{:>10.3f}{:>8.3f}", bucket.expected,
                            bucket.result.value, bucket.result.error, bucket.drawn_expected, bucket.drawn);
        }
        text += '\n';
    }
    return text + '\n';
}

std::string fits_header() {
    return fmt::format("{:<18}{:>6}{:>10}{:>9}{:>9}{:>10}{:>9}{:>7}{:>7}{:>7}{:>7}\n", "Rules", "Games",
                       "Positions", "Slope", "+-", "Per unit", "+-", "Early", "+-", "Late", "+-");
}

// What was fitted, and below it what the engine goes by.
std::string fits_rows(const Forecasts& forecasts, const game::Rules& rules) {
    const Estimate slope = fit_slope(forecasts);
    const train::OddsFit fit = fit_odds(forecasts);
    const eval::OddsModel known = eval::odds_model(rules);
    return fmt::format("{:<18}{:>6}{:>10}{:>9.5f}{:>9.5f}{:>10.5f}{:>9.5f}{:>7.2f}{:>7.2f}{:>7.2f}{:>7.2f}\n",
                       rules.name, forecasts.games(), forecasts.all().size(), slope.value, slope.error,
                       fit.per_unit.value, fit.per_unit.error, fit.early_half_width.value,
                       fit.early_half_width.error, fit.late_half_width.value, fit.late_half_width.error) +
           fmt::format("{:<34}{:>9.5f}{:>19.5f}{:>16.2f}{:>14.2f}\n", "  the engine's", eval::kPerCentipawn,
                       known.per_unit, known.early_half_width, known.late_half_width);
}

int calibrate(const std::vector<std::string>& files, const Console& console) {
    Collection collection{game::kRules.begin(), game::kRules.end()};
    for (const std::string& path : files) console.out << add_file(collection, path, console.in);
    std::string tables;
    std::string fits;
    for (std::size_t i = 0; i < collection.size(); ++i) {
        if (collection[i].all().empty()) continue;
        tables += reliability_table(collection[i], game::kRules[i]);
        fits += fits_rows(collection[i], game::kRules[i]);
    }
    if (fits.empty()) throw util::InputError("calibrate: the files hold no game that was played to its end");
    console.out << '\n' << tables << fits_header() << fits;
    return kDone;
}

}  // namespace

void add_calibrate(CLI::App& app, Action& action) {
    CLI::App* command = app.add_subcommand(
        "calibrate", "Hold the scores of games of selfplay against what these games brought");
    command->footer(
        "Example:\n"
        "  janggun calibrate games.bin");
    auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("FILE", *files, "Files of games, as selfplay makes them")->required();
    command->callback([files, &action] {
        action = [files](const Console& console) { return calibrate(*files, console); };
    });
}

}  // namespace janggun::cli
