#include "play_dialogue.hpp"

#include <istream>
#include <ostream>

#include "input.hpp"
#include "janggun/util/assert.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

bool Dialogue::is_broken() const { return !console_.out; }

void Dialogue::say(std::string_view text) { console_.out << text << '\n'; }

std::optional<std::string> Dialogue::ask(std::string_view prompt) {
    console_.out << prompt;
    if (!has_person()) console_.out << '\n';  // the answer is not seen behind it
    console_.out << std::flush;
    std::string line;
    if (std::getline(console_.in, line)) return line;
    check_read(console_.in, "standard input");
    if (has_person()) console_.out << '\n';
    return std::nullopt;
}

bool Dialogue::confirm(std::string_view question) {
    JANGGUN_ASSERT(has_person());
    const std::optional<std::string> answer = ask(question);
    if (!answer) return false;
    const std::string_view word = util::trim(*answer);
    return word.starts_with('y') || word.starts_with('Y');
}

}  // namespace janggun::cli
