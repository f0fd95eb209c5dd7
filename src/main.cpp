#include <iostream>

#include "janggun/cli/cli.hpp"
#include "janggun/util/terminal.hpp"

int main(int argc, char** argv) {
    using janggun::util::is_terminal;
    using janggun::util::StandardStream;
    std::ios::sync_with_stdio(false);
    return janggun::cli::run(
        argc, argv,
        {std::cin, std::cout, std::cerr, is_terminal(StandardStream::out), is_terminal(StandardStream::err)});
}
