#include "play/game.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "input.hpp"
#include "janggun/util/assert.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"

namespace janggun::cli {

using util::InputError;

PlayedGame::PlayedGame(view::Record record) : record_{std::move(record)}, game_{record_.game()} {
    look_for_end();
}

void PlayedGame::play(board::Move move) {
    JANGGUN_ASSERT(!is_over());
    record_.moves.push_back(move);
    game_.play(move);
    look_for_end();
}

void PlayedGame::end_by_word(game::Result result, std::string_view termination) {
    record_.result = result;
    record_.termination = termination;
}

void PlayedGame::reopen() { end_by_word(game::Result::undecided, ""); }

void PlayedGame::take_back() {
    JANGGUN_ASSERT(has_moves());
    reopen();
    record_.moves.pop_back();
    game_ = record_.game();
}

void PlayedGame::look_for_end() {
    const game::Verdict verdict = game_.verdict();
    if (verdict.is_over()) end_by_word(verdict.result, reason_text(verdict));
}

view::Record load_record(const std::string& path) {
    if (path == "-") throw InputError("--load: standard input holds what is typed, not a game");
    std::istringstream unused;
    std::optional<view::Record> record;
    read_file(path, unused, [&](std::istream& stream) {
        try {
            record = view::read_record(stream);
        } catch (const InputError& error) {
            check_read(stream, path);
            throw InputError(fmt::format("{}: {}", util::in_quotes(path, kLongestPath), error.what()));
        }
    });
    return *record;
}

void write_record(const std::string& path, const view::Record& record) {
    errno = 0;
    std::ofstream file{path, std::ios::binary};
    file << record_text(record);
    file.close();
    if (!file) {
        throw InputError(fmt::format("cannot write {}: {}", util::in_quotes(path, kLongestPath),
                                     std::generic_category().message(errno)));
    }
}

std::string next_free_name(const std::string& path) {
    const std::filesystem::path named{path};
    std::string name;
    std::error_code ignored;
    int number = 2;
    do {
        const std::string numbered =
            fmt::format("{}-{}{}", named.stem().string(), number, named.extension().string());
        name = (named.parent_path() / numbered).string();
        ++number;
    } while (std::filesystem::exists(name, ignored));
    return name;
}

}  // namespace janggun::cli
