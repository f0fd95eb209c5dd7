#include <cstdlib>
#include <iostream>

#include "janggun/cli/cli.hpp"
#include "janggun/util/terminal.hpp"

int main(int argc, char** argv) {
    using janggun::util::is_terminal;
    using janggun::util::StandardStream;
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);                                 // a search writes while the next line is read
    const char* const no_color = std::getenv("NO_COLOR");  // NOLINT(concurrency-mt-unsafe): nobody sets it
    return janggun::cli::run(
        argc, argv,
        {std::cin, std::cout, std::cerr, is_terminal(StandardStream::out), is_terminal(StandardStream::err),
         no_color != nullptr && *no_color != '\0', is_terminal(StandardStream::in)});
}
