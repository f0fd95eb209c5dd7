#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include "input.hpp"
#include "janggun/util/error.hpp"
#include "janggun/util/text.hpp"
#include "janggun/view/words.hpp"
#include "play/game.hpp"
#include "play/session.hpp"

// Saving games, and leaving the session.

namespace janggun::cli {

using util::in_quotes;
using util::InputError;

bool PlaySession::has_unsaved_moves() const { return game_ && game_->has_moves() && !is_saved_; }

bool PlaySession::is_to_be_kept() const {
    return !kept_in_.empty() && game_ && game_->has_moves() && !is_kept_;
}

// Whether the file may be written: it overwrites no other one, or a person agrees.
bool PlaySession::may_write(const std::string& path) {
    std::error_code ignored;
    const bool is_its_own = std::find(written_.begin(), written_.end(), path) != written_.end();
    if (is_its_own || !std::filesystem::exists(path, ignored)) return true;
    const std::string name = in_quotes(path, kLongestPath);
    if (!dialogue_.has_person()) throw InputError(name + " exists already: save under another name");
    return dialogue_.confirm(name + " exists already. Write over it? (yes or no) ");
}

void PlaySession::save(std::string_view argument) {
    const std::string& usual = settings_.file.empty() ? kept_in_ : settings_.file;
    const std::string path{argument.empty() ? std::string_view{usual} : argument};
    if (path.empty()) throw InputError("save it where? write the name of a file too, as in save game.txt");
    if (!may_write(path)) {
        dialogue_.say("Not saved.");
        return;
    }
    write_record(path, game_->record());
    written_.push_back(path);
    settings_.file = path;
    is_saved_ = true;
    is_kept_ = is_kept_ || path == kept_in_;
    dialogue_.say("Saved as " + in_quotes(path, kLongestPath) + ".");
}

// Saves outside of a command: an error is printed, and the game is not saved.
void PlaySession::try_to_save(std::string_view path) {
    try {
        save(path);
    } catch (const InputError& error) {
        dialogue_.say(error.what());
    }
}

void PlaySession::keep_game() {
    if (is_to_be_kept()) try_to_save(kept_in_);
}

void PlaySession::change_files() {
    const bool is_taken = std::find(written_.begin(), written_.end(), kept_in_) != written_.end();
    if (is_taken) kept_in_ = next_free_name(settings_.save_file);
    settings_.file.clear();
    written_.clear();
}

// Asks until the game is saved, or the person would rather leave.
void PlaySession::offer_to_save() {
    while (has_unsaved_moves()) {
        const std::string& file = settings_.file;
        const std::optional<std::string> answer =
            dialogue_.ask(file.empty() ? "Save the game? Write the name of a file, or no: "
                                       : fmt::format("Save the game as {}? (yes, no, or another name) ",
                                                     in_quotes(file, kLongestPath)));
        if (!answer) return;
        const std::string name{util::trim(*answer)};
        const std::string word = util::lower(name);
        if (word.empty() || word == "no" || word == "n") return;
        if (word != "yes" && word != "y") {
            try_to_save(name);
        } else if (!file.empty()) {
            try_to_save(file);
        }
    }
}

int PlaySession::leave() {
    keep_game();
    if (dialogue_.has_person()) offer_to_save();
    const bool is_lost = has_unsaved_moves();
    dialogue_.say(is_lost ? "Goodbye. The game was not saved." : "Goodbye.");
    return is_to_be_kept() && !dialogue_.has_person() ? kDifferent : kDone;
}

}  // namespace janggun::cli
