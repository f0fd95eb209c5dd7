#include "help.hpp"

#include <cstddef>
#include <string_view>

#include "janggun/util/text.hpp"

namespace janggun::cli {

namespace {

constexpr std::size_t kLineWidth = 80;
constexpr std::size_t kLeftWidth = 24;

// Wraps words into lines of at most kLineWidth. The first line follows `indent` characters.
std::string wrapped(std::string_view words, std::size_t indent) {
    std::string text;
    std::size_t column = indent;
    for (const std::string_view word : util::split_words(words)) {
        const bool is_first = column == indent;
        if (!is_first && column + 1 + word.size() > kLineWidth) {
            text += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!is_first) {
            text += ' ';
            ++column;
        }
        text += word;
        column += word.size();
    }
    return text + '\n';
}

// Puts `left` and `right` side by side, or `right` below if `left` is too long.
std::string in_columns(const std::string& left, std::string_view right) {
    std::string text = "  " + left;
    if (text.size() + 2 > kLeftWidth) {
        text += '\n' + std::string(kLeftWidth, ' ');
    } else {
        text.resize(kLeftWidth, ' ');
    }
    return text + wrapped(right, kLeftWidth);
}

}  // namespace

HelpFormatter::HelpFormatter() {
    label("OPTIONS", "OPTION ...");
    label("SUBCOMMAND", "COMMAND");
}

std::string HelpFormatter::make_description(const CLI::App* app) const {
    return wrapped(app->get_description(), 0);
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    const std::string type = option->get_type_size() == 0 ? std::string{} : option->get_type_name();
    return type.empty() ? type : ' ' + type;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const {
    std::string text = option->get_description();
    if (!option->get_required() && !option->get_default_str().empty())
        text += " (default: " + option->get_default_str() + ')';
    return text;
}

std::string HelpFormatter::make_option(const CLI::Option* option, bool is_positional) const {
    return in_columns(make_option_name(option, is_positional) + make_option_opts(option),
                      make_option_desc(option));
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
    return in_columns(command->get_name(), command->get_description());
}

}  // namespace janggun::cli
