#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "janggun/engine/config.hpp"
#include "janggun/util/line_writer.hpp"

namespace janggun::engine {

inline constexpr int kMostThreads = 1024;

// The kinds of options: each says how its value is written, and which member of Config holds it.
struct Spin {
    int& (*at)(Config&);
    int low;
    int high;

    [[nodiscard]] int value_in(Config config) const { return at(config); }
};
struct Check {
    bool Config::*member;
};
struct RulesCombo {
    game::RuleSet Config::*member;
};
struct Text {
    std::string Config::*member;
};
struct ClearHash {};

using OptionKind = std::variant<Spin, Check, RulesCombo, Text, ClearHash>;

struct Option {
    std::string_view name;
    OptionKind kind;
};

// The options that users can set.
[[nodiscard]] std::span<const Option> options() noexcept;
// The numbers of the search, for whoever tunes them: set like the others, but not announced.
[[nodiscard]] std::span<const Option> search_numbers() noexcept;

// Finds an option or a number of the search by its name, in letters of either case; null if there is none.
[[nodiscard]] const Option* find_option(std::string_view name) noexcept;

// Gives the option's member of `config` the value that the text spells; a button has none. Throws
// util::InputError, and changes nothing, if the text spells no value.
void set(Config& config, const Option& option, std::string_view text);

// Sets an option of a running engine: it also clears the table if that is the option, and lets `out` begin or
// end its log. `Configurable` is an Engine, or what stands for one. Throws util::InputError also if the
// machine cannot give what is asked for.
template <class Configurable>
void set_option(Configurable& engine, util::LineWriter& out, const Option& option, std::string_view text) {
    Config config = engine.config();
    set(config, option, text);
    if (std::holds_alternative<ClearHash>(option.kind)) engine.clear_hash();
    if (config.log_file != engine.config().log_file) out.log_to(config.log_file);
    engine.configure(config);
}

}  // namespace janggun::engine
