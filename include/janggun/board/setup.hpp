#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "janggun/board/position.hpp"
#include "janggun/board/types.hpp"

namespace janggun::board {

// The four ways to set up the horses and elephants of a back rank, which each side chooses before the game.
// Left and right are the side's own; the outer point of each wing is the one next to the chariot.
enum class Setup : std::uint8_t {
    inner,  // elephants inside: horse elephant . elephant horse (the start position of most programs)
    outer,  // elephants outside: elephant horse . horse elephant
    left,   // the left elephant outside: elephant horse . elephant horse
    right,  // the right elephant outside: horse elephant . horse elephant
};

inline constexpr std::array kSetups{Setup::inner, Setup::outer, Setup::left, Setup::right};

// The place of a set-up in kSetups.
[[nodiscard]] constexpr std::size_t index(Setup setup) noexcept { return static_cast<std::size_t>(setup); }

[[nodiscard]] std::string_view name(Setup setup) noexcept;
// "안상" and so on.
[[nodiscard]] std::string_view korean_name(Setup setup) noexcept;
// The set-up that is called so: by its English name in letters of any case, by its Korean name, or by the
// four letters of b, c, g and h from the side's own left, as in "NBBN" or "HEEH".
[[nodiscard]] std::optional<Setup> setup_named(std::string_view text) noexcept;

// What a set-up is in a mirror, where left and right change places.
[[nodiscard]] constexpr Setup mirrored(Setup setup) noexcept {
    if (setup == Setup::left) return Setup::right;
    return setup == Setup::right ? Setup::left : setup;
}

// One of the 16 start positions.
[[nodiscard]] Position start_position(Setup cho, Setup han, Facing facing = Facing::ignored);

// The board turned round, so that each side has what the other had, and the other side to move.
[[nodiscard]] Position with_sides_exchanged(const Position& position);

}  // namespace janggun::board
