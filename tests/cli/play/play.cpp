#include "cli/play/play.hpp"

#include <cstddef>

namespace janggun::cli_test {

namespace {

std::vector<std::string> with_quick_engine(const std::vector<std::string>& arguments) {
    std::vector<std::string> all{"play", "--depth", "1", "--hash", "1"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return all;
}

}  // namespace

Outcome play(const std::vector<std::string>& arguments, const std::string& typed) {
    return run(with_quick_engine(arguments), {.in = typed});
}

Outcome play_at_terminal(const std::vector<std::string>& arguments, const std::string& typed) {
    return run(with_quick_engine(arguments), {.in = typed, .in_is_terminal = true});
}

bool holds(const std::string& text, const std::vector<std::string>& fragments) {
    std::size_t at = 0;
    for (const std::string& fragment : fragments) {
        at = text.find(fragment, at);
        if (at == std::string::npos) return false;
        at += fragment.size();
    }
    return true;
}

std::size_t count_of(const std::string& text, const std::string& fragment) {
    std::size_t count = 0;
    for (std::size_t at = text.find(fragment); at != std::string::npos; at = text.find(fragment, at + 1))
        ++count;
    return count;
}

}  // namespace janggun::cli_test
