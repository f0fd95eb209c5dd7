#include <array>
#include <memory>
#include <ostream>

#include "choices.hpp"
#include "commands.hpp"
#include "completion.hpp"

namespace janggun::cli {

namespace {

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
