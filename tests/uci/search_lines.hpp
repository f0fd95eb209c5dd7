#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dialogue.hpp"
#include "janggun/game/game.hpp"

namespace janggun::uci_test {

// A line of play as the protocol spells it.
struct InfoLine {
    std::int64_t depth = 0;
    std::int64_t selective_depth = 0;
    std::int64_t multipv = 0;
    bool is_mate = false;
    std::int64_t score = 0;  // in centipawns, or moves to the mate
    std::string bound;       // "", "lowerbound" or "upperbound"
    std::optional<std::array<std::int64_t, 3>> wdl;
    std::int64_t nodes = 0;
    std::int64_t nodes_per_second = 0;
    std::int64_t hash_permille = 0;
    std::int64_t time = 0;
    std::vector<std::string> moves;
};

// Nothing where the line has not exactly the form
//   info depth D seldepth S multipv M score cp|mate X [bound] [wdl W D L] nodes N nps P hashfull H tbhits 0
//   time MS pv MOVE ...
// with one blank between words and whole numbers.
[[nodiscard]] std::optional<InfoLine> parse_info(std::string_view line);

// The lines of that form among `lines`, and the last of them; the test fails where there is none.
[[nodiscard]] std::vector<InfoLine> info_lines(const Lines& lines);
[[nodiscard]] InfoLine last_info(const Lines& lines);

// A game under the named rules after what follows `position`, as in "startpos moves a4a5".
[[nodiscard]] game::Game game_at(std::string_view rule_set, const std::string& position);

// Whether the moves can be played one after another from where the game stands.
[[nodiscard]] bool are_playable(game::Game game, const std::vector<std::string>& moves);

// Whether it is "bestmove MOVE" or "bestmove MOVE ponder MOVE" with moves that can be played.
[[nodiscard]] bool is_best_move(const std::string& line, const game::Game& game);

// What is wrong with all that a search of this game said, or nothing: the last line is the only best move,
// there is a score before it, and every line has its form and can be played.
[[nodiscard]] std::string faults(const Lines& search, const game::Game& game);
// At the start position under default rules.
[[nodiscard]] std::string faults(const Lines& search);

}  // namespace janggun::uci_test
