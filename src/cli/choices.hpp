#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace janggun::cli {

// A word that an option takes, and what it stands for.
template <class Value>
struct Choice {
    std::string_view word;
    Value value;
};

// The words of an option that takes one of a few, as they stand in its type name: "auto|always|never". Help
// shows them from there, and completion offers them.
[[nodiscard]] std::string as_type_name(std::span<const std::string_view> words);
// None where the type name is of another form.
[[nodiscard]] std::vector<std::string> words_of_type_name(const std::string& type_name);

// Throws util::InputError: the option takes one of these words, and not `text`.
[[noreturn]] void refuse_choice(const std::string& option, const std::string& text,
                                std::span<const std::string_view> words);

// An option or positional, the type of which says what it takes. Its default is what `value` holds now.
template <class Value, std::size_t N>
CLI::Option* add_choice_option(CLI::App& command, const std::string& name, Value& value,
                               const std::array<Choice<Value>, N>& choices, const std::string& description) {
    std::vector<std::string_view> words;
    std::string_view preset;
    for (const Choice<Value>& choice : choices) {
        words.push_back(choice.word);
        if (choice.value == value) preset = choice.word;
    }
    const auto read = [name, &value, choices, words](const std::string& text) {
        const auto* const found = std::find_if(
            choices.begin(), choices.end(), [&](const Choice<Value>& choice) { return choice.word == text; });
        if (found == choices.end()) refuse_choice(name, text, words);
        value = found->value;
    };
    return command.add_option_function<std::string>(name, read, description)
        ->type_name(as_type_name(words))
        ->default_str(std::string{preset});
}

}  // namespace janggun::cli
