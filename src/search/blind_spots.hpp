#pragma once

#include <cstdint>

#include "janggun/board/move.hpp"
#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"
#include "janggun/game/verdict.hpp"
#include "janggun/util/rng.hpp"

namespace janggun::search {

// The moves that a weak player does not see during one search, wherever on a line they come. They are chosen
// by from and to squares, so that a threat is seen or not, whatever is done about it. Leaps and long lines
// are the hardest to see; a recapture is always seen, and so is every way out of check.
class BlindSpots {
  public:
    BlindSpots() = default;
    BlindSpots(int per_thousand, std::uint64_t seed) noexcept : per_thousand_{per_thousand}, seed_{seed} {}

    // Whether a move of this position is hidden. `last` is the ply that led to the position.
    [[nodiscard]] bool hide(const board::Position& position, board::Move move,
                            const game::PlyRecord& last) const noexcept {
        return per_thousand_ != 0 && may_hide(position, move, last);
    }

  private:
    static constexpr std::uint32_t kFullWeight = 8;

    [[nodiscard]] bool may_hide(const board::Position& position, board::Move move,
                                const game::PlyRecord& last) const noexcept {
        if (last.in_check) return false;
        if (!last.move.is_none() && move.to() == last.move.to() && last.captures) return false;
        constexpr std::uint32_t kAll = 1000 * kFullWeight;
        util::Rng luck{seed_ ^ (std::uint64_t{move.from().index()} << 8U) ^ move.to().index()};
        return luck.below(kAll) < static_cast<std::uint32_t>(per_thousand_ * weight(position, move));
    }

    // How easily a move is overlooked.
    [[nodiscard]] static int weight(const board::Position& position, board::Move move) noexcept {
        using board::PieceType;
        if (move.is_pass()) return 2 * static_cast<int>(kFullWeight);  // a thought for good players
        if (position.at(move.to()).is_none()) return 8;
        switch (position.at(move.from()).type()) {
            case PieceType::elephant:
            case PieceType::cannon: return 8;
            case PieceType::horse: return 6;
            case PieceType::chariot: return 4;
            case PieceType::soldier:
            case PieceType::guard:
            case PieceType::king: return 2;
        }
        return 8;
    }

    int per_thousand_ = 0;
    std::uint64_t seed_ = 0;
};

}  // namespace janggun::search
