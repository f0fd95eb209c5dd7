#include "lab/tune_report.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "janggun/eval/weights.hpp"
#include "json.hpp"

namespace janggun::cli {

namespace {

std::string json_step(const TuneReport::Step& step) {
    return fmt::format(R"({{"epoch":{},"fitted":{:.6f},"held_out":{:.6f}}})", step.epoch, step.errors.fitted,
                       step.errors.held_out);
}

std::string json_weights(eval::Phased number) {
    return fmt::format("[{},{}]", number.early(), number.late());
}

template <class Members>
std::string json_weights(const Members& members) {
    std::vector<std::string> texts;
    texts.reserve(members.size());
    for (const auto& member : members) texts.push_back(json_weights(member));
    return fmt::format("[{}]", fmt::join(texts, ","));
}

std::string json_groups(const eval::Weights& weights) {
    std::vector<std::string> texts;
    for_each_group(weights, [&texts](eval::Group /*group*/, std::string_view name, const auto& member) {
        texts.push_back(fmt::format("{}:{}", json_string(name), json_weights(member)));
    });
    return fmt::format("{{{}}}", fmt::join(texts, ","));
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
    std::vector<std::string> steps;
    steps.reserve(report.steps.size());
    for (const TuneReport::Step& step : report.steps) steps.push_back(json_step(step));
    return fmt::format(R"({{"games":{},"positions":{},"held_out":{},"epochs":[{}],"best":{},"numbers":{}}})",
                       report.games, report.positions, report.held_out, fmt::join(steps, ","),
                       json_step({result.epoch, result.errors}), json_groups(result.weights));
}

}  // namespace janggun::cli
