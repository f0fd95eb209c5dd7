#pragma once

#include <algorithm>

#include "janggun/board/move.hpp"
#include "janggun/search/limits.hpp"
#include "janggun/util/static_vector.hpp"

namespace janggun::search {

// The principal variation from a node on, as far as it is known.
class Line {
  public:
    void clear() noexcept { moves_.clear(); }
    // The line becomes `first`, followed by `rest`.
    void set(board::Move first, const Line& rest) noexcept {
        moves_.clear();
        moves_.push_back(first);
        for (const board::Move move : rest.moves_) moves_.push_back(move);
    }

    [[nodiscard]] const board::Move* begin() const noexcept { return moves_.begin(); }
    [[nodiscard]] const board::Move* end() const noexcept { return moves_.end(); }

  private:
    util::StaticVector<board::Move, kMostPlies + 1> moves_;
};

}  // namespace janggun::search
