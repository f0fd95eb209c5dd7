#include "feature_text.hpp"

#include <algorithm>
#include <array>
#include <variant>

#include <fmt/format.h>

#include "janggun/engine/build_info.hpp"
#include "janggun/game/rules.hpp"

namespace janggun::cecp {

namespace {

// Options that have commands of their own in this protocol, or no meaning.
constexpr std::array<std::string_view, 6> kElsewhere{
    "UCI_Variant",      // variant
    "Hash",             // memory
    "Threads",          // cores
    "Ponder",           // hard, easy
    "UCI_AnalyseMode",  // analyze
    "UCI_ShowWDL",
};

constexpr std::array kRuleSetNames = game::rule_set_names(game::NameOrder::of_the_alphabet);

struct KindText {
    engine::Config defaults;

    std::string operator()(const engine::Spin& spin) const {
        return fmt::format("-spin {} {} {}", spin.value_in(defaults), spin.low, spin.high);
    }
    std::string operator()(const engine::Check& check) const {
        return fmt::format("-check {}", defaults.*check.member ? 1 : 0);
    }
    std::string operator()(const engine::RulesCombo& combo) const {
        std::string choices;
        for (const std::string_view name : kRuleSetNames) {
            if (!choices.empty()) choices += " /// ";
            if (name == game::rules_for(defaults.*combo.member).name) choices += '*';
            choices += name;
        }
        return fmt::format("-combo {}", choices);
    }
    std::string operator()(const engine::Text& text) const {
        return fmt::format("-string {}", defaults.*text.member);
    }
    std::string operator()(const engine::ClearHash& /*button*/) const { return "-button"; }
};

}  // namespace

std::string features_text() {
    std::string text = fmt::format(
        "feature ping=1 setboard=1 playother=1 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1\n"
        "feature analyze=1 colors=0 name=0 nps=0 memory=1 smp=1 highlight=1\n"
        "feature myname=\"Janggun {}\"\n"
        "feature variants=\"{}\"\n",
        engine::version(), fmt::join(kRuleSetNames, ","));
    for (const engine::Option& option : engine::options()) {
        if (std::find(kElsewhere.begin(), kElsewhere.end(), option.name) != kElsewhere.end()) continue;
        text += fmt::format("feature option=\"{} {}\"\n", option.name, std::visit(KindText{}, option.kind));
    }
    return text += "feature done=1";
}

std::string_view option_value(const engine::Option& option, std::string_view value) {
    if (!std::holds_alternative<engine::Check>(option.kind)) return value;
    if (value == "1") return "true";
    return value == "0" ? "false" : value;
}

}  // namespace janggun::cecp
