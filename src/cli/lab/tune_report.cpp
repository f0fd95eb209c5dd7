#include "lab/tune_report.hpp"

#include <string_view>

#include <fmt/format.h>

#include "janggun/eval/weights.hpp"
#include "json.hpp"

namespace janggun::cli {

namespace {

JsonObject json_step(const TuneReport::Step& step) {
    return {{"epoch", step.epoch},
            {"fitted", Json::decimal(step.errors.fitted, 6)},
            {"held_out", Json::decimal(step.errors.held_out, 6)}};
}

Json json_weights(eval::Phased number) { return Json::list({number.early(), number.late()}); }

template <class Members>
Json json_weights(const Members& members) {
    return json_list(members, [](const auto& member) { return json_weights(member); });
}

JsonObject json_groups(const eval::Weights& weights) {
    JsonObject groups;
    for_each_group(weights, [&groups](eval::Group /*group*/, std::string_view name, const auto& member) {
        groups.add(name, json_weights(member));
    });
    return groups;
}

}  // namespace

std::string tune_heading(const TuneReport& report) {
    return fmt::format("{} games, {} positions, {} of them held out\n", report.games, report.positions,
                       report.held_out) +
           fmt::format("{:>6}{:>12}{:>12}\n", "epoch", "fitted", "held out");
}

std::string tune_row(const TuneReport::Step& step) {
    return fmt::format("{:6}{:12.6f}{:12.6f}\n", step.epoch, step.errors.fitted, step.errors.held_out);
}

std::string tune_conclusion(const train::TuneResult& result) {
    return fmt::format("Least error on what was held out: {:.6f}, after epoch {}\n", result.errors.held_out,
                       result.epoch);
}

std::string tune_json(const TuneReport& report, const train::TuneResult& result) {
    return JsonObject{{"games", report.games},
                      {"positions", report.positions},
                      {"held_out", report.held_out},
                      {"epochs", json_list(report.steps, json_step)},
                      {"best", json_step({result.epoch, result.errors})},
                      {"numbers", json_groups(result.weights)}}
        .text();
}

}  // namespace janggun::cli
