#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "janggun/board/kind_table.hpp"
#include "janggun/board/square.hpp"
#include "janggun/board/types.hpp"
#include "janggun/util/rng.hpp"

// The random numbers of which keys are made. Pieces of one side and type share theirs: two positions that
// differ only in which chariot stands where are the same position.

namespace janggun::board::zobrist {

struct Keys {
    ByKindAndCell<std::uint64_t> pieces{};
    std::uint64_t han_to_move = 0;
    // A number for each value of Passes.
    std::array<std::uint64_t, 3> passes{};
};

namespace detail {

constexpr Keys make_keys() {
    util::Rng rng{0x4A616E6767756EULL};  // "Janggun"
    Keys keys;
    for (std::uint64_t& key : keys.pieces) key = rng.next();
    keys.han_to_move = rng.next();
    keys.passes = {0, rng.next(), rng.next()};
    return keys;
}

inline constexpr Keys kKeys = make_keys();

}  // namespace detail

[[nodiscard]] constexpr std::uint64_t piece_key(PieceId id, Square square) noexcept {
    return detail::kKeys.pieces[kind_and_cell(id, square)];
}
[[nodiscard]] constexpr std::uint64_t turn_key() noexcept { return detail::kKeys.han_to_move; }
[[nodiscard]] constexpr std::uint64_t pass_key(std::size_t passes) noexcept {
    return detail::kKeys.passes[passes];
}

}  // namespace janggun::board::zobrist
