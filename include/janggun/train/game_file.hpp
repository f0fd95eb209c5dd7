#pragma once

#include <functional>
#include <string>

#include "janggun/train/record.hpp"
#include "janggun/train/settings.hpp"
#include "janggun/util/append_file.hpp"
#include "janggun/util/file_claim.hpp"

namespace janggun::train {

// A file of games that are made one after another, perhaps in several runs of the program.
class GameFile {
  public:
    using Visit = std::function<void(const GameRecord&)>;

    // Begins a file, or continues one that was made with the same settings: `visit` is told the games that it
    // holds, and a last one that was not written to its end is cut off. Throws util::InputError if the file
    // is another one, is damaged, is being written by somebody else, or cannot be written.
    GameFile(const std::string& path, const Settings& settings, const Visit& visit);

    void append(const GameRecord& game);

  private:
    util::AppendFile file_;
    util::FileClaim claim_;
};

}  // namespace janggun::train
