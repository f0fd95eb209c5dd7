#include "janggun/engine/options.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "janggun/search/params.hpp"
#include "janggun/search/table.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::engine {

using search::Strength;
using util::InputError;

namespace {

constexpr int kMostLines = 500;
constexpr int kMostOverheadMs = 5000;

template <int Config::*kMember>
int& member(Config& config) {
    return config.*kMember;
}

template <int search::Params::*kMember>
int& search_number(Config& config) {
    return config.params.*kMember;
}

constexpr std::array kOptions{
    Option{"UCI_Variant", RulesCombo{&Config::rules}},
    Option{"Hash", Spin{member<&Config::hash_megabytes>, 1, int{search::Table::kMostMegabytes}}},
    Option{"Clear Hash", ClearHash{}},
    Option{"Threads", Spin{member<&Config::threads>, 1, kMostThreads}},
    Option{"MultiPV", Spin{member<&Config::lines>, 1, kMostLines}},
    Option{"Ponder", Check{&Config::ponder}},
    Option{"Move Overhead", Spin{member<&Config::move_overhead_ms>, 0, kMostOverheadMs}},
    Option{"Skill Level", Spin{member<&Config::skill_level>, Strength::kLeastLevel, Strength::kFullLevel}},
    Option{"UCI_LimitStrength", Check{&Config::limit_strength}},
    Option{"UCI_Elo", Spin{member<&Config::elo>, Strength::kLeastElo, Strength::kMostElo}},
    Option{"UCI_AnalyseMode", Check{&Config::analyse_mode}},
    Option{"UCI_ShowWDL", Check{&Config::show_wdl}},
    Option{"Debug Log File", Text{&Config::log_file}},
};

constexpr auto kSearchNumbers = []<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    constexpr auto& kNumbers = search::kParams;
    return std::array{Option{kNumbers[kIndex].name, Spin{search_number<kNumbers[kIndex].member>,
                                                         kNumbers[kIndex].low, kNumbers[kIndex].high}}...};
}
(std::make_index_sequence<search::kParams.size()>{});

// Reads a value for one kind of option, or throws with what would be right.
class Setter {
  public:
    Setter(Config& config, std::string_view name, std::string_view text)
        : config_{config}, name_{name}, text_{text} {}

    void operator()(const Spin& spin) const {
        const auto value = util::parse_integer(text_, spin.low, spin.high);
        if (!value)
            refuse("a whole number from " + std::to_string(spin.low) + " to " + std::to_string(spin.high));
        spin.at(config_) = static_cast<int>(*value);
    }
    void operator()(const Check& check) const {
        if (util::is_same_word(text_, "true")) {
            config_.*check.member = true;
        } else if (util::is_same_word(text_, "false")) {
            config_.*check.member = false;
        } else {
            refuse("true or false");
        }
    }
    void operator()(const RulesCombo& combo) const {
        const std::optional<game::RuleSet> rules = game::rule_set_named(text_);
        if (!rules) refuse(game::rule_set_hint(text_));
        config_.*combo.member = *rules;
    }
    void operator()(const Text& text) const {
        config_.*text.member = text_ == "<empty>" ? std::string{} : std::string{text_};
    }
    void operator()(const ClearHash& /*button*/) const {}

  private:
    [[noreturn]] void refuse(const std::string& right) const {
        std::string message = "option ";
        message += name_;
        message += ": ";
        message += util::in_quotes(text_);
        message += " is not ";
        message += right;
        throw InputError(message);
    }

    Config& config_;
    std::string_view name_;
    std::string_view text_;
};

}  // namespace

std::span<const Option> options() noexcept { return kOptions; }
std::span<const Option> search_numbers() noexcept { return kSearchNumbers; }

const Option* find_option(std::string_view name) noexcept {
    for (const std::span<const Option> among : {options(), search_numbers()}) {
        for (const Option& option : among) {
            if (util::is_same_word(option.name, name)) return &option;
        }
    }
    return nullptr;
}

void set(Config& config, const Option& option, std::string_view text) {
    std::visit(Setter{config, option.name, text}, option.kind);
}

}  // namespace janggun::engine
