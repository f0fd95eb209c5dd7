#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "janggun/board/move.hpp"
#include "janggun/util/assert.hpp"

namespace janggun::search {

// Moves and what they are worth, from which the best is taken.
class Candidates {
  public:
    struct Candidate {
        board::Move move;
        int worth = 0;
    };

    // Nothing is cleared, for a picker is made at every node, and nothing read that was not written.
    // NOLINTNEXTLINE(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)
    Candidates() noexcept {}

    [[nodiscard]] bool empty() const noexcept { return count_ == 0; }
    void add(board::Move move, int worth) noexcept {
        put(count_, worth, std::bit_cast<RawMove>(move));
        ++count_;
    }

    // Of equals the one that stands first. The last one takes its place.
    [[nodiscard]] Candidate take_best() noexcept {
        int best = keys_[0];
        for (std::size_t i = 1; i < count_; ++i) best = std::max(best, keys_[i]);
        const std::size_t place = place_in(best);
        const Candidate taken{std::bit_cast<board::Move>(moves_[place]), worth_in(best)};
        --count_;
        put(place, worth_in(keys_[count_]), moves_[count_]);
        return taken;
    }
    [[nodiscard]] Candidate take_last() noexcept {
        --count_;
        return {std::bit_cast<board::Move>(moves_[count_]), worth_in(keys_[count_])};
    }

  private:
    // A worth, and below it where the move stands, so that the greatest key says all of the best, which takes
    // no branch to find.
    static constexpr int kMostPlace = 255;
    static_assert(board::kMaxMoves <= kMostPlace);

    using RawMove = std::uint16_t;

    void put(std::size_t place, int worth, RawMove move) noexcept {
        JANGGUN_ASSERT(place < keys_.size());
        keys_[place] = worth * (kMostPlace + 1) + (kMostPlace - static_cast<int>(place));
        moves_[place] = move;
    }
    [[nodiscard]] static int worth_in(int key) noexcept { return key >> 8U; }
    [[nodiscard]] static std::size_t place_in(int key) noexcept {
        return static_cast<std::size_t>(kMostPlace - (key & kMostPlace));
    }

    // Apart from the moves, so that several are compared at once.
    std::array<int, board::kMaxMoves> keys_;
    std::array<RawMove, board::kMaxMoves> moves_;
    std::size_t count_ = 0;
};

}  // namespace janggun::search
