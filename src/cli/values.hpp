#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "janggun/search/limits.hpp"

// Options and positionals whose text becomes a value while the command line is parsed. Text that spells none
// throws util::InputError then, with the option and the valid texts. The default is the value's content
// before.

namespace janggun::cli {

// `read(name, text)` makes the value.
template <class Value, class Read>
CLI::Option* add_value_option(CLI::App& command, const std::string& name, Value& value, const Read& read,
                              const std::string& description) {
    const auto assign = [name, &value, read](const std::string& text) { value = read(name, text); };
    return command.add_option_function<std::string>(name, assign, description);
}

// Takes any text. An absent option differs from an empty value, unlike with CLI11's own optional options.
CLI::Option* add_text_option(CLI::App& command, const std::string& name, std::optional<std::string>& value,
                             const std::string& description);

struct Range {
    std::int64_t low = 0;
    std::int64_t high = 0;
};

// The ranges of the limits of a search.
inline constexpr Range kDepths{1, search::kMostPlies};
inline constexpr Range kNodes{1, std::numeric_limits<std::int64_t>::max()};

[[nodiscard]] constexpr Range times_up_to(search::Milliseconds longest) { return {1, longest.count()}; }

// The limits, or one second if there are none.
[[nodiscard]] search::Limits or_a_second(search::Limits limits);

// The range of an option that the engine has, too, as a number.
[[nodiscard]] Range engine_range(std::string_view engine_name);

// The whole number within the range that `text` spells; throws util::InputError for anything else. `what`
// names the option, or whatever else the number belongs to.
[[nodiscard]] std::int64_t read_number(std::string_view what, std::string_view text, Range range);

// Reads a number for add_value_option.
template <class Number>
auto number_reader(Range range) {
    return [range](std::string_view option, std::string_view text) {
        return static_cast<Number>(read_number(option, text, range));
    };
}

template <class Number>
CLI::Option* add_number_option(CLI::App& command, const std::string& name, Number& value, Range range,
                               const std::string& description) {
    return add_value_option(command, name, value, number_reader<Number>(range), description)
        ->type_name("N")
        ->default_str(fmt::format("{}", value));
}

// An option for a number without a default.
template <class Number>
CLI::Option* add_number_option(CLI::App& command, const std::string& name, std::optional<Number>& value,
                               Range range, const std::string& description) {
    return add_value_option(command, name, value, number_reader<Number>(range), description)->type_name("N");
}

// A word that an option takes, and its value.
template <class Value>
struct Choice {
    std::string_view word;
    Value value;
};

// The words of an option that takes one of a few, as they stand in its type name: "auto|always|never". Help
// shows them from there, and completion offers them.
[[nodiscard]] std::string as_type_name(std::span<const std::string_view> words);
// The words of a type name in that form; none if it has another form.
[[nodiscard]] std::vector<std::string> words_of_type_name(const std::string& type_name);

// Throws util::InputError: the option takes one of these words, and `text` is not one.
[[noreturn]] void refuse_choice(std::string_view option, std::string_view text,
                                std::span<const std::string_view> words);

// An option for one of a few words, which its type name lists.
template <class Value, std::size_t N>
CLI::Option* add_choice_option(CLI::App& command, const std::string& name, Value& value,
                               const std::array<Choice<Value>, N>& choices, const std::string& description) {
    std::vector<std::string_view> words;
    std::string_view preset;
    for (const Choice<Value>& choice : choices) {
        words.push_back(choice.word);
        if (choice.value == value) preset = choice.word;
    }
    const auto read = [choices, words](std::string_view option, std::string_view text) {
        const auto* const found = std::find_if(
            choices.begin(), choices.end(), [&](const Choice<Value>& choice) { return choice.word == text; });
        if (found == choices.end()) refuse_choice(option, text, words);
        return found->value;
    };
    return add_value_option(command, name, value, read, description)
        ->type_name(as_type_name(words))
        ->default_str(std::string{preset});
}

}  // namespace janggun::cli
