#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/train/record.hpp"
#include "janggun/train/settings.hpp"

// Games for tests, and the files that hold them.

namespace janggun::train_test {

// Of short games that take no time.
[[nodiscard]] train::Settings quick_settings();

// From the set-ups of both sides.
[[nodiscard]] train::GameRecord game_of(const std::vector<std::string>& random_moves,
                                        const std::vector<std::string>& moves,
                                        const std::vector<int>& scores);

// A game under each rule set, no two of them alike.
[[nodiscard]] std::vector<train::GameRecord> some_games();

// The file that holds them, made with quick_settings().
[[nodiscard]] std::string some_file();

// Gone, with what is written to it, when the test is over.
class TemporaryPath {
  public:
    TemporaryPath();
    TemporaryPath(const TemporaryPath&) = delete;
    TemporaryPath(TemporaryPath&&) = delete;
    TemporaryPath& operator=(const TemporaryPath&) = delete;
    TemporaryPath& operator=(TemporaryPath&&) = delete;
    ~TemporaryPath();

    [[nodiscard]] std::string text() const { return path_.string(); }
    [[nodiscard]] std::string bytes() const;
    void write(std::string_view bytes) const;

  private:
    std::filesystem::path path_;
};

}  // namespace janggun::train_test
