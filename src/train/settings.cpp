#include "janggun/train/settings.hpp"

#include <cstddef>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "janggun/engine/build_info.hpp"
#include "janggun/match/schedule.hpp"
#include "janggun/util/rng.hpp"

namespace janggun::train {

namespace {

std::string rules_text(const std::vector<game::RuleSet>& rules) {
    std::vector<std::string_view> names;
    names.reserve(rules.size());
    for (const game::RuleSet set : rules) names.push_back(rules_for(set).name);
    return fmt::format("{}", fmt::join(names, ","));
}

}  // namespace

std::string resign_text(match::ResignTerms terms) {
    return terms.moves == 0 ? "0" : fmt::format("{}:{}", terms.centipawns, terms.moves);
}

std::string Settings::engine_text() {
    return fmt::format("Janggun {} ({})", engine::version(), engine::commit());
}

std::vector<SettingText> described(const Settings& settings) {
    return {
        {"engine", settings.engine},
        {"rules", rules_text(settings.rules)},
        {"nodes", std::to_string(settings.nodes)},
        {"seed", std::to_string(settings.seed)},
        {"plies", fmt::format("{},{}", settings.fewest_random_plies, settings.most_random_plies)},
        {"resign", resign_text(settings.resign)},
        {"max-plies", std::to_string(settings.most_plies)},
        {"hash", std::to_string(settings.hash_megabytes)},
    };
}

std::optional<std::string> difference(const Settings& found, const Settings& wanted) {
    const std::vector<SettingText> wishes = described(wanted);
    std::size_t i = 0;
    for (const SettingText& setting : described(found)) {
        const std::string& wish = wishes[i++].value;
        if (setting.value != wish) return fmt::format("{} {}, not {}", setting.name, setting.value, wish);
    }
    return std::nullopt;
}

GamePlan plan_of(const Settings& settings, std::int64_t number) {
    const auto index = static_cast<std::size_t>(number);
    const std::size_t turn = index / settings.rules.size();
    util::Rng rng{match::seed_of(settings.seed, static_cast<std::uint64_t>(number))};
    const auto spread =
        static_cast<std::uint32_t>(settings.most_random_plies - settings.fewest_random_plies + 1);
    GamePlan plan;
    plan.rules = settings.rules[index % settings.rules.size()];
    plan.cho = board::kSetups[turn / board::kSetups.size() % board::kSetups.size()];
    plan.han = board::kSetups[turn % board::kSetups.size()];
    plan.random_plies = settings.fewest_random_plies + static_cast<int>(rng.below(spread));
    plan.seed = rng.next();
    return plan;
}

}  // namespace janggun::train
