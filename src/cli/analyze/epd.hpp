#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/game/game.hpp"
#include "janggun/search/report.hpp"
#include "janggun/util/line_reader.hpp"

namespace janggun::cli {

// A position of an EPD file and what a search of it should find.
struct Epd {
    game::Game game;
    std::string id;                  // fit to be printed
    std::vector<board::Move> best;   // bm: one of them should be played
    std::vector<board::Move> avoid;  // am: none of them should be played
    std::optional<int> mate;         // dm: a mate in that many moves should be found

    [[nodiscard]] bool is_test() const noexcept { return !best.empty() || !avoid.empty() || mate; }
};

// `FEN ; bm a1a2 ; id "x"` or `FEN bm a1a2; id "x";`, with `variant NAME` for a rule set other than the
// default. Other operations are allowed and mean nothing here. Nothing for a blank line or a comment (#).
// Throws util::InputError for a line that is wrong.
[[nodiscard]] std::optional<Epd> parse_epd(std::string_view line, game::RuleSet default_rules);

// Whether the search did all that was expected.
[[nodiscard]] bool is_passed(const Epd& epd, const search::Outcome& outcome);

// Every `count`-th position, beginning with position `first`, which counts from 1.
struct Shard {
    std::size_t first = 1;
    std::size_t count = 1;

    [[nodiscard]] bool holds(std::size_t number) const noexcept {
        return number >= first && (number - first) % count == 0;
    }
};

// A position of a file, or what is wrong with its line.
struct EpdEntry {
    std::size_t index = 0;   // among the positions that were asked for, from 0
    std::size_t number = 0;  // among all positions of the file, from 1
    std::size_t line = 0;    // among all lines of the file, from 1
    std::optional<Epd> epd;
    std::string error;  // what is wrong, if there is no position
};

// The positions of a stream one by one.
class EpdReader {
  public:
    EpdReader(std::istream& lines, game::RuleSet default_rules, Shard shard)
        : lines_{lines}, default_rules_{default_rules}, shard_{shard} {}

    // The next position of the shard; nothing at the end.
    [[nodiscard]] std::optional<EpdEntry> next();

  private:
    util::LineReader lines_;
    game::RuleSet default_rules_;
    Shard shard_;
    std::size_t index_ = 0;
    std::size_t number_ = 0;
};

}  // namespace janggun::cli
