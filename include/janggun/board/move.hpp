#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "janggun/board/square.hpp"
#include "janggun/util/static_vector.hpp"

namespace janggun::board {

// A move says from where to where. The pass is a move from the king's square to itself.
class Move {
  public:
    constexpr Move() noexcept = default;
    constexpr Move(Square from, Square to) noexcept : from_{from}, to_{to} {}

    [[nodiscard]] static constexpr Move none() noexcept { return {}; }
    [[nodiscard]] static constexpr Move pass(Square king) noexcept { return {king, king}; }

    [[nodiscard]] constexpr Square from() const noexcept { return from_; }
    [[nodiscard]] constexpr Square to() const noexcept { return to_; }
    [[nodiscard]] constexpr bool is_none() const noexcept { return from_.is_none(); }
    [[nodiscard]] constexpr bool is_pass() const noexcept { return from_ == to_ && !is_none(); }
    [[nodiscard]] constexpr Move reversed() const noexcept { return {to_, from_}; }

    friend constexpr bool operator==(Move, Move) noexcept = default;

  private:
    Square from_;
    Square to_;
};

// More moves than any position has: 2 chariots x 21, 2 cannons x 17, 2 horses x 8, 2 elephants x 8, 5
// soldiers (3 each and 2 more in a palace's centre), king and guards (14 in a palace of nine points), the
// pass: 140. Some entries are spare: the tail of a list writes up to nine moves before it counts them.
inline constexpr std::size_t kMaxMoves = 152;

using MoveList = util::StaticVector<Move, kMaxMoves>;

static_assert(sizeof(Move) == 2);
static_assert(sizeof(MoveList) == 312);

// "a1a2"; the pass as the king's square twice, "e2e2".
[[nodiscard]] std::string to_string(Move move);

// The move that `text` spells, whether or not it can be played; nothing for any other text.
[[nodiscard]] std::optional<Move> parse_move(std::string_view text);

}  // namespace janggun::board
