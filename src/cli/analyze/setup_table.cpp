#include "analyze/setup_table.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "janggun/view/search_text.hpp"
#include "json.hpp"

namespace janggun::cli {

using board::Setup;
using engine::SetupValues;

namespace {

using Setups = std::vector<Setup>;

// A pair and its mirror image are worth the same: returns the one that is searched.
SetupPair searched(SetupPair pair) { return std::min(pair, {mirrored(pair.cho), mirrored(pair.han)}); }

// "+0.26  52.6 %": the score, and what Cho expects of a game.
std::string value_text(const SetupFinding& finding) {
    constexpr int kPercent = 100;
    return fmt::format("{}{:>6.1f} %", view::short_score(finding.info.score),
                       kPercent * finding.info.chances.expected());
}

// "left (왼상) or right (오른상)"
std::string names_text(const Setups& setups) {
    std::vector<std::string> names;
    names.reserve(setups.size());
    for (const Setup setup : setups) names.push_back(fmt::format("{} ({})", name(setup), korean_name(setup)));
    return fmt::format("{}", fmt::join(names, " or "));
}

std::string scores_table(const SetupTable& table) {
    std::string text = fmt::format("{:<7}", "Cho");
    for (const Setup han : table.of_han()) text += fmt::format("{:>17}", fmt::format("Han {}", name(han)));
    text += '\n';
    for (const Setup cho : board::kSetups) {
        text += fmt::format("{:<7}", name(cho));
        for (const Setup han : table.of_han()) {
            const std::optional<SetupFinding>& finding = table.at({cho, han});
            text += fmt::format("{:>17}", finding ? value_text(*finding) : "-");
        }
        text += fmt::format("  {}\n", korean_name(cho));
    }
    return text;
}

// What Cho answers, and what that leaves it with.
std::string answers_text(const SetupTable& table) {
    std::string text;
    for (const Setup han : table.of_han()) {
        const Setups answers = table.best_answers(han);
        if (answers.empty()) continue;
        text += fmt::format("Against {}: {}, {}\n", names_text({han}), names_text(answers),
                            value_text(*table.at({answers.front(), han})));
    }
    return text.empty() ? text : "\nCho's best answers, and what they come to:\n" + text;
}

std::string choices_text(const SetupTable& table) {
    const Setups choices = table.best_choices();
    if (choices.empty()) return "";
    const Setup han = choices.front();
    return fmt::format("Best for Han, who sets up first: {}, {}\n", names_text(choices),
                       value_text(*table.at({table.best_answers(han).front(), han})));
}

JsonObject json_finding(const SetupFinding& finding) {
    return {{"score", json_score(finding.info.score)},
            {"chances", json_chances(finding.info.chances)},
            {"expected", Json::decimal(finding.info.chances.expected(), 4)}};
}

Json json_names(const Setups& setups) {
    return json_list(setups, [](Setup setup) { return name(setup); });
}

Json json_pairs(const SetupTable& table) {
    std::vector<Json> pairs;
    for (const Setup cho : board::kSetups) {
        for (const Setup han : table.of_han()) {
            const std::optional<SetupFinding>& finding = table.at({cho, han});
            if (!finding) continue;
            pairs.push_back(JsonObject{{"cho", name(cho)},
                                       {"han", name(han)},
                                       {"depth", finding->info.depth},
                                       {"nodes", finding->nodes}}
                                .add(json_finding(*finding)));
        }
    }
    return Json::list(pairs);
}

Json json_answers(const SetupTable& table) {
    std::vector<Json> all;
    for (const Setup han : table.of_han()) {
        const Setups answers = table.best_answers(han);
        if (answers.empty()) continue;
        all.push_back(JsonObject{{"han", name(han)}, {"cho", json_names(answers)}}.add(
            json_finding(*table.at({answers.front(), han}))));
    }
    return Json::list(all);
}

}  // namespace

std::vector<SetupPair> SetupTable::wanted() const {
    std::vector<SetupPair> pairs;
    for (const Setup han : of_han_) {
        for (const Setup cho : board::kSetups) {
            const SetupPair pair = searched({cho, han});
            if (std::find(pairs.begin(), pairs.end(), pair) == pairs.end()) pairs.push_back(pair);
        }
    }
    return pairs;
}

void SetupTable::set(SetupPair pair, const SetupFinding& finding) {
    found_[index(pair.cho)][index(pair.han)] = finding;
    found_[index(mirrored(pair.cho))][index(mirrored(pair.han))] = finding;
}

const std::optional<SetupFinding>& SetupTable::at(SetupPair pair) const {
    return found_[index(pair.cho)][index(pair.han)];
}

Setups SetupTable::best_answers(Setup han) const {
    SetupValues values;
    for (const Setup cho : board::kSetups) {
        const std::optional<SetupFinding>& finding = at({cho, han});
        if (!finding) return {};
        values[index(cho)] = finding->info.score;
    }
    return engine::best_setups(values);
}

Setups SetupTable::best_choices() const {
    SetupValues values;
    for (const Setup han : board::kSetups) {
        const Setups answers = best_answers(han);
        if (answers.empty()) return {};
        values[index(han)] = -at({answers.front(), han})->info.score;
    }
    return engine::best_setups(values);
}

std::string setups_text(const SetupTable& table) {
    return fmt::format("Rules: {}\n\nCho's score and expected score:\n{}{}{}", table.rules().name,
                       scores_table(table), answers_text(table), choices_text(table));
}

std::string setups_json(const SetupTable& table) {
    return JsonObject{{"rules", table.rules().name},
                      {"pairs", json_pairs(table)},
                      {"answers", json_answers(table)},
                      {"best_for_han", json_names(table.best_choices())}}
        .text();
}

}  // namespace janggun::cli
