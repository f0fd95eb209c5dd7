#include "janggun/game/rules.hpp"

#include "janggun/util/nearest.hpp"
#include "janggun/util/text.hpp"

namespace janggun::game {

std::optional<RuleSet> rule_set_named(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kRules.size(); ++i) {
        if (util::is_same_word(kRules[i].name, name)) return static_cast<RuleSet>(i);
    }
    return std::nullopt;
}

std::string rule_set_hint(std::string_view name) {
    constexpr std::array kNames = rule_set_names(NameOrder::of_the_table);
    return util::one_of(kNames) + util::did_you_mean(name, kNames);
}

}  // namespace janggun::game
