#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "janggun/board/move.hpp"
#include "janggun/eval/outlook.hpp"
#include "janggun/eval/score.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/search/table.hpp"

namespace janggun::search {

// One line of play that a search reports.
struct Info {
    int depth = 0;
    int selective_depth = 0;
    int multipv = 1;  // its number, best first
    eval::Centipawns score;
    eval::Outlook chances;
    eval::Score units;  // the same as the search itself counts
    Bound bound = Bound::exact;
    std::uint64_t nodes = 0;
    Milliseconds time{0};
    std::uint64_t nodes_per_second = 0;
    int hash_permille = 0;
    std::vector<board::Move> line;
};

// What a search came to. No move where the game is over.
struct Outcome {
    board::Move best;
    board::Move ponder;       // the expected answer, or none
    std::vector<Info> lines;  // the last report of each line, best first; one at least
    std::uint64_t nodes = 0;
};

// Is told what a search finds, from the search's own thread.
class Listener {
  public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener(Listener&&) = delete;
    Listener& operator=(const Listener&) = delete;
    Listener& operator=(Listener&&) = delete;
    virtual ~Listener() = default;

    virtual void on_info(const Info& /*info*/) {}
    // Once for every search, the last thing it says.
    virtual void on_done(const Outcome& /*outcome*/) {}
};

}  // namespace janggun::search
