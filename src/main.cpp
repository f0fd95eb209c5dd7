#include <cstdlib>
#include <iostream>
#include <string_view>

#include "janggun/cli/cli.hpp"
#include "janggun/util/interruptible_input.hpp"
#include "janggun/util/terminal.hpp"

namespace {

// The value of an environment variable; empty if it is not set.
std::string_view variable(const char* name) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody sets it
    return value == nullptr ? std::string_view{} : value;
}

}  // namespace

int main(int argc, char** argv) {
    using janggun::util::is_terminal;
    using janggun::util::StandardStream;
    std::ios::sync_with_stdio(false);
    janggun::util::InterruptibleInput input;
    std::istream in{&input};  // tied to nothing: a search writes while the next line is read
    janggun::cli::Console console{in, std::cout, std::cerr};
    console.in_is_terminal = is_terminal(StandardStream::in);
    console.out_is_terminal = is_terminal(StandardStream::out);
    console.err_is_terminal = is_terminal(StandardStream::err);
    console.no_color = !variable("NO_COLOR").empty();
    console.input = &input;
    console.edits_lines =
        console.in_is_terminal && console.out_is_terminal && janggun::util::can_edit_lines(variable("TERM"));
    console.columns = [] { return janggun::util::terminal_columns(StandardStream::out); };
    return janggun::cli::run(argc, argv, console);
}
