#include <array>
#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "commands.hpp"
#include "values.hpp"

// Scripts by which a shell completes the command line. They are made from the declared commands and options,
// so that everything declared is offered.

namespace janggun::cli {

namespace {

// What a shell has to know about an option or positional.
struct Argument {
    std::vector<std::string> names;  // "-h" and "--help"; none for a positional
    std::string description;
    std::string type;  // none for a flag
    std::vector<std::string> words;
    bool is_file;
};

struct Command {
    std::string name;
    std::string description;
    std::vector<Argument> options;
    std::vector<Argument> positionals;
};

Argument argument_of(const CLI::Option& option, const CLI::App& program) {
    Argument argument{{}, option.get_description(), {}, {}, false};
    for (const std::string& name : option.get_snames()) argument.names.push_back('-' + name);
    for (const std::string& name : option.get_lnames()) argument.names.push_back("--" + name);
    if (option.get_expected_max() == 0) return argument;
    argument.type = option.get_type_name();
    argument.words =
        argument.type == kCommandType ? command_names(program) : words_of_type_name(argument.type);
    argument.is_file = argument.type == "FILE";
    return argument;
}

Command command_of(const CLI::App& app, const CLI::App& program) {
    Command command{app.get_name(), app.get_description(), {}, {}};
    for (const CLI::Option* option : app.get_options()) {
        std::vector<Argument>& arguments = option->get_positional() ? command.positionals : command.options;
        arguments.push_back(argument_of(*option, program));
    }
    return command;
}

std::vector<Command> commands_of(const CLI::App& app) {
    std::vector<Command> commands;
    for (const CLI::App* command : app.get_subcommands({})) commands.push_back(command_of(*command, app));
    return commands;
}

constexpr std::string_view kBashHead = R"(# Completion for bash, written by `janggun completion bash`.
_janggun()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    # --option=value comes in three words.
    if [[ $current == = ]]; then
        current=
    elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    local word command= words= files=
    for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
        case $word in
)";

constexpr std::string_view kBashTail = R"(    esac
    [[ -n $files ]] && compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen $files -W "$words" -- "$current")
}
complete -F _janggun janggun
)";

// The words offered after an option that takes a value.
std::string bash_value_cases(const Command& command) {
    std::string text;
    for (const Argument& option : command.options) {
        if (option.type.empty()) continue;
        std::vector<std::string> patterns;
        for (const std::string& name : option.names) patterns.push_back(command.name + ':' + name);
        text += fmt::format("        {}) ", fmt::join(patterns, " | "));
        if (option.is_file) {
            text += "files=-f";
        } else if (option.words.empty()) {
            text += "return";
        } else {
            text += fmt::format("words='{}'", fmt::join(option.words, " "));
        }
        text += " ;;\n";
    }
    return text;
}

// The words offered elsewhere: names of options, and positionals that are one of a few words.
std::string bash_word_case(const Command& command, std::vector<std::string> words) {
    bool has_files = false;
    for (const Argument& positional : command.positionals) {
        words.insert(words.end(), positional.words.begin(), positional.words.end());
        has_files = has_files || positional.is_file;
    }
    for (const Argument& option : command.options)
        words.insert(words.end(), option.names.begin(), option.names.end());
    return fmt::format("        {}:*) words='{}'{} ;;\n", command.name, fmt::join(words, " "),
                       has_files ? " files=-f" : "");
}

// `text` within single quotes.
std::string quoted_for_shell(std::string_view text) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'') {
            result += R"('\'')";
        } else {
            result += c;
        }
    }
    return result + '\'';
}

// Escapes brackets and colons, which have a meaning for zsh.
std::string plain_for_zsh(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (std::string_view{"[]:\\"}.find(c) != std::string_view::npos) result += '\\';
        result += c;
    }
    return result;
}

// What zsh offers for a value: ":message:action".
std::string zsh_value(const Argument& argument) {
    if (argument.is_file) return ":file:_files";
    if (argument.words.empty()) return fmt::format(":{}: ", plain_for_zsh(argument.type));
    return fmt::format(":value:({})", fmt::join(argument.words, " "));
}

std::string zsh_arguments(const Command& command, std::string_view indent) {
    std::string text;
    const auto add = [&text, indent](const std::string& specification) {
        text += fmt::format(" \\\n{}{}", indent, quoted_for_shell(specification));
    };
    for (const Argument& option : command.options) {
        for (const std::string& name : option.names) {
            const bool takes_value = !option.type.empty();
            add(fmt::format("({}){}{}[{}]{}", fmt::join(option.names, " "), name,
                            takes_value && name.starts_with("--") ? "=" : "",
                            plain_for_zsh(option.description), takes_value ? zsh_value(option) : ""));
        }
    }
    std::size_t place = 0;
    for (const Argument& positional : command.positionals)
        add(fmt::format("{}{}", ++place, zsh_value(positional)));
    return text;
}

constexpr std::string_view kZshHead = R"(#compdef janggun
# Completion for zsh, written by `janggun completion zsh`.
_janggun() {
    local curcontext=$curcontext state line
    local -A opt_args
    local -a commands=(
)";

constexpr std::string_view kZshTail = R"(            esac ;;
    esac
}
if [[ $funcstack[1] == _janggun ]]; then
    _janggun "$@"
else
    compdef _janggun janggun
fi
)";

std::string bash_completion(const CLI::App& app) {
    const std::vector<Command> commands = commands_of(app);
    const std::vector<std::string> names = command_names(app);
    std::string text{kBashHead};
    text += fmt::format("            {}) command=$word; break ;;\n", fmt::join(names, " | "));
    text += "        esac\n    done\n    case $command:$previous in\n";
    for (const Command& command : commands) text += bash_value_cases(command);
    for (const Command& command : commands) text += bash_word_case(command, {});
    Command top = command_of(app, app);
    top.name.clear();
    text += bash_word_case(top, names);
    text += kBashTail;
    return text;
}

std::string zsh_completion(const CLI::App& app) {
    const std::vector<Command> commands = commands_of(app);
    std::string text{kZshHead};
    for (const Command& command : commands)
        text += fmt::format("        {}\n", quoted_for_shell(command.name + ':' + command.description));
    text += "    )\n    _arguments -C";
    text += zsh_arguments(command_of(app, app), "        ");
    text += " \\\n        '1:command:->command' \\\n        '*::argument:->argument' && return\n";
    text += "    case $state in\n        command) _describe command commands ;;\n        argument)\n";
    text += "            case $words[1] in\n";
    for (const Command& command : commands) {
        text += fmt::format("                {})\n                    _arguments{} ;;\n", command.name,
                            zsh_arguments(command, "                        "));
    }
    text += kZshTail;
    return text;
}

enum class Shell : std::uint8_t { bash, zsh };

constexpr std::array<Choice<Shell>, 2> kShells{{{"bash", Shell::bash}, {"zsh", Shell::zsh}}};

}  // namespace

void add_completion(CLI::App& app, Action& action) {
    CLI::App* command =
        app.add_subcommand("completion", "Print the script by which a shell completes this command line");
    command->footer(
        "Examples:\n"
        "  source <(janggun completion bash)\n"
        "  janggun completion zsh >~/.zfunc/_janggun");
    auto shell = std::make_shared<Shell>(Shell::bash);
    add_choice_option(*command, "shell", *shell, kShells, "The shell")->required();
    command->callback([&app, &action, shell] {
        action = [&app, shell](const Console& console) {
            console.out << (*shell == Shell::bash ? bash_completion(app) : zsh_completion(app));
            return kDone;
        };
    });
}

}  // namespace janggun::cli
