#include "janggun/engine/options.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "janggun/search/table.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::engine {

using search::Strength;
using util::InputError;

namespace {

constexpr int kMostLines = 500;
constexpr int kMostOverheadMs = 5000;

constexpr std::array kOptions{
    Option{"UCI_Variant", RulesCombo{&Config::rules}},
    Option{"Hash", Spin{&Config::hash_megabytes, 1, int{search::Table::kMostMegabytes}}},
    Option{"Clear Hash", ClearHash{}},
    Option{"Threads", Spin{&Config::threads, 1, kMostThreads}},
    Option{"MultiPV", Spin{&Config::lines, 1, kMostLines}},
    Option{"Ponder", Check{&Config::ponder}},
    Option{"Move Overhead", Spin{&Config::move_overhead_ms, 0, kMostOverheadMs}},
    Option{"Skill Level", Spin{&Config::skill_level, Strength::kLeast, Strength::kFull}},
    Option{"UCI_LimitStrength", Check{&Config::limit_strength}},
    Option{"UCI_Elo", Spin{&Config::elo, Strength::kLeastElo, Strength::kMostElo}},
    Option{"UCI_AnalyseMode", Check{&Config::analyse_mode}},
    Option{"UCI_ShowWDL", Check{&Config::show_wdl}},
    Option{"Debug Log File", Text{&Config::log_file}},
};

bool is_same_letter(char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

bool is_same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), is_same_letter);
}

// Reads a value for one kind of option, or throws with what would be right.
class Setter {
  public:
    Setter(Config& config, std::string_view name, std::string_view text)
        : config_{config}, name_{name}, text_{text} {}

    void operator()(const Spin& spin) const {
        const auto value = util::parse_integer(text_, spin.low, spin.high);
        if (!value)
            refuse("a whole number from " + std::to_string(spin.low) + " to " + std::to_string(spin.high));
        config_.*spin.member = static_cast<int>(*value);
    }
    void operator()(const Check& check) const {
        if (is_same_word(text_, "true")) {
            config_.*check.member = true;
        } else if (is_same_word(text_, "false")) {
            config_.*check.member = false;
        } else {
            refuse("true or false");
        }
    }
    void operator()(const RulesCombo& combo) const {
        const std::optional<game::RuleSet> rules = game::rule_set_named(text_);
        if (!rules) refuse(util::one_of(game::rule_set_names(game::NameOrder::of_the_alphabet)));
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

const Option* find_option(std::string_view name) noexcept {
    const auto* const found = std::find_if(kOptions.begin(), kOptions.end(), [name](const Option& option) {
        return is_same_word(option.name, name);
    });
    return found == kOptions.end() ? nullptr : found;
}

void set(Config& config, const Option& option, std::string_view text) {
    std::visit(Setter{config, option.name, text}, option.kind);
}

}  // namespace janggun::engine
