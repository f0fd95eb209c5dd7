#include "lab/calibrate_report.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "input.hpp"
#include "janggun/eval/outlook.hpp"
#include "janggun/util/text.hpp"
#include "json.hpp"

namespace janggun::cli {

using train::Bucket;
using train::Estimate;
using train::Forecasts;

namespace {

constexpr std::size_t kLongestEngine = 100;

// Calls `visit(forecasts, rules)` for each rule set under which games were played.
template <class Visit>
void for_each_rules(const CalibrateReport& report, Visit&& visit) {
    for (std::size_t i = 0; i < report.by_rules.size(); ++i) {
        if (!report.by_rules[i].all().empty()) visit(report.by_rules[i], game::kRules[i]);
    }
}

std::string file_line(const CalibratedFile& file) {
    return fmt::format("{}: {} games, {} nodes a move, by {}\n", util::printable(file.path, kLongestPath),
                       file.games, file.settings.nodes,
                       util::printable(file.settings.engine, kLongestEngine));
}

std::string range_text(const Bucket& bucket, bool is_first, bool is_last) {
    if (is_first) return fmt::format("to {}", bucket.high);
    if (is_last) return fmt::format("from {}", bucket.low);
    return fmt::format("{} to {}", bucket.low, bucket.high);
}

// Compares the scores under one rule set with the results of the games.
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

// The fitted numbers, and below them those of the engine.
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

JsonObject json_file(const CalibratedFile& file) {
    return {{"path", util::printable(file.path, kLongestPath)},
            {"games", file.games},
            {"nodes", file.settings.nodes},
            {"engine", util::printable(file.settings.engine, kLongestEngine)}};
}

// The outermost buckets have no bound on one side.
JsonObject json_bucket(const Bucket& bucket, bool is_first, bool is_last) {
    constexpr int kDigits = 4;
    JsonObject object{{"low", is_first ? Json{} : Json{bucket.low}},
                      {"high", is_last ? Json{} : Json{bucket.high}},
                      {"positions", bucket.positions}};
    if (bucket.positions == 0) return object;
    return object.add({{"expected", Json::decimal(bucket.expected, kDigits)},
                       {"result", Json::decimal(bucket.result.value, kDigits)},
                       {"error", Json::decimal(bucket.result.error, kDigits)},
                       {"drawn_expected", Json::decimal(bucket.drawn_expected, kDigits)},
                       {"drawn", Json::decimal(bucket.drawn, kDigits)}});
}

Json json_buckets(const Forecasts& forecasts) {
    const std::vector<Bucket> buckets = reliability(forecasts);
    return json_list(buckets, [&buckets](const Bucket& bucket) {
        return json_bucket(bucket, &bucket == &buckets.front(), &bucket == &buckets.back());
    });
}

JsonObject json_estimate(const Estimate& estimate, double known) {
    constexpr int kDigits = 6;
    return {{"value", Json::decimal(estimate.value, kDigits)},
            {"error", Json::decimal(estimate.error, kDigits)},
            {"engine", Json::decimal(known, kDigits)}};
}

JsonObject json_rules(const Forecasts& forecasts, const game::Rules& rules) {
    const train::OddsFit fit = fit_odds(forecasts);
    const eval::OddsModel known = eval::odds_model(rules);
    return {{"games", forecasts.games()},
            {"positions", forecasts.all().size()},
            {"scores", json_buckets(forecasts)},
            {"slope", json_estimate(fit_slope(forecasts), eval::kPerCentipawn)},
            {"per_unit", json_estimate(fit.per_unit, known.per_unit)},
            {"early", json_estimate(fit.early_half_width, known.early_half_width)},
            {"late", json_estimate(fit.late_half_width, known.late_half_width)}};
}

}  // namespace

bool CalibrateReport::is_empty() const {
    return std::all_of(by_rules.begin(), by_rules.end(),
                       [](const Forecasts& forecasts) { return forecasts.all().empty(); });
}

std::string calibrate_text(const CalibrateReport& report) {
    std::string files;
    for (const CalibratedFile& file : report.files) files += file_line(file);
    std::string tables;
    std::string fits;
    for_each_rules(report, [&](const Forecasts& forecasts, const game::Rules& rules) {
        tables += reliability_table(forecasts, rules);
        fits += fits_rows(forecasts, rules);
    });
    return files + '\n' + tables + fits_header() + fits;
}

std::string calibrate_json(const CalibrateReport& report) {
    JsonObject rules;
    for_each_rules(report, [&rules](const Forecasts& forecasts, const game::Rules& each) {
        rules.add(each.name, json_rules(forecasts, each));
    });
    return JsonObject{{"files", json_list(report.files, json_file)}, {"rules", rules}}.text();
}

}  // namespace janggun::cli
