#include "option_text.hpp"

#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace janggun::uci {

namespace {

struct KindText {
    engine::Config defaults;

    std::string operator()(const engine::Spin& spin) const {
        return fmt::format("spin default {} min {} max {}", spin.value_in(defaults), spin.low, spin.high);
    }
    std::string operator()(const engine::Check& check) const {
        return fmt::format("check default {}", defaults.*check.member);
    }
    std::string operator()(const engine::RulesCombo& combo) const {
        std::string text = fmt::format("combo default {}", game::rules_for(defaults.*combo.member).name);
        for (const std::string_view name : game::rule_set_names(game::NameOrder::of_the_alphabet))
            text += fmt::format(" var {}", name);
        return text;
    }
    std::string operator()(const engine::Text& text) const {
        const std::string& value = defaults.*text.member;
        return fmt::format("string default {}", value.empty() ? "<empty>" : value);
    }
    std::string operator()(const engine::ClearHash& /*button*/) const { return "button"; }
};

}  // namespace

std::string option_text(const engine::Option& option) {
    return fmt::format("option name {} type {}", option.name, std::visit(KindText{}, option.kind));
}

}  // namespace janggun::uci
