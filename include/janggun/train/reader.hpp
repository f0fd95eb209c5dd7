#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "janggun/train/record.hpp"
#include "janggun/train/settings.hpp"

namespace janggun::train {

// Reads a file of games, one at a time, and checks all of it: games that it returns can be replayed. Any
// error is a util::InputError that names the file and the byte.
class GameReader {
  public:
    // `name` is how messages call the stream.
    GameReader(std::istream& stream, std::string name);

    [[nodiscard]] const Settings& settings() const noexcept { return settings_; }

    // The next game; nothing after the last complete one.
    [[nodiscard]] std::optional<GameRecord> next();

    template <class Visit>
    void for_each(Visit&& visit) {
        while (const std::optional<GameRecord> game = next()) visit(*game);
    }

    [[nodiscard]] std::int64_t games() const noexcept { return games_; }
    // The offset after the last complete game that was read.
    [[nodiscard]] std::uint64_t offset() const noexcept { return offset_; }
    // The bytes after it of a game that was not written to its end, known once next() has returned nothing.
    [[nodiscard]] std::uint64_t torn_bytes() const noexcept { return torn_bytes_; }

  private:
    [[nodiscard]] std::string take(std::size_t count);
    void read_header();
    // A game whose lists of moves have their final lengths but no contents.
    [[nodiscard]] GameRecord read_start(std::string_view bytes) const;
    // Fills in the lists as far as there are bytes.
    void read_moves(GameRecord& game, std::string_view bytes) const;
    // Throws; `at` is counted from the first byte of the header or the game.
    [[noreturn]] void refuse(std::size_t at, const std::string& what) const;

    std::istream& stream_;
    std::string name_;
    Settings settings_;
    std::int64_t games_ = 0;
    std::uint64_t offset_ = 0;
    std::uint64_t torn_bytes_ = 0;
};

}  // namespace janggun::train
