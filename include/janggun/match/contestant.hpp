#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace janggun::match {

// The two that play a match, whichever side each has in a game.
enum class Contestant : std::uint8_t { a, b };

inline constexpr std::array kContestants{Contestant::a, Contestant::b};

[[nodiscard]] constexpr Contestant other(Contestant contestant) noexcept {
    return contestant == Contestant::a ? Contestant::b : Contestant::a;
}
[[nodiscard]] constexpr std::size_t index(Contestant contestant) noexcept {
    return static_cast<std::size_t>(contestant);
}
[[nodiscard]] constexpr char letter(Contestant contestant) noexcept {
    return contestant == Contestant::a ? 'A' : 'B';
}

}  // namespace janggun::match
